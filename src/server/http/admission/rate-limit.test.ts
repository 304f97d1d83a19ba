import { expect, test } from 'vitest'
import { createMemoryLimiter } from './rate-limit.ts'

const limit = { times: 2, seconds: 60 }
let at = 0
const limiterOf = (maxKeys?: number) => createMemoryLimiter(() => at, maxKeys)
const pass = () => {
  at += 61_000
}
const refused = (count: () => void): boolean => {
  try {
    count()
    return false
  } catch {
    return true
  }
}

test('counts to its limit, and begins anew when the time is over', () => {
  const count = limiterOf()
  const tries = [1, 2, 3].map(() => refused(() => count('a', limit)))
  expect(tries).toEqual([false, false, true])
  expect(refused(() => count('b', limit))).toBe(false)
  pass()
  expect(refused(() => count('a', limit))).toBe(false)
})

test('where there is no room, the oldest is forgotten and nobody else', () => {
  const count = limiterOf(100)
  for (const key of ['oldest', 'kept', 'kept', 'oldest']) count(key, limit)
  for (let n = 0; n < 98; n += 1) count(`other ${n}`, limit)
  expect(refused(() => count('oldest', limit))).toBe(true)
  count('one too many', limit)
  expect(refused(() => count('kept', limit))).toBe(true)
  expect(refused(() => count('oldest', limit))).toBe(false)
})

test('a returning client is not the oldest', () => {
  const count = limiterOf(2)
  count('first', limit)
  count('second', limit)
  pass()
  for (const _ of [1, 2]) count('first', limit)
  count('third', limit)
  expect(refused(() => count('first', limit))).toBe(true)
})
