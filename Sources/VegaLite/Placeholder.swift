// VegaLite
