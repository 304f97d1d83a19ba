import { importsOf, readSources } from '../test/support/sources.ts'

const foldersOf = (path: string) => path.split('/').slice(1, -1)

/**
 * Tests and journeys that import one of these files, directly or indirectly: first those that are
 * among them. HTTP tests import everything, so folders of the same name (a noun in all rooms) come
 * next, and among those the nearest.
 */
export function nearestTests(paths: readonly string[]): string[] {
  const importers = new Map<string, string[]>()
  for (const source of readSources(['src', 'test', 'scripts'], /\.tsx?$/)) {
    for (const { target } of importsOf(source)) {
      if (target) importers.set(target, [...(importers.get(target) ?? []), source.path])
    }
  }
  // Iterating a set includes items added meanwhile: breadth-first.
  const found = new Set(paths)
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer)
  const changed = new Set(paths.flatMap(foldersOf))
  const nearness = (path: string) =>
    paths.includes(path) ? 100 : foldersOf(path).filter((name) => changed.has(name)).length
  return [...found]
    .filter((path) => /\.(test|e2e)\.tsx?$/.test(path))
    .sort((one, other) => nearness(other) - nearness(one))
}
