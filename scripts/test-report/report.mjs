import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../process.mjs'

/**
 * What Vitest and Playwright say while they run, in a few lines, and what `scripts/test.mjs` tells at the end: each
 * is the reporter of its runner, and writes an outcome to the file that TEST_OUTCOME names.
 *
 * @typedef {{ what: string, message: string, again: string }} Failure
 * @typedef {{ passed: number, failures: Failure[], flaky: { what: string, message: string }[], seconds: Record<string, number> }} Outcome
 */

export const pathOf = (file) => relative(root, file)

export class Report {
  /** @type {Outcome} */
  outcome = { passed: 0, failures: [], flaky: [], seconds: {} }

  constructor(what, every) {
    this.what = what
    this.every = every
  }

  /** `message` is what the first try failed of, where a second was needed. */
  pass(what, isFlaky, message) {
    this.outcome.passed += 1
    if (isFlaky) this.outcome.flaky.push({ what, message })
    const { passed } = this.outcome
    if (passed % this.every === 0) console.log(`${this.what}: ${passed} passed`)
  }

  fail(what, message, again) {
    this.outcome.failures.push({ what, message, again })
    console.log(`FAILED ${what}`)
  }

  spend(file, ms) {
    this.outcome.seconds[file] = (this.outcome.seconds[file] ?? 0) + ms / 1000
  }

  write() {
    writeFileSync(process.env.TEST_OUTCOME, JSON.stringify(this.outcome))
  }
}

const messageOf = ({ stack, message, value, diff }) =>
  [stack ?? message ?? value, diff].filter(Boolean).join('\n')

export const messagesOf = (errors) => errors.map(messageOf).join('\n')
