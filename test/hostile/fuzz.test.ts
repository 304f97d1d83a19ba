import { expect, test } from 'vitest'
import { forFile } from '../support/for-file.ts'
import { fuzz, toldOf } from './fuzz-run.ts'
import { startWorld } from './fuzz-world.ts'

const requests = Number(process.env.FUZZ_REQUESTS ?? 1000)
/** The same each time; `npm run fuzz` draws one and says it. */
const seed = Number(process.env.FUZZ_SEED ?? 20261121)
const minutes = Number(process.env.FUZZ_MINUTES ?? 60)

const world = await forFile(startWorld())

test(`whatever is sent, nothing fails or hangs, and every promise holds (seed ${seed})`, async () => {
  const report = await fuzz(world, { requests, seed, minutes })
  const { failures, hangs, broken } = report
  console.log(toldOf(report))
  for (const each of [...failures, ...hangs].slice(0, 20)) console.log(each)
  expect({ failures, hangs, broken }).toEqual({ failures: [], hangs: [], broken: [] })
  expect(report.statuses[200]).toBeGreaterThan(0)
  // Who applies and pays beside all that is served, then and now: a refusal throws.
  await world.apply()
}, 3_600_000)
