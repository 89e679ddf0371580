// ChalkboardCharts
