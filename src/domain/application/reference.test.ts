import fc from 'fast-check'
import { expect, it } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { parseReference, referenceOf } from './reference.ts'

it('the reference of an application has six digits, or more', () => {
  const shown = [1, 123, 999_999, 1_000_000].map(referenceOf)
  expect(shown).toEqual(['TZ-000001', 'TZ-000123', 'TZ-999999', 'TZ-1000000'])
})

it.each([0, -1, 1.5, Number.NaN])('the reference of an application does not exist for %s', (id) => {
  expect(() => referenceOf(id)).toThrow(RangeError)
})

it.each([
  ...[' tz 123 ', 'tz123', '123', 'TZ-٠٠٠١٢٣', 'TZ–000123', 'TZ\u2011000123', 'TZ\u2212000123'],
  ...['TZ — 000123', 'TZ-000123.', 'tz-000 123,', '(TZ-000123)', '“TZ-000123”', '#123'],
  ...['*TZ-000123*', 'TZ-000123 (Ada)', 'TZ-000123.pdf', 'TZ-000123-1', 'TZ=000123', 'TZ-OOO123'],
  ...['ТZ-000123', 'Your application TZ-000123 is ready', '/status?ref=TZ-000123&a=1'],
  ...[
    'ｔｚー０００１２３',
    'TZ/000123',
    'TZ~000123',
    'TZ%2D000123',
    'T Z 0 0 0 1 2 3',
    'T-Z-000123',
  ],
  ...['ТЗ-000123', 'No. 123', '№123', 'N° 000123', 'Ref 123', 'Application 123', 'TZ-0,000,123'],
  ...['TZ-000123,124', 'TZ-000123,456', 'TZ-000123.456', 'TZ-000.123', '0.000.123'],
  ...['Reference: TZ-000123', 'TZ #000123', 'ＴＺ－０００１２３', '\u200eTZ-000123\u00a0'],
])('%j is typed for 123', (text) => expect(parseReference(text)).toBe(123))

it.each([
  ...[
    ...['', 'TZ-', 'TZ-000000', '0', 'UG-000123', 'TZ-12a', 'TZ-000123a', 'TZ-LION', 'ATZ-000123'],
    ...['Götz Olli', 'Götz 12', 'TZ I', 'N123', 'NO123', '1,04', '12 34', '-5'],
    '9'.repeat(40),
  ],
])('%j is none', (text) => expect(parseReference(text)).toBeNull())

it('a reference parses what is displayed', () => {
  always(fc.integer({ min: 1, max: 2 ** 40 }), (id) => {
    expect(parseReference(referenceOf(id))).toBe(id)
  })
})
