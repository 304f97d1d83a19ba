import { parseArgs } from 'node:util'
import { pinned } from './process.mjs'

/** `npm run fuzz -- --requests 200000 [--seed N] [--minutes N]`: the fuzzer of the tests, for longer. */
export function fuzz() {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      requests: { type: 'string', default: '200000' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
      minutes: { type: 'string', default: '60' },
    },
  })
  return pinned('vitest', ['run', 'test/hostile/fuzz.test.ts', '--disable-console-intercept'], {
    FUZZ_REQUESTS: values.requests,
    FUZZ_SEED: values.seed,
    FUZZ_MINUTES: values.minutes,
  })
}
