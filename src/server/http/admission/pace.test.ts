import { describe, expect, test } from 'vitest'
import { createPace } from './pace.ts'

const bounds = { most: 400, least: 32, targetMs: 1_000 }

/** A pace by a clock of its own: so many seconds with a request each 20 ms, which took so long. */
function steered() {
  let ms = 0
  const pace = createPace(bounds, () => ms)
  const go = (seconds: number, took: (request: number) => number) => {
    for (let request = 0; request < seconds * 50; request += 1) {
      ms += 20
      pace.took(took(request))
    }
  }
  return { pace, go }
}

/** A server that answers 60 requests a second however many it holds, asked for more than that. */
function overrun(seconds: number) {
  const { pace, go } = steered()
  go(seconds, () => (pace.limit() / 60) * 1_000)
  return pace.limit()
}

describe('as many are let in as are answered in time', () => {
  test('all, as long as they are quick', () => {
    const { pace, go } = steered()
    expect(pace.limit()).toBe(400)
    go(10, () => 40)
    expect(pace.limit()).toBe(400)
  })

  test('fewer, as long as they are slow, but never none', () => {
    const { pace, go } = steered()
    go(2, () => 5_000)
    expect(pace.limit()).toBeLessThan(200)
    go(60, () => 5_000)
    expect(pace.limit()).toBe(32)
  })

  test('until half of them take no longer than they may', () => {
    // In turns a little more and a little less than what takes a second.
    for (const seconds of [20, 21, 30, 60]) {
      expect(overrun(seconds)).toBeGreaterThanOrEqual(60 * 0.7 - 1)
      expect(overrun(seconds)).toBeLessThanOrEqual(60 * 1.25)
    }
  })

  test('and all again within seconds', () => {
    const { pace, go } = steered()
    go(60, () => 5_000)
    go(7, () => 40)
    expect(pace.limit()).toBe(400)
  })

  test('whoever waits for somebody else, or is refused at once, moves nothing', () => {
    const { pace, go } = steered()
    go(10, (request) => (request % 5 < 2 ? 9_000 : 40))
    expect(pace.limit()).toBe(400)
    go(60, (request) => (request % 5 < 2 ? 0 : 5_000))
    expect(pace.limit()).toBe(32)
  })

  test('a few requests decide nothing', () => {
    const { pace } = steered()
    for (let request = 0; request < 9; request += 1) pace.took(60_000)
    expect(pace.limit()).toBe(400)
  })
})
