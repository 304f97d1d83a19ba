import { expect, test } from 'vitest'
import { countsStill, type Rules, rulesFor, versionAt } from './rules.ts'
import { shippedRules } from './shipped.ts'

const midnight = '2026-12-01T00:00:00Z'
const version = (number: number, validFrom: string) => ({
  validFrom: new Date(validFrom),
  rules: { ...shippedRules, version: number },
})
// The third was corrected before it had begun: by the fourth, from the same moment.
const versions = [
  version(4, '2026-12-08T00:00:00Z'),
  version(1, '2000-01-01T00:00:00Z'),
  version(3, '2026-12-08T00:00:00Z'),
  version(2, midnight),
]

test.each([
  ['1999-01-01T00:00:00Z', 1],
  ['2026-11-30T23:59:59.999Z', 1],
  [midnight, 2],
  ['2026-12-08T00:00:00Z', 4],
])('at %s version %i is in force', (moment, expected) => {
  expect(versionAt(versions, new Date(moment)).rules.version).toBe(expected)
})

test.each([
  ['in force', 1, '2026-11-30T23:59:59Z', true],
  ['just ended', 1, midnight, true],
  ['ended 59 minutes ago', 1, '2026-12-01T00:59:59.999Z', true],
  ['ended an hour ago', 1, '2026-12-01T01:00:00Z', false],
  ['just begun', 2, midnight, true],
  ['not begun', 2, '2026-11-30T23:59:59Z', false],
  ['replaced before it began, long ago', 3, '2026-12-09T00:00:00Z', false],
  ['unknown', 9, midnight, false],
])('what was signed under a version that is %s', (_, signed, moment, expected) => {
  expect(countsStill(versions, signed, new Date(moment))).toBe(expected)
})

test('an application keeps what was agreed, in the world of now', () => {
  const agreed = { ...shippedRules, version: 1 }
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
  const { version: number, prices, speeds, documents, refund, ...world } = rulesFor(agreed, current)
  expect({ version: number, prices, speeds, documents, refund }).toEqual({
    ...{ version: 1, prices: agreed.prices, speeds: agreed.speeds },
    ...{ documents: agreed.documents, refund: agreed.refund },
  })
  const { regimes, authority, calendar, ports, passport, unchecked } = current
  expect(world).toEqual({ regimes, authority, calendar, ports, passport, unchecked })
})
