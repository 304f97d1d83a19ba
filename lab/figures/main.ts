/**
 * `npm run figures`: the figures of the structure, of this checkout or, `npm run figures -- FOLDER`, of another
 * one. Functions, casts and imports are read from syntax trees. What each figure means:
 *
 * - files and lines: .ts and .tsx, without tests where it does not say tests;
 * - casts: `as`, without `as const`;
 * - statements: where a query builder's first call stands, or an executed sql`…`;
 * - arrows that run back up: the folders of src/server are put in the order in which the fewest arrows between
 *   two folders point up, and those are counted;
 * - import cycles: sets of files that reach one another, type imports included.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { figuresOfAll, figuresOfRooms } from './measures.ts'
import { readSources } from './sources.ts'

type Locked = { dev?: boolean; devOptional?: boolean; optional?: boolean }

/** Packages that a server is installed with: those that always come, and those of single platforms. */
function packagesOf(root: string): { always: number; optional: number } {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const all = Object.entries(lock.packages as Record<string, Locked>)
  const runtime = all.filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
  const optional = runtime.filter(([, each]) => each.optional).length
  return { always: runtime.length - optional, optional }
}

const root = resolve(process.argv[2] ?? '.')
const sources = readSources(root, ['src', 'test', 'scripts', 'lab'])
const columns = ['room', 'files', 'lines', 'median', 'p90', 'longest', 'tests', 'tests/100']
const cells = figuresOfRooms(sources).map((each) => [
  ...[each.room, each.files, each.lines, each.median, each.p90, each.longest, each.testLines],
  each.lines === 0 ? '-' : Math.round((each.testLines * 100) / each.lines),
])
for (const row of [columns, ...cells]) {
  const [name, ...values] = row.map(String)
  console.log(`${name?.padEnd(18)}${values.map((value) => value.padStart(10)).join('')}`)
}
console.log()
const { always, optional } = packagesOf(root)
const all = {
  ...figuresOfAll(sources),
  'run-time packages in the lock': always,
  'of single platforms besides': optional,
}
for (const [what, value] of Object.entries(all)) console.log(`${what.padEnd(50)}${value}`)
