// ChartEngine
