import { expect, test } from 'vitest'
import { forFile } from '../../test/support/for-file.ts'
import { fuzz, toldOf } from './run.ts'
import { startWorld } from './world.ts'

const requests = Number(process.env.FUZZ_REQUESTS ?? 200_000)
/** The same each time; `npm run fuzz` draws one and says it. */
const seed = Number(process.env.FUZZ_SEED ?? 20261121)
const minutes = Number(process.env.FUZZ_MINUTES ?? 60)

const world = await forFile(startWorld())

test(`whatever is sent, nothing fails, hangs or is lost (seed ${seed})`, async () => {
  const report = await fuzz(world, { requests, seed, minutes })
  const { failures, hangs, lost, broken, acknowledged } = report
  console.log(toldOf(report))
  for (const each of [...failures, ...hangs].slice(0, 20)) console.log(each)
  expect({ failures, hangs, lost, broken }).toEqual({
    failures: [],
    hangs: [],
    lost: [],
    broken: [],
  })
  // Who applies and pays beside all that is served, then and now: a refusal throws.
  await world.apply()
  expect(acknowledged).toBeGreaterThan(0)
}, 3_600_000)
