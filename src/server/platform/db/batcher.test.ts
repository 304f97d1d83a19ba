import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createBatcher } from './batcher.ts'

type Item = { id: number; weight?: number; name?: string; bad?: boolean }

const refused = (code: string) => Object.assign(new pg.DatabaseError('no', 2, 'error'), { code })

/** Runs that wait until released, with the items of each. */
function setUp(changes: { patienceMs?: number; code?: string } = {}) {
  const runs: number[][] = []
  const held: (() => void)[] = []
  const run = async (items: readonly Item[]) => {
    runs.push(items.map(({ id }) => id))
    await new Promise<void>((resolve) => held.push(resolve))
    if (items.some(({ bad }) => bad)) throw refused(changes.code ?? '23514')
    return items.map(({ id }) => `done ${id}`)
  }
  const ask = createBatcher(run, {
    lanes: 2,
    patienceMs: changes.patienceMs ?? 60_000,
    most: 10,
    weightOf: ({ weight = 1 }: Item) => weight,
    apart: ({ name }: Item) => name ?? null,
  })
  const turn = () => pause(5)
  const letGo = async () => {
    await turn()
    for (const go of held.splice(0)) go()
    await turn()
  }
  return { ask, runs, letGo, turn }
}

test('who is alone goes at once, who comes meanwhile goes with the next one', async () => {
  const { ask, runs, letGo, turn } = setUp()
  const first = ask({ id: 1 })
  await turn()
  const others = [2, 3, 4].map((id) => ask({ id }))
  await letGo()
  expect(await first).toBe('done 1')
  await letGo()
  expect(await Promise.all(others)).toEqual(['done 2', 'done 3', 'done 4'])
  expect(runs).toEqual([[1], [2, 3, 4]])
})

test('where it takes long another statement is begun, and no third one', async () => {
  const { ask, runs, letGo, turn } = setUp({ patienceMs: 1 })
  const asked = [ask({ id: 1 })]
  await turn()
  asked.push(ask({ id: 2 }))
  await expect.poll(() => runs).toEqual([[1], [2]])
  asked.push(ask({ id: 3 }))
  await turn()
  expect(runs).toEqual([[1], [2]])
  await letGo()
  await letGo()
  expect(await Promise.all(asked)).toEqual(['done 1', 'done 2', 'done 3'])
})

test('so much goes together and no more; who is too heavy goes alone', async () => {
  const { ask, runs, letGo } = setUp()
  const weights = [8, 3, 2, 40, 1]
  const asked = weights.map((weight, id) => ask({ id, weight }))
  for (let times = 0; times < 4; times += 1) await letGo()
  await Promise.all(asked)
  expect(runs).toEqual([[0, 2], [1, 4], [3]])
})

test('two of one name never go together', async () => {
  const { ask, runs, letGo } = setUp()
  const asked = ['a', 'a', 'b', 'a'].map((name, id) => ask({ id, name }))
  for (let times = 0; times < 3; times += 1) await letGo()
  await Promise.all(asked)
  expect(runs).toEqual([[0, 2], [1], [3]])
})

test('one who is refused harms nobody else', async () => {
  const { ask, runs, letGo } = setUp()
  const asked = [1, 2, 3].map((id) => ask({ id, bad: id === 2 }))
  const ends = Promise.allSettled(asked)
  for (let times = 0; times < 4; times += 1) await letGo()
  expect((await ends).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(runs).toEqual([[1, 2, 3], [1], [2], [3]])
})

test.each(['57P01', '57014', '08006'])(
  'after %s nobody knows what was done: nothing is asked again',
  async (code) => {
    const { ask, runs, letGo } = setUp({ code })
    const ends = Promise.allSettled([1, 2].map((id) => ask({ id, bad: true })))
    await letGo()
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(runs).toEqual([[1, 2]])
  },
)
