import { importsOf, readSources } from '../test/support/sources.ts'

const foldersOf = (path: string) => path.split('/').slice(1, -1)

/**
 * The files of tests and journeys that import one of these, however far away. What calls over HTTP imports
 * everything: first come those in folders of the same names, the nouns of all rooms, and of these the nearest.
 */
export function nearestTests(paths: readonly string[]): string[] {
  const importers = new Map<string, string[]>()
  for (const source of readSources(['src', 'test', 'scripts'], /\.tsx?$/)) {
    for (const { target } of importsOf(source)) {
      if (target) importers.set(target, [...(importers.get(target) ?? []), source.path])
    }
  }
  // A set goes on with what is added while it is gone through: breadth first.
  const found = new Set(paths)
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer)
  const changed = new Set(paths.flatMap(foldersOf))
  const shared = (path: string) => foldersOf(path).filter((name) => changed.has(name)).length
  return [...found]
    .filter((path) => /\.(test|e2e)\.tsx?$/.test(path))
    .sort((one, other) => shared(other) - shared(one))
}
