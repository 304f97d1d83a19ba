import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tableOf } from '../../../test/support/table.ts'
import {
  countsStill,
  type Rules,
  type RulesVersion,
  rulesFor,
  rulesOf,
  versionAt,
} from './rules.ts'
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

test.each(tableOf`
  1999-12-31T23:59:59Z | 1; 2026-05-31T23:59:59.999Z | 1; 2026-06-01T00:00:00Z | 3
  2026-06-30T23:59:59.999Z | 3; 2026-07-01T00:00:00Z | 4
`)('at %s version %i is in force', (moment, expected) => {
  expect(versionAt(versions, new Date(moment)).rules.version).toBe(Number(expected))
})

test('the version in force does not depend on the order in which they are read', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(versions, { minLength: versions.length }),
      fc.date({ min: new Date('1990-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      (shuffled, moment) => {
        expect(versionAt(shuffled, moment)).toBe(versionAt(versions, moment))
      },
    ),
    { seed: 20261128 },
  )
})

test('without any there is no answer', () => {
  expect(() => versionAt([], new Date(0))).toThrow(RangeError)
})

test('a nationality without a source is unchecked', () => {
  const { CH: _, ...sources } = shippedDocument.sources
  expect(shippedRules.unchecked.toSorted()).toEqual(['AZ', 'DJ', 'GM', 'GQ', 'MU', 'SN', 'SO'])
  expect(rulesOf({ ...shippedDocument, sources }, 2).unchecked).toContain('CH')
})

test.each([
  ['in force', 3, '2026-06-30T23:59:59Z', true],
  ['just ended', 3, '2026-07-01T00:00:00Z', true],
  ['ended 59 minutes ago', 3, '2026-07-01T00:59:59.999Z', true],
  ['ended an hour ago', 3, '2026-07-01T01:00:00Z', false],
  ['just begun', 4, '2026-07-01T00:00:00Z', true],
  ['not begun', 4, '2026-06-30T23:59:59Z', false],
  ['replaced from its first moment, long ago', 2, '2026-07-02T00:00:00Z', false],
  ['unknown', 9, '2026-07-01T00:00:00Z', false],
])('whether what was signed under rules that are %s counts', (_, signed, moment, expected) => {
  expect(countsStill(versions, signed, new Date(moment))).toBe(expected)
})

test('a port that is gone keeps its name for an application', () => {
  const agreed = rulesOf(shippedDocument, 1)
  const others = agreed.ports.slice(1).map((each) => ({ ...each, name: `${each.name} now` }))
  const { ports } = rulesFor(agreed, { ...agreed, version: 2, ports: others })
  expect(ports).toEqual([...others, agreed.ports[0]])
})

test('an application keeps what was agreed, in the world of now', () => {
  const agreed = rulesOf(shippedDocument, 1)
  const current: Rules = {
    ...agreed,
    version: 2,
    prices: { ...agreed.prices, esimCents: 1 },
    speeds: { ...agreed.speeds, urgent: { unit: 'hours', most: 1 } },
    documents: { ...agreed.documents, tourist: ['passportPhoto'] },
    refund: { ...agreed.refund, requestDays: 1 },
    regimes: { ...agreed.regimes, CH: 'referral' },
    authority: { days: 1, referralDays: 2 },
    calendar: { ...agreed.calendar, workingDays: [0] },
  }
  const { version, prices, speeds, documents, refund, ...world } = rulesFor(agreed, current)
  expect({ version, prices, speeds, documents, refund }).toEqual({
    ...{ version: 1, prices: agreed.prices, speeds: agreed.speeds },
    ...{ documents: agreed.documents, refund: agreed.refund },
  })
  const { regimes, authority, calendar, ports, passport, unchecked } = current
  expect(world).toEqual({ regimes, authority, calendar, ports, passport, unchecked })
})
