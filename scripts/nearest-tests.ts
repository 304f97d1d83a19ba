import { importsOf, readSources } from '../test/support/sources.ts'

/** The files of tests and journeys that import one of these, however far away; nearest first. */
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
  return [...found].filter((path) => /\.(test|e2e)\.tsx?$/.test(path))
}
