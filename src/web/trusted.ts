type Rules<T> = { createScriptURL(address: string): T; createHTML(drawing: string): T }
type Factory = { createPolicy(name: string, rules: Rules<string>): Rules<unknown> }

/** Scripts and workers are from this origin, or the operator's analytics tool. */
function checkAddress(address: string): string {
  const { origin } = new URL(address, location.href)
  const tool = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content
  const isOurs = origin === location.origin || (tool && origin === new URL(tool).origin)
  if (!isOurs) throw new TypeError('Not an address of ours')
  return address
}

/** The only markup our scripts parse: this site's pictures, without anything active. */
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

/** A script or worker URL as Trusted Types require. */
export function trustedAddress(address: string): string {
  // TypeScript's sinks accept strings only.
  return policy.createScriptURL(address) as string
}

/** A picture's markup; likewise. */
export function trustedDrawing(drawing: string): string {
  return policy.createHTML(drawing) as string
}
