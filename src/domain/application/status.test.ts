import { describe, expect, it } from 'vitest'
import { tableOf } from '../../../test/support/table.ts'
import type { ApplicantState } from './applicant-state.ts'
import {
  type ApplicationState,
  applicationActions,
  applicationStatuses,
  isPaid,
  nextPaymentStatuses,
  nextStatuses,
  paymentStatuses,
  whyNot,
} from './status.ts'
import { whoseTurn } from './turn.ts'

const unpaid: ApplicationState = {
  ...{ status: 'pending', paymentStatus: 'unpaid', completedAt: null },
  ...{ numberOfApplicants: 2, applicantCount: 2 },
}
const then = new Date('2026-11-21T10:00:00Z')
const states = {
  unpaid,
  'lacking a traveller': { ...unpaid, applicantCount: 1 },
  'paid by card': { ...unpaid, status: 'paid', paymentStatus: 'paid' },
  'marked paid by staff': { ...unpaid, status: 'paid' },
  'under review': { ...unpaid, paymentStatus: 'needs_review' },
  completed: { ...unpaid, status: 'paid', paymentStatus: 'paid', completedAt: then },
  processing: { ...unpaid, status: 'processing', paymentStatus: 'paid', completedAt: then },
  approved: { ...unpaid, status: 'approved', paymentStatus: 'paid', completedAt: then },
  rejected: { ...unpaid, status: 'rejected', paymentStatus: 'paid', completedAt: then },
  'rejected before payment': { ...unpaid, status: 'rejected' },
  refunded: { ...unpaid, status: 'paid', paymentStatus: 'refunded' },
} satisfies Record<string, ApplicationState>

const closed = 'application.closed'
const alreadyPaid = 'payment.already-paid'
const payFirst = 'payment.required'

// Columns: edit, add-applicant, pay, upload, remove-document, complete.
const table: Record<keyof typeof states, (string | null)[]> = {
  unpaid: [null, 'applicant.too-many', null, payFirst, payFirst, payFirst],
  'lacking a traveller': [null, null, 'application.incomplete', payFirst, payFirst, payFirst],
  'paid by card': [alreadyPaid, alreadyPaid, alreadyPaid, null, null, null],
  'marked paid by staff': [alreadyPaid, alreadyPaid, alreadyPaid, null, null, null],
  'under review': [closed, closed, 'payment.not-open', payFirst, payFirst, payFirst],
  completed: [closed, closed, alreadyPaid, null, closed, null],
  processing: [closed, closed, alreadyPaid, null, closed, null],
  approved: [closed, closed, alreadyPaid, closed, closed, null],
  rejected: [closed, closed, alreadyPaid, closed, closed, null],
  'rejected before payment': [closed, closed, closed, closed, closed, closed],
  refunded: [closed, closed, 'payment.not-open', payFirst, payFirst, payFirst],
}

describe('why an action is closed', () => {
  it.each(Object.keys(states) as (keyof typeof states)[])('%s', (name) => {
    expect(applicationActions.map((action) => whyNot(action, states[name]))).toEqual(table[name])
  })

  it('staff may add documents whatever the state', () => {
    for (const state of Object.values(states))
      for (const action of ['upload', 'remove-document'] as const)
        expect(whyNot(action, state, 'staff')).toBeNull()
  })
})

describe('moves', () => {
  it('a payment makes pending paid and nothing else', () => {
    const moved = applicationStatuses.flatMap((from) =>
      nextStatuses(from, 'payment').map((to) => `${from} ${to}`),
    )
    expect(moved).toEqual(['pending paid'])
  })

  it('staff set any other status', () => {
    for (const from of applicationStatuses) {
      expect(nextStatuses(from, 'staff')).toHaveLength(applicationStatuses.length - 1)
      expect(nextStatuses(from, 'staff')).not.toContain(from)
    }
  })

  it('a payment is undone by a refund alone', () => {
    const toUnpaid = paymentStatuses.filter((from) => nextPaymentStatuses[from].includes('unpaid'))
    expect(toUnpaid).toEqual(['paid', 'needs_review'])
    expect(nextPaymentStatuses.paid).toEqual(['refunded', 'unpaid'])
  })
})

describe('whose turn it is', () => {
  it.each([
    ...tableOf<[keyof typeof states, ApplicantState, string]>`
      unpaid | collecting | traveller; unpaid | withdrawn | nobody
      paid by card | collecting | traveller; marked paid by staff | collecting | traveller
      under review | collecting | us; completed | ready | us; completed | withdrawn | nobody
      processing | filed | authority
    `,
    // Others of the family are filed or decided.
    ...tableOf<[keyof typeof states, ApplicantState, string]>`
      processing | ready | us; processing | approved | nobody; approved | approved | nobody
      rejected | rejected | nobody; refunded | collecting | nobody; refunded | filed | nobody
    `,
  ])('%s and %s: %s', (name, state, turn) => {
    expect(whoseTurn(states[name], state)).toBe(turn)
  })

  it('is the traveller’s again while a rejected document waits for a new one', () => {
    const asked = { documentsAskedAt: then }
    expect(whoseTurn({ ...states.completed, ...asked }, 'collecting')).toBe('traveller')
    expect(whoseTurn({ ...states.processing, ...asked }, 'filed')).toBe('traveller')
    expect(whoseTurn({ ...states.approved, ...asked }, 'approved')).toBe('nobody')
    expect(whoseTurn({ ...states.refunded, ...asked }, 'collecting')).toBe('nobody')
  })

  it('is the traveller’s while a question for the portal is open', () => {
    const asked = { hasQuestions: true }
    expect(whoseTurn({ ...states.completed, ...asked }, 'ready')).toBe('traveller')
    expect(whoseTurn({ ...states.approved, ...asked }, 'approved')).toBe('nobody')
    expect(whoseTurn({ ...states['under review'], ...asked }, 'ready')).toBe('us')
  })

  it('a refunded or disputed payment does not count as paid', () => {
    const paid = Object.entries(states).flatMap(([name, state]) => (isPaid(state) ? [name] : []))
    const open = ['paid by card', 'marked paid by staff', 'completed']
    expect(paid).toEqual([...open, 'processing', 'approved', 'rejected'])
  })
})
