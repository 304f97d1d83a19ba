import { expect, it } from 'vitest'
import { eligibilityAnswer } from './eligibility-answer.ts'
import { countries } from './reference/countries.ts'
import { shippedRules } from './rules/shipped.ts'

// A Saturday.
const today = '2026-11-21'
const answer = (nationality: string, arrival: string | null = null) =>
  eligibilityAnswer(shippedRules, today, { nationality, arrival })

it.each([
  ['CH', 'e-visa', 'tourist', 23_300, 5_000],
  ['KE', 'exempt', 'tourist', 23_300, 5_000],
  ['NG', 'referral', 'tourist', 23_300, 5_000],
  ['US', 'multiple', 'tourist_multiple', 28_300, 10_000],
] as const)('%s: %s, advised %s for %i', (nationality, regime, visaType, total, authority) => {
  const price = { totalCents: total, authorityCents: authority, serviceCents: total - authority }
  expect(answer(nationality)).toMatchObject({ regime, visaType, price, timing: null })
})

it('keeps the single tourist visa from those who are not given it, and nothing else', () => {
  expect(answer('US')?.allowed).toEqual(['tourist_multiple', 'business', 'transit'])
  expect(answer('CH')?.allowed).toEqual(['tourist', 'tourist_multiple', 'business', 'transit'])
})

it.each(['', 'XX', 'ch', 'CHE', '__proto__'])('knows nothing of %j', (nationality) => {
  expect(answer(nationality)).toBeNull()
})

const inTime = { kind: 'in-time' }
it.each([
  ['2026-12-12', 'CH', inTime],
  ['2026-12-11', 'CH', { kind: 'faster', speed: 'urgent', decidedBy: '2026-12-05' }],
  ['2026-12-06', 'CH', { kind: 'faster', speed: 'urgent', addedCents: 7_900 }],
  ['2026-12-05', 'CH', { kind: 'faster', speed: 'super_urgent', decidedBy: '2026-12-02' }],
  ['2026-12-03', 'CH', { kind: 'faster', speed: 'super_urgent', addedCents: 9_900 }],
  ['2026-12-02', 'CH', { kind: 'too-late', decidedBy: '2026-12-02' }],
  [today, 'US', { kind: 'too-late', decidedBy: '2026-12-02' }],
  ['2026-12-12', 'NG', { kind: 'too-late', decidedBy: '2027-01-21' }],
  ['2027-01-22', 'NG', { kind: 'faster', speed: 'super_urgent', decidedBy: '2027-01-21' }],
  ['2027-01-30', 'NG', { kind: 'faster', speed: 'urgent' }],
  ['2027-01-31', 'NG', inTime],
] as const)('arriving on %s with a passport of %s: %j', (arrival, nationality, timing) => {
  expect(answer(nationality, arrival)?.timing).toMatchObject(timing)
})

it.each([
  ['2026-12-06', 'urgent', 31_200, '2026-12-05'],
  // No speed is in time: none is worth its price.
  ['2026-12-02', 'normal', 23_300, '2026-12-11'],
] as const)('arriving on %s: %s for %i, decided by %s', (arrival, speed, totalCents, decidedBy) => {
  const told = { speed, price: { totalCents }, decision: { decidedBy } }
  expect(answer('CH', arrival)).toMatchObject(told)
})

it.each([
  [null, '2027-05-21'],
  ['2026-11-25', '2027-05-24'],
  ['2026-11-21', '2027-05-21'],
  ['2027-01-15', '2027-07-14'],
])('arriving on %s the passport is valid until %s', (arrival, until) => {
  expect(answer('CH', arrival)?.passportValidUntil).toBe(until)
})

it('answers for every country of the table', () => {
  for (const { code } of countries) expect(answer(code, '2027-03-01'), code).not.toBeNull()
})
