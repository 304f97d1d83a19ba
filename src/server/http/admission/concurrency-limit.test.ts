import { describe, expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

const bounds = { most: 400, least: 32, targetMs: 1_000 }

/** A limiter with its own clock: for some seconds a request each 20 ms, with a given duration. */
function steered() {
  let ms = 0
  const limit = createConcurrencyLimit(bounds, () => ms)
  const go = (seconds: number, took: (request: number) => number) => {
    for (let request = 0; request < seconds * 50; request += 1) {
      ms += 20
      limit.took(took(request))
    }
  }
  return { limit, go }
}

/** A server that answers 60 requests a second whatever its concurrency, with more demand than that. */
function overrun(seconds: number) {
  const { limit, go } = steered()
  go(seconds, () => (limit.limit() / 60) * 1_000)
  return limit.limit()
}

describe('as many are let in as are answered in time', () => {
  test('all, as long as they are quick', () => {
    const { limit, go } = steered()
    expect(limit.limit()).toBe(400)
    go(10, () => 40)
    expect(limit.limit()).toBe(400)
  })

  test('fewer, as long as they are slow, but never none', () => {
    const { limit, go } = steered()
    go(2, () => 5_000)
    expect(limit.limit()).toBeLessThan(200)
    go(60, () => 5_000)
    expect(limit.limit()).toBe(32)
  })

  test('until half of them take no longer than they may', () => {
    // Alternately slightly more and slightly less than a second's work.
    for (const seconds of [20, 21, 30, 60]) {
      expect(overrun(seconds)).toBeGreaterThanOrEqual(60 * 0.7 - 1)
      expect(overrun(seconds)).toBeLessThanOrEqual(60 * 1.25)
    }
  })

  test('and all again within seconds', () => {
    const { limit, go } = steered()
    go(60, () => 5_000)
    go(7, () => 40)
    expect(limit.limit()).toBe(400)
  })

  test('a few slow calls or quick refusals do not change the limit', () => {
    const { limit, go } = steered()
    go(10, (request) => (request % 5 < 2 ? 9_000 : 40))
    expect(limit.limit()).toBe(400)
    go(60, (request) => (request % 5 < 2 ? 0 : 5_000))
    expect(limit.limit()).toBe(32)
  })

  test('a few requests decide nothing', () => {
    const { limit } = steered()
    for (let request = 0; request < 9; request += 1) limit.took(60_000)
    expect(limit.limit()).toBe(400)
  })
})
