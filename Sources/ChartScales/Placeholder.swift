// ChartScales
