import { afterAll, beforeAll, expect, test } from 'vitest'
import { fuzz, toldOf } from './fuzz-run.ts'
import { startWorld, type World } from './fuzz-world.ts'

const requests = Number(process.env.FUZZ_REQUESTS ?? 2000)
const asked = process.env.FUZZ_SEED
const minutes = Number(process.env.FUZZ_MINUTES ?? 60)
const fixed = 20261121

let world: World

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const seeds: [string, number][] =
  asked === undefined
    ? [
        ['always the same', fixed],
        ['new each time', Math.floor(Math.random() * 2 ** 31)],
      ]
    : [['the one asked for', Number(asked)]]

test.each(seeds)(
  'whatever is sent, nothing fails, hangs or is lost; the seed is %s',
  async (_, seed) => {
    const report = await fuzz(world, { requests: requests / seeds.length, seed, minutes })
    const { failures, hangs, lost, broken } = report
    console.log(toldOf(report))
    for (const each of [...failures, ...hangs].slice(0, 20)) console.log(each)
    expect({ seed, failures, hangs, lost, broken }).toEqual({
      seed,
      failures: [],
      hangs: [],
      lost: [],
      broken: [],
    })
  },
  3_600_000,
)
