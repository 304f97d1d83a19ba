/**
 * Facts unknown when a page is built, such as the operator's name, are placeholders filled in when
 * served: ⟦name⟧. Text that depends on a fact stands between ⟦?name⟧ and ⟦/name⟧.
 */

/** By name; null: not stated. */
export type Facts = Readonly<Record<string, string | null>>

const token = /⟦([?/]?\w+)⟧/
const blank = /^⟦(\w+)⟧$/

/** Markers around text that depends on a fact; empty unless the fact itself is a placeholder. */
export function markersAround(fact: string): readonly [before: string, after: string] {
  const [, name] = blank.exec(fact) ?? []
  return name ? [`⟦?${name}⟧`, `⟦/${name}⟧`] : ['', '']
}

/** Text shown only if a fact is stated. */
export function ifStated(fact: string | null, part: string): string {
  if (!fact) return ''
  const [before, after] = markersAround(fact)
  return before + part + after
}

/** The first placeholder or marker in a text, or null. */
export const placeholderIn = (text: string): string | null => token.exec(text)?.[0] ?? null

function fill(text: string, facts: Facts, inPlace: (fact: string) => string): string {
  let filled = ''
  /** Nesting depth of sections that are dropped. */
  let unsaid = 0
  for (const [index, part] of text.split(token).entries()) {
    const isText = index % 2 === 0
    if (!isText && part.startsWith('/')) unsaid = Math.max(0, unsaid - 1)
    else if (!isText && part.startsWith('?')) {
      if (unsaid > 0 || factIn(facts, part.slice(1)) === null) unsaid += 1
    } else if (unsaid === 0) filled += isText ? part : inPlace(factIn(facts, part) ?? '')
  }
  return filled
}

function factIn(facts: Facts, name: string): string | null {
  const fact = facts[name]
  if (fact === undefined) throw new Error(`Nothing is known of ${name}`)
  return fact
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Characters that could end a string in a script or JSON, or the script itself: \u003c is < in all of them. */
const endsStrings = /["'`\\$<\p{Cc}\u2028\u2029]/gu
const escapeInString = (fact: string): string =>
  fact.replaceAll(endsStrings, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Fills placeholders within strings of a script or JSON. Properties of an unstated fact are dropped. */
export function fillScript(script: string, facts: Facts): string {
  const said = script.replaceAll(/,"\w+":"⟦(\w+)⟧"/g, (property, name) =>
    factIn(facts, name) === null ? '' : property,
  )
  return fill(said, facts, escapeInString)
}

/** Fills a page: its texts, attributes and embedded data. */
export function fillPage(html: string, facts: Facts): string {
  const inMarkup = (fact: string) => fact.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
  return html
    .split(/(<script\b[^>]*>[\s\S]*?<\/script>)/)
    .map((part, index) => (index % 2 ? fillScript(part, facts) : fill(part, facts, inMarkup)))
    .join('')
}
