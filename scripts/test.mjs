import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { pinned } from './process.mjs'

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** What failed in a file of tests: its tests with what they said, or the file itself if it could not be loaded. */
function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${name}\n${message}`] : []
  return failed.map((test) => `${name} > ${test.fullName}\n${test.failureMessages.join('\n')}`)
}

async function unitTests(reports) {
  const file = join(reports, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ok = await pinned('vitest', args)
  const report = readReport(file)
  return {
    ok,
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    failures: (report?.testResults ?? []).flatMap(failuresOf),
  }
}

async function browserTests(reports) {
  const file = join(reports, 'playwright.json')
  const args = ['test', '--reporter=list,json']
  const ok = await pinned('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  const stats = readReport(file)?.stats
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0)
  return { ok, passed, failed: stats?.unexpected ?? 0 }
}

const outcome = (what, ok) => ({ ok, passed: 0, failed: 0, failures: ok ? [] : [what] })

/** Everything there is to test, in one go. The last line counts; the answer is what decides. */
export async function test() {
  const reports = mkdtempSync(join(tmpdir(), 'karibu-visa-reports-'))
  const [checked, built] = await Promise.all([check(), build()])
  const results = [
    outcome('the checks', checked),
    outcome('the build', built),
    await unitTests(reports),
  ]
  if (built) results.push(await browserTests(reports))
  rmSync(reports, { recursive: true, force: true })
  // The browser tests' lines came after these: said again, so that the end of a log tells what failed.
  for (const failure of results.flatMap((result) => result.failures ?? []))
    console.log(`FAILED ${failure}\n`)
  const sum = (count) => results.reduce((total, result) => total + count(result), 0)
  // A check, a build or a runner that fails without naming a test counts as one failure.
  const failed = sum(({ ok, failed }) => (ok ? failed : Math.max(failed, 1)))
  console.log(`${sum((result) => result.passed)} passed, ${failed} failed`)
  return results.every((result) => result.ok)
}
