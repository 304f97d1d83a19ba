import { shorten, usedClasses } from '../src/web/served/short-classes.ts'
import { classesOf, compactStyle } from './compact-style.ts'

const styleElement = /(<style>)([\s\S]*?)(<\/style>)/
const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const letters = [...capitals, ...capitals.map((letter) => letter.toLowerCase())]

/** A, B … Z, AA, Ab …: no name of a drawing that scripts bring begins with a capital. */
function shortName(index: number): string {
  const { length } = capitals
  if (index < length) return capitals[index] as string
  const rest = index - length
  const first = shortName(Math.floor(rest / letters.length))
  return first + (letters[rest % letters.length] as string)
}

/**
 * A page that no script takes over, with its style sheet in it, in fewer bytes that look and work the same: of the
 * sheet what this page needs, and each class by a name of a letter or two, the most frequent by the shortest. What
 * its scripts name keeps its name. Other pages come back as they are.
 */
export function compactPage(html: string, scripts: string): string {
  const [, , css] = styleElement.exec(html) ?? []
  if (!css || html.includes('<astro-island')) return html
  const styled = classesOf(css)
  const isNamed = (name: string) =>
    ['"', "'", '`'].some((quote) => scripts.includes(quote + name + quote))
  const uses = new Map<string, number>()
  for (const name of usedClasses(html)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const known = [...uses].filter(([name]) => styled.has(name))
  const renamed = known.filter(([name]) => !isNamed(name)).sort(([, a], [, b]) => b - a)
  const names = new Map([
    ...known.map(([name]) => [name, name] as const),
    ...renamed.map(([name], index) => [name, shortName(index)] as const),
  ])
  const rename = (name: string) => names.get(name) ?? name
  const style = compactStyle(css, (name) => uses.has(name) || isNamed(name), rename)
  const classes = JSON.stringify(Object.fromEntries(names)).replaceAll('>', '\\u003e')
  return shorten(html, (name) => names.get(name) ?? null)
    .replace(styleElement, (_, before, _css, after) => before + style + after)
    .replace(/(<!--part \w+ )null(?=-->)/g, (_, mark) => mark + classes)
}
