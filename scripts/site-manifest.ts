import { createHash } from 'node:crypto'

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** CSP hashes of a page's inline scripts or styles; scripts with a source and data blocks need none. */
export function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))
  const inline = [...blocks].filter(
    ([, attributes = '']) =>
      !/\ssrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes),
  )
  return [...new Set(inline.map(([, , body = '']) => sha256(body)))]
}

/** index.html answers /, tr.html answers /tr, status.html answers /status. */
export function routeOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`
}

/** The first element with a style attribute, which the policy bars; null when there is none. */
export function styleAttributeIn(html: string): string | null {
  const outsideScripts = html.replace(/<script[\s\S]*?<\/script>/g, '')
  return /<[a-z][^>]*\sstyle="[^"]*"/.exec(outsideScripts)?.[0] ?? null
}
