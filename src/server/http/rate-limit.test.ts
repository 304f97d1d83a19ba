import { expect, test } from 'vitest'
import { createMemoryLimiter } from './rate-limit.ts'

const limit = { times: 2, seconds: 60 }
const now = new Date('2026-11-21T09:00:00Z')
const later = new Date(now.getTime() + 61_000)
const refused = (count: () => void): boolean => {
  try {
    count()
    return false
  } catch {
    return true
  }
}

test('counts to its limit, and begins anew when the time is over', () => {
  const count = createMemoryLimiter()
  const tries = [1, 2, 3].map(() => refused(() => count('a', limit, now)))
  expect(tries).toEqual([false, false, true])
  expect(refused(() => count('b', limit, now))).toBe(false)
  expect(refused(() => count('a', limit, later))).toBe(false)
})

test('where there is no room, the oldest is forgotten and nobody else', () => {
  const count = createMemoryLimiter(100)
  for (const key of ['oldest', 'kept', 'kept', 'oldest']) count(key, limit, now)
  for (let n = 0; n < 98; n += 1) count(`other ${n}`, limit, now)
  expect(refused(() => count('oldest', limit, now))).toBe(true)
  count('one too many', limit, now)
  expect(refused(() => count('kept', limit, now))).toBe(true)
  expect(refused(() => count('oldest', limit, now))).toBe(false)
})

test('whoever comes again is not old', () => {
  const count = createMemoryLimiter(2)
  count('first', limit, now)
  count('second', limit, now)
  for (const _ of [1, 2]) count('first', limit, later)
  count('third', limit, later)
  expect(refused(() => count('first', limit, later))).toBe(true)
})
