/** One import of a source file: what it names and where it stands. */
export type Import = { from: string; specifier: string; line: number }

const statement =
  /(?:^|[;\n\r])\s*(?:import|export)\s+(?:type\s+)?(?:[\w*$,{}\s]+?\s+from\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** Every import and re-export of a file, type-only ones and dynamic ones included. */
export function importsOf(from: string, text: string): Import[] {
  return [...text.matchAll(statement)].map((match) => {
    const specifier = match[1] ?? match[2] ?? ''
    return { from, specifier, line: lineAt(text, match.index + match[0].indexOf(specifier)) }
  })
}

/** The file that an import means, from the project's root; null for packages. */
export function targetOf({ from, specifier }: Import): string | null {
  const room = /^#(domain|contract|phrases)\/(.*)$/.exec(specifier)
  if (room) return `src/${room[1]}/${room[2]}`
  if (!specifier.startsWith('.')) return null
  const parts = from.split('/').slice(0, -1)
  for (const step of specifier.split('?')[0]?.split('/') ?? []) {
    if (step === '..') parts.pop()
    else if (step !== '.') parts.push(step)
  }
  return parts.join('/')
}

/** Files that import each other in a loop: each loop once, as a path that ends where it begins. */
export function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>()
  const circles: string[][] = []
  const walk = (file: string, path: string[]): void => {
    const seenAt = path.indexOf(file)
    if (seenAt >= 0) {
      circles.push([...path.slice(seenAt), file])
      return
    }
    if (done.has(file)) return
    for (const next of graph.get(file) ?? []) walk(next, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) walk(file, [])
  return circles
}
