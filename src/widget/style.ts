/** Style as a sheet that is made, not an element: that is open under every policy of a page. */
export function adoptStyle(root: ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
