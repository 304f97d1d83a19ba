import { expect, test } from 'vitest'
import { delayAfter } from './back-off.ts'

test('waits half a second to one, then longer, never longer than 15 seconds', () => {
  const between = [1, 2, 3, 4, 5, 50].map(
    (tries) => `${delayAfter(tries, 0)}-${delayAfter(tries, 1)}`,
  )
  const most = '11250-15000'
  expect(between).toEqual(['500-1000', '1500-2000', '3000-4000', '6000-8000', most, most])
})

test('a longer maximum waits longer', () => {
  expect([5, 7, 50].map((tries) => delayAfter(tries, 1, 60_000))).toEqual([16_000, 60_000, 60_000])
})
