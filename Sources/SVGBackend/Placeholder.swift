// SVGBackend
