import { expect, test } from 'vitest'
import { readBeside } from './reading.ts'

/** A primary whose log grows by one a millisecond, and a standby that is so far behind. */
function open() {
  const world = {
    now: 10_000,
    behind: 0 as number | null,
    looks: 0,
    away: [] as unknown[],
    broken: false,
  }
  const reading = readBeside<'primary' | 'standby'>({
    primary: 'primary',
    standby: 'standby',
    written: async () => BigInt(world.now),
    async replayed() {
      world.looks += 1
      if (world.broken) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
      return world.behind === null ? null : BigInt(world.now - world.behind)
    },
    now: () => world.now,
    onAway: (error) => world.away.push(error),
  })
  /** Who answers, so many milliseconds later. */
  const asked = async (laterMs: number) => {
    world.now += laterMs
    return reading(async (db) => db)
  }
  return { world, reading, asked }
}

test('a standby that has everything answers, and is asked how far it is now and then only', async () => {
  const { world, asked } = open()
  expect(await asked(0)).toBe('standby')
  for (let count = 0; count < 10; count += 1) expect(await asked(20)).toBe('standby')
  expect(world.looks).toBe(1)
  expect(await asked(300)).toBe('standby')
  expect(world.looks).toBe(2)
})

test('one that follows within two seconds answers as soon as that is known', async () => {
  const { world, asked } = open()
  world.behind = 700
  expect(await asked(0)).toBe('primary')
  expect(await asked(400)).toBe('primary')
  expect(await asked(400)).toBe('standby')
  expect(await asked(400)).toBe('standby')
})

test.each([
  ['is further behind', 2_500],
  ['stands still', 1_000_000],
  ['is no standby', null],
])('one that %s is never asked', async (_, behind) => {
  const { world, asked } = open()
  world.behind = behind
  for (let count = 0; count < 20; count += 1) expect(await asked(300)).toBe('primary')
})

test('one that stops following is asked for two seconds more at most', async () => {
  const { world, asked } = open()
  expect(await asked(0)).toBe('standby')
  for (let ms = 0; ms <= 4_000; ms += 400) {
    world.behind = ms + 1
    expect(await asked(400)).toBe(ms + 400 <= 2_000 ? 'standby' : 'primary')
  }
})

test('what it fails at is asked of the primary, and it is left alone for a while', async () => {
  const { world, reading, asked } = open()
  expect(await asked(0)).toBe('standby')
  const conflict = Object.assign(new Error('conflict with recovery'), { code: '40001' })
  const answer = await reading(async (db) => {
    if (db === 'standby') throw conflict
    return db
  })
  expect(answer).toBe('primary')
  expect(world.away).toEqual([conflict])
  const before = world.looks
  for (let count = 0; count < 10; count += 1) expect(await asked(400)).toBe('primary')
  expect(world.looks).toBe(before)
  expect(await asked(1_200)).toBe('standby')
})

test('one that is away costs nothing but a look in five seconds', async () => {
  const { world, asked } = open()
  world.broken = true
  for (let count = 0; count < 20; count += 1) expect(await asked(500)).toBe('primary')
  expect(world.looks).toBe(2)
})

test('a mistake of ours is told, not asked twice', async () => {
  const { reading } = open()
  let times = 0
  const wrong = reading(() => {
    times += 1
    return Promise.reject(new TypeError('x is undefined'))
  })
  await expect(wrong).rejects.toThrow(TypeError)
  expect(times).toBe(1)
})
