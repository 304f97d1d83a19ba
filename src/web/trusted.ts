type Rules<T> = { createScriptURL(address: string): T; createHTML(drawing: string): T }
type Factory = { createPolicy(name: string, rules: Rules<string>): Rules<unknown> }

/** Scripts and workers come from here, or from the tool that the operator named in the page. */
function checkAddress(address: string): string {
  const { origin } = new URL(address, location.href)
  const tool = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content
  const isOurs = origin === location.origin || (tool && origin === new URL(tool).origin)
  if (!isOurs) throw new TypeError('Not an address of ours')
  return address
}

/** The one kind of markup that scripts of ours make of text: pictures of this site, in which nothing acts. */
function checkDrawing(drawing: string): string {
  if (
    !/^\s*<svg[\s>]/.test(drawing) ||
    /<script|<foreignObject|\son\w+\s*=|javascript:/i.test(drawing)
  ) {
    throw new TypeError('Not a drawing')
  }
  return drawing
}

const { trustedTypes } = globalThis as { trustedTypes?: Factory }
const rules = { createScriptURL: checkAddress, createHTML: checkDrawing }
const policy: Rules<unknown> = trustedTypes?.createPolicy('karibu', rules) ?? rules

/** The address of a script or worker, as browsers that hold to Trusted Types want it. */
export function trustedAddress(address: string): string {
  // To TypeScript, whose sinks take text only, it is still a text.
  return policy.createScriptURL(address) as string
}

/** A picture as text, to be parsed; likewise. */
export function trustedDrawing(drawing: string): string {
  return policy.createHTML(drawing) as string
}
