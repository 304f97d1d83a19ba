/** The classes of a page that its style sheet knows, by their names in the sources. */
export type ShortClasses = Readonly<Record<string, string>>

const classAttribute = /( class=")([^"]*)(")/g

const classesIn = (value: string): string[] =>
  value
    .replaceAll('&amp;', '&')
    .split(/\s+/)
    .filter((name) => name !== '')

/** The classes that a page uses, as often as it does. */
export const usedClasses = (html: string): string[] =>
  [...html.matchAll(classAttribute)].flatMap(([, , value = '']) => classesIn(value))

/** Ends of elements that the next element says as well. */
const needlessEnds = [
  /<\/option>(?=<option|<\/select>)/g,
  /<\/li>(?=<li|<\/[uo]l>)/g,
  /<\/t[dh]>(?=<t[dh]|<\/tr>)/g,
  /<\/tr>(?=<tr|<\/t(?:head|body|foot|able)>)/g,
]

/** Written between two texts for a script that would take the page over; none does. */
const seams = '<!-- -->'

/** Markup in fewer bytes, each class by its new name; those without one are dropped. */
export function shorten(html: string, nameOf: (name: string) => string | null): string {
  const renamed = html.replaceAll(seams, '').replace(classAttribute, (_, before, value, after) => {
    const kept = classesIn(value).flatMap((name) => nameOf(name) ?? [])
    return kept.length > 0 ? before + kept.join(' ') + after : ''
  })
  return needlessEnds.reduce((so, end) => so.replace(end, ''), renamed)
}
