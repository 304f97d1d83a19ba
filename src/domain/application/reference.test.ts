import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseReference, referenceOf } from './reference.ts'

describe('the reference of an application', () => {
  it.each([
    [1, 'TZ-000001'],
    [123, 'TZ-000123'],
    [999_999, 'TZ-999999'],
    [1_000_000, 'TZ-1000000'],
  ])('of %i is %s', (id, reference) => {
    expect(referenceOf(id)).toBe(reference)
  })

  it.each([0, -1, 1.5, Number.NaN])('does not exist for %s', (id) => {
    expect(() => referenceOf(id)).toThrow(RangeError)
  })

  it.each([
    ['TZ-000123', 123],
    [' tz 123 ', 123],
    ['tz123', 123],
    ['TZ–000123', 123],
    ['123', 123],
    ['TZ-٠٠٠١٢٣', 123],
    ['TZ-1000000', 1_000_000],
    ['TZ\u2011000123', 123],
    ['TZ\u2212000123', 123],
    ['TZ — 000123', 123],
    ['TZ-000123.', 123],
    ['tz-000 123,', 123],
    ['(TZ-000123)', 123],
    ['“TZ-000123”', 123],
    ['#123', 123],
    ['Reference: TZ-000123', 123],
    ['TZ #000123', 123],
    ['ＴＺ－０００１２３', 123],
    ['\u200eTZ-000123\u00a0', 123],
    ['', null],
    ['TZ-', null],
    ['TZ-000000', null],
    ['0', null],
    ['UG-000123', null],
    ['TZ-12a', null],
    ['12 34', null],
    ['-5', null],
    ['9'.repeat(40), null],
  ])('%j is typed for %s', (text, id) => {
    expect(parseReference(text)).toBe(id)
  })

  it('parses what is displayed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), (id) => {
        expect(parseReference(referenceOf(id))).toBe(id)
      }),
    )
  })
})
