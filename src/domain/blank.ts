/**
 * What nobody knows yet when a page is built, such as whose site it is, is left blank in it, and filled in when it
 * is known: ⟦name⟧. What stands only where a fact is said stands between ⟦?name⟧ and ⟦/name⟧ until then.
 */

/** By name; null: nobody says it. */
export type Facts = Readonly<Record<string, string | null>>

const token = /⟦([?/]?\w+)⟧/
const blank = /^⟦(\w+)⟧$/

/** What stands around a part that depends on a fact: nothing, unless the fact is blank itself. */
export function marksAround(fact: string): readonly [before: string, after: string] {
  const [, name] = blank.exec(fact) ?? []
  return name ? [`⟦?${name}⟧`, `⟦/${name}⟧`] : ['', '']
}

/** A part of a text that stands only where a fact is said. */
export function whereSaid(fact: string | null, part: string): string {
  if (!fact) return ''
  const [before, after] = marksAround(fact)
  return before + part + after
}

/** The first blank, or mark of one, in a text; null: it is finished. */
export const blankIn = (text: string): string | null => token.exec(text)?.[0] ?? null

function fill(text: string, facts: Facts, inPlace: (fact: string) => string): string {
  let filled = ''
  /** How many parts we are in that do not stand. */
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

/** Whatever could end a string of a script, of JSON or the script itself: \u003c is < in all of them. */
const endsStrings = /["'`\\$<\p{Cc}\u2028\u2029]/gu
const escapeInString = (fact: string): string =>
  fact.replaceAll(endsStrings, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Fills the blanks of a script or of JSON, where they stand in strings. A property that is unsaid is left out. */
export function fillScript(script: string, facts: Facts): string {
  const said = script.replaceAll(/,"\w+":"⟦(\w+)⟧"/g, (property, name) =>
    factIn(facts, name) === null ? '' : property,
  )
  return fill(said, facts, escapeInString)
}

/** Fills the blanks of a page: in its texts and attributes, and in the data for machines that it carries. */
export function fillPage(html: string, facts: Facts): string {
  const inMarkup = (fact: string) => fact.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
  return html
    .split(/(<script\b[^>]*>[\s\S]*?<\/script>)/)
    .map((part, index) => (index % 2 ? fillScript(part, facts) : fill(part, facts, inMarkup)))
    .join('')
}
