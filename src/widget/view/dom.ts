type Child = Node | string | null | undefined | false
type Attributes = Readonly<Record<string, string | boolean | null | undefined>>

/** Creates an element. Strings become text nodes only. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) set(element, name, value)
  element.append(
    ...children.filter((child) => child !== null && child !== undefined && child !== false),
  )
  return element
}

/** Sets an attribute; false or missing removes it. */
export function set(element: Element, name: string, value: Attributes[string]): void {
  if (value === false || value === null || value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value === true ? '' : value)
}

/** Writes only changes, so that nothing is announced twice. */
export function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

/** A stroked icon in a 24 by 24 box, hidden from assistive technology. */
export function icon(...outlines: readonly string[]): SVGElement {
  return drawing('0 0 24 24', ...outlines.map((d) => ({ d })))
}

export function drawing(viewBox: string, ...paths: readonly Record<string, string>[]): SVGElement {
  const make = (tag: string, attributes: Record<string, string>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    return element as SVGElement
  }
  const svg = make('svg', { viewBox, 'aria-hidden': 'true' })
  svg.append(...paths.map((path) => make('path', path)))
  return svg
}

export function button(
  look: string,
  words: string | { label: string; picture: SVGElement },
  press: () => void,
): HTMLButtonElement {
  const isText = typeof words === 'string'
  const element = h(
    'button',
    { type: 'button', class: look, 'aria-label': isText ? null : words.label },
    isText ? words : words.picture,
  )
  element.addEventListener('click', press)
  return element
}
