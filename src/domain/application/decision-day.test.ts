import { describe, expect, it } from 'vitest'
import { shippedRules } from '../rules/shipped.ts'
import type { ApplicantState } from './applicant-state.ts'
import { isSomebodyLate, lastDecisionDay, lastExpectedDecision } from './decision-day.ts'

const person = (state: ApplicantState, nationality = 'CH', filedAt: string | null = null) => ({
  ...{ state, nationality, filedAt: filedAt === null ? null : new Date(filedAt) },
  intendedDateOfArrival: '2026-12-20',
})

const filed = (at: string) => person('filed', 'CH', at)

describe('the day of the last decision', () => {
  it.each([
    ['nobody', [], '2026-12-01', null],
    ['not handed over yet', [person('collecting')], null, null],
    ['from our promise', [person('ready')], '2026-12-01', '2026-12-11'],
    ['referred', [person('ready'), person('ready', 'NG')], '2026-12-01', '2027-01-30'],
    ['from the filing', [filed('2026-11-20T23:30:00Z')], '2026-12-01', '2026-11-30'],
    ['filed at night', [filed('2026-07-20T23:30:00Z')], null, '2026-07-31'],
    ['one is decided', [person('approved', 'NG'), person('ready')], '2026-12-01', '2026-12-11'],
    ['all are decided', [person('approved'), person('withdrawn')], '2026-12-01', null],
    ['the later of both', [filed('2026-11-20'), person('ready')], '2026-12-01', '2026-12-11'],
  ] as const)('%s', (_, applicants, promisedBy, day) => {
    expect(lastDecisionDay(shippedRules, applicants, promisedBy)).toBe(day)
  })

  it('before paying it is that of the longest wait', () => {
    expect(lastExpectedDecision(shippedRules, '2026-11-23', 'normal', [])).toBeNull()
    const longest = lastExpectedDecision(shippedRules, '2026-11-23', 'normal', ['CH', 'NG', 'FR'])
    expect(longest).toBe('2027-01-31')
  })
})

it.each([
  ['the day after', [person('ready')], '2026-12-09', false],
  ['on the day', [person('ready')], '2026-12-10', true],
  ['referred', [person('ready', 'NG')], '2026-11-01', true],
  ['decided already', [person('approved')], '2026-12-19', false],
] as const)('who arrives before the decision: %s', (_, applicants, promisedBy, late) => {
  expect(isSomebodyLate(shippedRules, applicants, promisedBy)).toBe(late)
})
