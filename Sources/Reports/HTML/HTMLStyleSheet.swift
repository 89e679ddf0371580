/// The style of reports in HTML.
enum HTMLStyleSheet {
  /// Which schemes browsers may show the page in.
  static func colorScheme(of scheme: PictureColorScheme) -> StaticString {
    scheme == .dark ? "dark" : "light"
  }

  /// The colours that everything else refers to.
  static func colors(of scheme: PictureColorScheme) -> StaticString {
    scheme == .dark ? dark : light
  }

  private static let light: StaticString = """
    :root{--page:#f2f2f7;--card:#fff;--border:#ececed;--text:#000;--quiet:#5f5f66;--line:#e2e2e6;\
    --accent:#4f4dc4}

    """

  private static let dark: StaticString = """
    :root{--page:#000;--card:#1c1c1e;--border:#2f2f32;--text:#fff;--quiet:#a7a7ae;--line:#3a3a3d;\
    --accent:#9e9cff}

    """

  static let layout: StaticString = """
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;scroll-padding-top:16px}
    body{margin:0;background:var(--page);color:var(--text);\
    font:15px/1.45 Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
    a{color:var(--accent)}
    .frame{display:flex;align-items:flex-start;max-width:1376px;margin:0 auto}
    main{flex:1;min-width:0;padding:24px}
    .row{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));gap:16px;margin-bottom:16px}
    .row>*{margin:0;min-width:0}
    .w1{grid-column:span 1}.w2{grid-column:span 2}.w3{grid-column:span 3}.w4{grid-column:span 4}
    .w5{grid-column:span 5}.w6{grid-column:span 6}.w7{grid-column:span 7}.w8{grid-column:span 8}
    .w9{grid-column:span 9}.w10{grid-column:span 10}.w11{grid-column:span 11}.w12{grid-column:span 12}
    .picture{display:none}
    .picture.wide{display:block}
    .picture svg{display:block;width:100%;height:auto}
    .card{background:var(--card);border:1px solid var(--border);border-radius:16px;padding:16px;\
    overflow-x:auto}
    .text>:first-child{margin-top:0}
    .text>:last-child{margin-bottom:0}
    h1{font-size:24px}
    h2{font-size:16px;line-height:1.3;margin:0 0 8px}
    h3{font-size:15px;margin:12px 0 6px}
    h4,h5,h6{font-size:14px;margin:12px 0 4px}
    p,ul,ol,pre,blockquote{margin:0 0 8px}
    blockquote{padding-inline-start:12px;border-inline-start:3px solid var(--line);color:var(--quiet)}
    code{font:13px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    pre{overflow-x:auto}
    hr{border:0;border-top:1px solid var(--line);margin:12px 0}
    table{border-collapse:collapse;width:100%;font-size:14px;font-variant-numeric:tabular-nums}
    th,td{padding:6px 8px;text-align:start;vertical-align:top;border-bottom:1px solid var(--line)}
    th{font-weight:600;color:var(--quiet);border-bottom-color:var(--quiet)}
    tfoot td{font-weight:600;border-top:1px solid var(--quiet);border-bottom:0}
    .number{text-align:end;white-space:nowrap}
    .data{margin-top:4px;font-size:13px;color:var(--quiet)}
    .data summary{cursor:pointer;display:inline-block;padding:2px 6px;border-radius:6px;list-style:none}
    .data summary::-webkit-details-marker{display:none}
    .data summary::before{content:"\\25B8\\00A0"}
    .data[open] summary::before{content:"\\25BE\\00A0"}
    [dir=rtl] .data:not([open]) summary::before{content:"\\25C2\\00A0"}
    .data table{font-size:13px;color:var(--text)}
    .scroll{overflow-x:auto;padding:4px 6px}
    .side{position:sticky;top:0;width:216px;flex:none;max-height:100vh;overflow-y:auto;\
    padding:32px 0 24px 24px}
    [dir=rtl] .side{padding:32px 24px 24px 0}
    .shop{margin:0 0 8px;padding:0 12px;font-weight:600}
    .side ul,.menu ul{list-style:none;margin:0;padding:0}
    .side a,.menu a{display:block;padding:6px 12px;border-radius:8px;color:var(--quiet);\
    text-decoration:none;overflow-wrap:anywhere}
    .side a:hover,.menu a:hover{background:var(--card);color:var(--text)}
    a:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
    :target{scroll-margin-top:16px}
    .menu{display:none}
    .menu>summary{padding:10px 16px;cursor:pointer;font-weight:600}
    .menu a{padding:10px 16px}
    .spoken{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);\
    white-space:nowrap}
    @media (max-width:1039px){
    .frame{display:block}
    .side{display:none}
    .menu{display:block;position:sticky;top:0;z-index:1;background:var(--page);\
    border-bottom:1px solid var(--line);max-height:100vh;overflow-y:auto}
    html{scroll-padding-top:60px}
    }
    @media (max-width:799px){
    main{padding:16px}
    .m1{grid-column:span 1}.m2{grid-column:span 2}.m3{grid-column:span 3}.m4{grid-column:span 4}
    .m5{grid-column:span 5}.m6{grid-column:span 6}.m7{grid-column:span 7}.m8{grid-column:span 8}
    .m9{grid-column:span 9}.m10{grid-column:span 10}.m11{grid-column:span 11}.m12{grid-column:span 12}
    .picture.wide{display:none}
    .picture.middle{display:block}
    }
    @media (max-width:599px){
    .n1{grid-column:span 1}.n2{grid-column:span 2}.n3{grid-column:span 3}.n4{grid-column:span 4}
    .n5{grid-column:span 5}.n6{grid-column:span 6}.n7{grid-column:span 7}.n8{grid-column:span 8}
    .n9{grid-column:span 9}.n10{grid-column:span 10}.n11{grid-column:span 11}.n12{grid-column:span 12}
    main{padding:8px}
    .row{gap:8px;margin-bottom:8px}
    .picture.middle{display:none}
    .picture.narrow{display:block}
    }
    @media print{
    @page{margin:12mm}
    body{background:none;font-size:11pt}
    .frame{display:block;max-width:none}
    .side,.menu,.data{display:none}
    main{padding:0}
    figure,.picture,h2,h3,tr{break-inside:avoid}
    h2,h3{break-after:avoid}
    thead{display:table-header-group}
    .card{overflow:visible;-webkit-box-decoration-break:clone;box-decoration-break:clone}
    *{-webkit-print-color-adjust:exact;print-color-adjust:exact}
    }

    """
}
