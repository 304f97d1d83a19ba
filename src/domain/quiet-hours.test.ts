import { expect, test } from 'vitest'
import { afterQuietHours } from './quiet-hours.ts'

test.each([
  ['in the morning of Nairobi', 'KE', '2026-11-28T06:00:00Z', '2026-11-28T06:00:00.000Z'],
  ['a minute too early there', 'KE', '2026-11-28T05:59:00Z', '2026-11-28T06:00:00.000Z'],
  ['the last minute there', 'KE', '2026-11-28T16:59:59Z', '2026-11-28T16:59:59.000Z'],
  ['in its evening', 'KE', '2026-11-28T17:00:00Z', '2026-11-29T06:00:00.000Z'],
  ['half an hour beside the others', 'IN', '2026-11-28T00:10:00Z', '2026-11-28T03:30:00.000Z'],
  ['in summer time', 'DE', '2026-07-01T06:59:30Z', '2026-07-01T07:00:00.000Z'],
  ['in winter time', 'DE', '2026-12-01T07:30:00Z', '2026-12-01T08:00:00.000Z'],
  ['day in New York, night in Honolulu', 'US', '2026-11-28T15:00:00Z', '2026-11-28T19:00:00.000Z'],
  ['day in both', 'US', '2026-11-28T22:00:00Z', '2026-11-28T22:00:00.000Z'],
  ['in lower case', 'ke', '2026-11-28T20:00:00Z', '2026-11-29T06:00:00.000Z'],
  ['zones are not known: at our seat', 'XK', '2026-11-28T08:59:00Z', '2026-11-28T09:00:00.000Z'],
  ['no country: at our seat', null, '2026-11-28T21:00:00Z', '2026-11-29T09:00:00.000Z'],
  ['no code of a country', 'nobody', '2026-11-28T12:00:00Z', '2026-11-28T12:00:00.000Z'],
])('%s (%s) a reminder of %s goes at %s', (_, country, now, expected) => {
  expect(afterQuietHours(new Date(now), country).toISOString()).toBe(expected)
})

test('every country has an hour of day common to its zones', () => {
  for (const country of ['US', 'RU', 'CA', 'AU', 'BR', 'ID', 'MX', 'CL', 'KZ', 'PT', 'CD', 'MN']) {
    const midnight = new Date('2026-11-28T00:00:00Z')
    const other = new Date('2026-11-28T12:00:00Z')
    const moments = [midnight, other].map((now) => +afterQuietHours(now, country) - +now)
    // One of two moments half a day apart has to wait, unless no hour was found for either.
    expect(Math.max(...moments), country).toBeGreaterThan(0)
  }
})
