import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { pinned, root } from './process.mjs'

const mostFlaky = 3
/** What each file of tests took in the last run that was kept, in seconds: compared as shares, which no machine moves. */
const costFile = join(root, 'test/costs.json')

const seconds = (since) => Math.round((performance.now() - since) / 1000)

/** @returns {import('./test-report/report.mjs').Outcome} */
const failure = (what, again) => ({
  passed: 0,
  failures: [{ what, message: '', again }],
  flaky: [],
  seconds: {},
})

/** Runs one of the runners with its reporter of `test-report`; a runner that ends without an outcome has failed. */
async function runTests(what, program, args) {
  const began = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'karibu-visa-tests-'))
  const file = join(folder, 'outcome.json')
  // What libraries say of themselves is told only where the runner ended without an outcome.
  const said = openSync(join(folder, 'said.txt'), 'w+')
  const ok = await pinned(program, args, { TEST_OUTCOME: file }, ['ignore', 'inherit', said])
  let outcome = failure(`${what} ended without an outcome`, [program, ...args].join(' '))
  try {
    outcome = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    console.log(readFileSync(join(folder, 'said.txt'), 'utf8').slice(-5000))
  }
  closeSync(said)
  rmSync(folder, { recursive: true, force: true })
  const { passed, failures } = outcome
  if (!ok && failures.length === 0) failures.push(...failure(`${what} failed`, program).failures)
  console.log(`${what}: ${passed} passed, ${failures.length} failed in ${seconds(began)} s`)
  return outcome
}

const unitTests = () =>
  runTests('Unit tests', 'vitest', ['run', '--reporter=./scripts/test-report/unit.mjs', '--silent'])
const journeys = () =>
  runTests('Journeys', 'playwright', ['test', '--reporter=./scripts/test-report/journey.mjs'])

/** What waits in one part is time for the others: all go side by side as soon as what they start is built. */
async function runAll() {
  const checked = check()
  const built = await build()
  const parts = await Promise.all([unitTests(), ...(built ? [journeys()] : [])])
  return [
    ...((await checked) ? [] : [failure('the checks', 'npm run check')]),
    ...(built ? [] : [failure('the build', 'npm run build')]),
    ...parts,
  ]
}

/** The twenty slowest files, and each whose share of the time grew by more than a fifth since it was kept. */
function tellCosts(costs) {
  const kept = JSON.parse(readFileSync(costFile, 'utf8'))
  const both = Object.keys(costs).filter((file) => file in kept)
  const sumOf = (all) => both.reduce((sum, file) => sum + all[file], 0)
  const scale = sumOf(costs) / (sumOf(kept) || 1)
  const rows = Object.entries(costs)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 20)
    .map(([file, cost]) => {
      const budget = (kept[file] ?? 0) * scale
      const word = !budget ? '  new' : cost > 1.2 * budget ? '  GREW' : ''
      return `${cost.toFixed(1).padStart(6)} s of ${budget.toFixed(1).padStart(5)}  ${file}${word}`
    })
  console.log(`\nThe slowest files, beside their share of ${costFile.slice(root.length + 1)}:`)
  console.log(rows.join('\n'))
}

function keepCosts(costs) {
  const sorted = Object.entries(costs)
    .filter(([, cost]) => cost >= 0.5)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const rounded = Object.fromEntries(sorted.map(([file, cost]) => [file, Number(cost.toFixed(1))]))
  writeFileSync(costFile, `${JSON.stringify(rounded, null, 2)}\n`)
}

/** Everything there is to test, in one go. The last line counts; the answer is what decides. */
export async function test() {
  const outcomes = await runAll()
  const costs = Object.assign({}, ...outcomes.map((outcome) => outcome.seconds))
  if (process.argv.includes('--keep-costs')) keepCosts(costs)
  tellCosts(costs)
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  for (const { what, message, again } of failures)
    console.log(`\nFAILED ${what}\n${message}\nagain: ${again}`)
  const flaky = outcomes.flatMap((outcome) => outcome.flaky)
  for (const { what, message } of flaky) console.log(`\nNOT AT FIRST ${what}\n${message}\n`)
  for (const { what } of flaky) console.log(`flaky: ${what}`)
  const isTooFlaky = flaky.length > mostFlaky
  if (isTooFlaky) console.log(`FAILED: more than ${mostFlaky} tests needed a second try`)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  console.log(`\n${passed} passed, ${failures.length + (isTooFlaky ? 1 : 0)} failed`)
  return failures.length === 0 && !isTooFlaky
}
