// As with Apple's framework, a file that imports the charts sees the views too.
@_exported import ChalkboardUI
