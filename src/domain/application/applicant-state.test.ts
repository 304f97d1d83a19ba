import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { tableOf } from '../../../test/support/table.ts'
import {
  type ApplicantDecision,
  type ApplicantState,
  applicantStates,
  isDecidedState,
  needsReason,
  stateForStatus,
  statusFollowing,
  statusNeedsReason,
  whomStatusSets,
} from './applicant-state.ts'
import { type ApplicationStatus, applicationStatuses } from './status.ts'

const states = fc.array(fc.constantFrom(...applicantStates), { minLength: 1, maxLength: 50 })
const open = fc.constantFrom('pending' as const, 'paid' as const)

describe('the status that follows from the applicants', () => {
  it.each([
    [[], 'paid'],
    [['ready', 'collecting'], 'paid'],
    [['withdrawn', 'collecting'], 'paid'],
    [['filed', 'collecting'], 'processing'],
    [['approved', 'ready'], 'processing'],
    [['rejected', 'collecting'], 'processing'],
    [['approved', 'filed', 'withdrawn'], 'processing'],
    [['approved', 'rejected', 'withdrawn'], 'approved'],
    [['rejected', 'withdrawn'], 'rejected'],
    [['withdrawn', 'withdrawn'], 'rejected'],
  ] satisfies [ApplicantState[], string][])('%j: %s', (given, status) => {
    expect(statusFollowing(given, 'paid')).toBe(status)
  })

  it('is decided exactly when everybody is, in whatever order', () => {
    always(states, open, (given, from) => {
      const status = statusFollowing(given, from)
      expect(statusFollowing([...given].reverse(), from)).toBe(status)
      expect(status === 'approved' || status === 'rejected').toBe(given.every(isDecidedState))
    })
  })
})

describe('a status that is set for all', () => {
  it('sets the undecided, and none of the decided', () => {
    always(states, (given) => {
      const all = given.map((state) => ({ state }))
      const undecided = all.filter(({ state }) => !isDecidedState(state))
      const set = whomStatusSets(all, true)
      expect(set.length).toBeGreaterThan(0)
      if (undecided.length > 0) expect(set).toEqual(undecided)
    })
  })

  it('leads to that status if no applicant is decided otherwise', () => {
    for (const status of applicationStatuses) {
      const to = stateForStatus[status]
      const from = status === 'pending' ? 'pending' : 'paid'
      expect(statusFollowing([to, to], from)).toBe(status)
    }
  })

  it('takes back decisions, but not withdrawals', () => {
    const family = (['approved', 'rejected', 'withdrawn'] as const).map((state) => ({ state }))
    expect(whomStatusSets(family, true).map(({ state }) => state)).toEqual(['approved', 'rejected'])
    expect(whomStatusSets([{ state: 'withdrawn' }], true)).toHaveLength(1)
    expect(whomStatusSets(family, false)).toEqual([])
  })
})

describe('what has to be given a reason', () => {
  it.each(tableOf<[ApplicantState, ApplicantDecision, string]>`
    ready | filed |; filed | approved |; collecting | approved |; rejected | approved |
    filed | rejected | reason; approved | rejected | reason; collecting | withdrawn | reason
    filed | ready | reason; approved | filed | reason; withdrawn | ready | reason; ready | ready |
  `)('%s to %s: %s', (from, to, reason) => expect(needsReason(from, to)).toBe(reason !== ''))

  it.each(tableOf<[ApplicationStatus, ApplicationStatus, string]>`
    pending | paid |; paid | approved |; rejected | approved |; processing | processing |
    pending | rejected | reason; approved | rejected | reason; approved | processing | reason
    paid | pending | reason
  `)('the status %s to %s: %s', (from, to, reason) => {
    expect(statusNeedsReason(from, to)).toBe(reason !== '')
  })
})
