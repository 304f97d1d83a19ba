import { expect, test } from 'vitest'
import { watchPeer } from './peer-hearing.ts'

test('a peer is as it last was, and open for as long as it was said', () => {
  let ms = 0
  const watch = watchPeer({ now: () => new Date(ms) }, () => ms)
  const at = (seconds: number) => new Date(seconds * 1000).toISOString()
  const nothing = { goodAt: null, badAt: null, failingSince: null, isOpen: false }
  expect(watch.report()).toEqual(nothing)
  ms = 1000
  watch.hear(false)
  ms = 2000
  watch.hear(false, 10_000)
  expect(watch.report()).toEqual({ ...nothing, badAt: at(2), failingSince: at(1), isOpen: true })
  ms = 12_000
  expect(watch.report().isOpen).toBe(false)
  watch.hear(true)
  expect(watch.report()).toEqual({ ...nothing, goodAt: at(12), badAt: at(2) })
  ms = 13_000
  watch.hear(false)
  expect(watch.report()).toMatchObject({ goodAt: at(12), failingSince: at(13) })
})
