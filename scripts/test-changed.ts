import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { nearestTests } from './nearest-tests.ts'
import { pinned } from './process.mjs'

/** What a run may cost in seconds of test files, which two cores go through in under two minutes. */
const budget = 150
/** What a file costs that is not named in test/costs.json, where cheap ones are left out. */
const cheap = 0.4

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** Files that differ from a commit, and new ones. */
const changedSince = (base: string): string[] => [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
]

const [base = 'HEAD'] = process.argv.slice(2)
const changed = changedSince(base)
const all = nearestTests(changed).filter((path) => existsSync(path))
const costs: Record<string, number> = JSON.parse(readFileSync('test/costs.json', 'utf8'))
let spent = 0
const fits = (path: string) => {
  spent += costs[path] ?? cheap
  return spent <= budget
}
const chosen = all.filter(fits)
console.log(`${changed.length} changed files, ${chosen.length} of ${all.length} files of tests`)
if (chosen.length < all.length) console.log('The others are further away: `npm test` runs them.')
const unit = chosen.filter((path) => /\.test\.tsx?$/.test(path))
const journeys = chosen.filter((path) => path.endsWith('.e2e.ts'))
const ok =
  (unit.length === 0 || (await pinned('vitest', ['run', '--reporter=dot', ...unit]))) &&
  (journeys.length === 0 ||
    ((await pinned('node', ['scripts/run.mjs', 'build'])) &&
      (await pinned('playwright', ['test', ...journeys]))))
process.exitCode = ok ? 0 : 1
