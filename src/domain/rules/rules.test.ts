import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RulesVersion, rulesAt, rulesOf } from './rules.ts'
import { shippedDocument, shippedRules } from './shipped.ts'

const versionOf = (number: number, validFrom: string): RulesVersion => ({
  validFrom: new Date(validFrom),
  rules: rulesOf(shippedDocument, number),
})

const versions = [
  versionOf(1, '2000-01-01T00:00:00Z'),
  versionOf(2, '2026-07-01T00:00:00Z'),
  // Written later for an earlier day.
  versionOf(3, '2026-06-01T00:00:00Z'),
  versionOf(4, '2026-07-01T00:00:00Z'),
]

test.each([
  ['1999-12-31T23:59:59Z', 1],
  ['2026-05-31T23:59:59.999Z', 1],
  ['2026-06-01T00:00:00Z', 3],
  ['2026-06-30T23:59:59.999Z', 3],
  ['2026-07-01T00:00:00Z', 4],
])('at %s version %i is in force', (moment, expected) => {
  expect(rulesAt(versions, new Date(moment)).version).toBe(expected)
})

test('the version in force does not depend on the order in which they are read', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(versions, { minLength: versions.length }),
      fc.date({ min: new Date('1990-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      (shuffled, moment) => {
        expect(rulesAt(shuffled, moment).version).toBe(rulesAt(versions, moment).version)
      },
    ),
    { seed: 20261128 },
  )
})

test('without any there is no answer', () => {
  expect(() => rulesAt([], new Date(0))).toThrow(RangeError)
})

test('a nationality without a source is unchecked', () => {
  const { CH: _, ...sources } = shippedDocument.sources
  expect(shippedRules.unchecked.toSorted()).toEqual(['AZ', 'DJ', 'GM', 'GQ', 'MU', 'SN', 'SO'])
  expect(rulesOf({ ...shippedDocument, sources }, 2).unchecked).toContain('CH')
})
