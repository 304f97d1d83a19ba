import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build.mjs'
import { check } from './check.mjs'
import { pinned } from './process.mjs'

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

async function unitTests(reports) {
  const file = join(reports, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ok = await pinned('vitest', args)
  const report = readReport(file)
  return { ok, passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
}

async function browserTests(reports) {
  const file = join(reports, 'playwright.json')
  const args = ['test', '--reporter=list,json']
  const ok = await pinned('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  const stats = readReport(file)?.stats
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0)
  return { ok, passed, failed: stats?.unexpected ?? 0 }
}

const outcome = (ok) => ({ ok, passed: 0, failed: 0 })

/** Everything there is to test, in one go. The last line counts; the answer is what decides. */
export async function test() {
  const reports = mkdtempSync(join(tmpdir(), 'karibu-visa-reports-'))
  const [checked, built] = await Promise.all([check(), buildWeb()])
  const results = [outcome(checked), outcome(built), await unitTests(reports)]
  if (built) results.push(await browserTests(reports))
  rmSync(reports, { recursive: true, force: true })
  const sum = (count) => results.reduce((total, result) => total + count(result), 0)
  // A check, a build or a runner that fails without naming a test counts as one failure.
  const failed = sum(({ ok, failed }) => (ok ? failed : Math.max(failed, 1)))
  console.log(`${sum((result) => result.passed)} passed, ${failed} failed`)
  return results.every((result) => result.ok)
}
