import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { nearestTests } from '../scripts/nearest-tests.ts'
import { readSources } from '../test/support/sources.ts'

/**
 * Mutation testing: `npm run mutate -- --seed 27 --count 20` breaks the product in random places
 * and prints a table of which tests notice. Mutations that fail type checking are redrawn; then the
 * nearest tests run, `--first 20` of them or all; survivors are left to the journeys.
 */

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    seed: { type: 'string', default: '27' },
    count: { type: 'string', default: '20' },
    only: { type: 'string' },
    first: { type: 'string', default: 'Infinity' },
    journeys: { type: 'boolean', default: false },
  },
})

/** A mutation of a line; null where it does not apply. */
type Fault = (line: string) => string | null
const replace =
  (what: RegExp, by: string): Fault =>
  (line) =>
    what.test(line) && !/^\s*(\/\/|\*|\/\*|import|export \{|export type|type )/.test(line)
      ? line.replace(what, by)
      : null

const faults: Record<string, readonly Fault[]> = {
  'wrong sign': [
    replace(/ \+ (?=[\w(])/, ' - '),
    replace(/ >= /, ' < '),
    replace(/ < (?=[\w(])/, ' >= '),
    replace(/ === /, ' !== '),
  ],
  'missing check': [
    replace(/^(\s*)if \(.*\) (throw|return)\b.*$/, '$1'),
    replace(/ && /, ' || '),
  ],
  'swapped field': [
    replace(/\((\w+), (\w+)\)(?! =>)/, '($2, $1)'),
    replace(/ \? ([\w.']+) : ([\w.']+)/, ' ? $2 : $1'),
  ],
  'lost row': [
    replace(/^(\s*)await (insert|enqueue|trace|record|keep|update|set|delete|refresh|put|add)\w*\(.*\)$/, '$1'),
    replace(/^(\s*)\.where\(.*\)$/, '$1'),
    replace(/\.filter\([^()]*(\([^()]*\)[^()]*)*\)/, ''),
  ],
}

/** Seeded numbers in [0, below) (Numerical Recipes' generator). */
function drawing(seed: number) {
  let state = seed >>> 0
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Mutation = { kind: string; path: string; line: number; before: string; after: string }

function mutationsIn(room: string, kind: string): Mutation[] {
  const isCode = /^(?!.*(\.test\.|test-support|\/reference\/|\/db\/schema))/
  return readSources([`src/${room}`], /\.tsx?$/)
    .filter(({ path }) => isCode.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((before, index) =>
        (faults[kind] ?? []).flatMap((fault) => {
          const after = fault(before)
          return after === null ? [] : [{ kind, path, line: index + 1, before, after }]
        }),
      ),
    )
}

function* drawn(seed: number) {
  const draw = drawing(seed)
  const rooms = ['domain', 'server', 'web']
  const kinds = Object.keys(faults)
  for (let at = 0; ; at += 1) {
    const kind = kinds[Math.floor(at / rooms.length) % kinds.length] ?? ''
    const all = mutationsIn(rooms[at % rooms.length] ?? '', kind)
    const found = all[draw(all.length)]
    if (found) yield found
  }
}

const folder = mkdtempSync(join(tmpdir(), 'karibu-visa-mutations-'))
const outcome = join(folder, 'outcome.json')
const run = (program: string, args: readonly string[]) =>
  spawnSync(`node_modules/.bin/${program}`, args, {
    encoding: 'utf8',
    env: { ...process.env, TEST_OUTCOME: outcome },
    maxBuffer: 2 ** 28,
  })

const incremental = ['--incremental', '--tsBuildInfoFile', join(folder, 'types')]
const fitsTypes = () => run('tsc', ['-p', 'tsconfig.json', ...incremental]).status === 0

/** The first failing test, or null. */
function caughtBy(path: string): string | null {
  const isUnit = (test: string) => /\.test\.tsx?$/.test(test) && !test.startsWith('test/faults/')
  const tests = nearestTests([path]).filter(isUnit).slice(0, Number(values.first))
  for (let [from, size] = [0, 5]; from < tests.length; [from, size] = [from + size, Math.min(40, size * 2)]) {
    const reporter = '--reporter=./scripts/test-report/unit.mjs'
    const { status } = run('vitest', ['run', '--bail=1', reporter, ...tests.slice(from, from + size)])
    if (status === 0) continue
    return JSON.parse(readFileSync(outcome, 'utf8')).failures[0]?.what ?? 'a runner that ended'
  }
  if (!values.journeys) return null
  if (spawnSync('node', ['scripts/run.mjs', 'prepare']).status !== 0) return 'the build'
  const { status, stdout } = run('playwright', ['test', '--max-failures=1', '--reporter=line'])
  return status === 0 ? null : (/test\/e2e\/.*?› .*/.exec(stdout)?.[0] ?? 'a journey')
}

let [number, tried, noticed, mistyped] = [0, 0, 0, 0]
console.log('| | Place | Change | Caught by |\n|---|---|---|---|')
for (const { kind, path, line, before, after } of drawn(Number(values.seed))) {
  if (number === Number(values.count)) break
  const text = readFileSync(path, 'utf8')
  const lines = text.split('\n')
  lines[line - 1] = after
  writeFileSync(path, lines.join('\n'))
  const fits = fitsTypes()
  if (fits) number += 1
  else mistyped += 1
  const isAsked = fits && (!values.only || values.only.split(',').includes(String(number)))
  const caught = isAsked && caughtBy(path)
  writeFileSync(path, text)
  if (!isAsked) continue
  tried += 1
  if (caught) noticed += 1
  const change = `\`${before.trim()}\` → \`${after.trim()}\``
  console.log(`| ${number} | ${path}:${line} | ${kind}: ${change} | ${caught || '**nothing**'} |`)
}
console.log(`${noticed} of ${tried} faults were noticed, ${mistyped} more by types`)
