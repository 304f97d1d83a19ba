import { expect, test } from 'vitest'
import { type ApplicantState, applicantStates } from '../application/applicant-state.ts'
import type { ApplicationState } from '../application/status.ts'
import type { ReviewVerdict } from './review.ts'
import { whyNotSend } from './upload-rule.ts'

const open: ApplicationState = {
  ...{ status: 'paid', paymentStatus: 'paid', completedAt: null },
  ...{ numberOfApplicants: 1, applicantCount: 1 },
}
const handedOver: ApplicationState = { ...open, completedAt: new Date('2026-11-21T10:00:00Z') }
const verdicts: readonly (ReviewVerdict | null)[] = [null, 'unreviewed', 'accepted', 'rejected']

const filed = 'applicant.filed'
const closed = 'application.closed'
// Columns: no document yet, unreviewed, accepted, rejected.
const whatever = (code: string | null) => [code, code, code, code]

test.each<[ApplicantState, (string | null)[]]>([
  ['collecting', [null, null, 'document.accepted', null]],
  ['ready', [null, null, 'document.accepted', null]],
  ['filed', [filed, filed, filed, null]],
  ['approved', whatever(closed)],
  ['rejected', whatever(closed)],
  ['withdrawn', whatever(closed)],
])('after the hand-over, a traveller who is %s', (state, codes) => {
  expect(verdicts.map((review) => whyNotSend(handedOver, state, review))).toEqual(codes)
})

test('before the hand-over even accepted documents may be replaced or removed', () => {
  expect(verdicts.map((review) => whyNotSend(open, 'collecting', review))).toEqual(whatever(null))
})

test.each<[string, Partial<ApplicationState>, string]>([
  ['is not paid', { status: 'pending', paymentStatus: 'unpaid' }, 'payment.required'],
  ['is approved', { status: 'approved' }, closed],
  ['is rejected', { status: 'rejected' }, closed],
  ['is refunded', { paymentStatus: 'refunded' }, 'payment.required'],
])('an application that %s accepts none from anyone', (_, changes, code) => {
  const application = { ...handedOver, ...changes }
  for (const state of applicantStates) {
    expect(verdicts.map((review) => whyNotSend(application, state, review))).toEqual(whatever(code))
  }
})
