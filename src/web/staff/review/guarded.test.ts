import { expect, test } from 'vitest'
import { exampleApplicant } from '../test-support.tsx'
import { closedBy, closedForAll, wantsSecond } from './choices.ts'

test.each([
  ['ready', 'filed', 'approval.unreviewed'],
  ['ready', 'approved', 'approval.second-person'],
  ['filed', 'filed', null],
  ['filed', 'approved', 'approval.second-person'],
  ['approved', 'filed', null],
  ['filed', 'rejected', null],
  ['ready', 'withdrawn', null],
] as const)('%s to %s: %s', (state, to, code) => {
  const whyNot = {
    whyNotFile: 'approval.unreviewed',
    whyNotApprove: 'approval.second-person',
  } as const
  expect(closedBy(exampleApplicant(1, { state, ...whyNot }), to)).toBe(code)
})

test('a document that is not there yet closes nothing, for it comes with the decision', () => {
  const applicant = exampleApplicant(1, { whyNotApprove: 'approval.document-required' })
  expect(closedBy(applicant, 'approved')).toBeNull()
})

test('a second person helps against a mismatch and in two-person mode, and against nothing else', () => {
  expect(wantsSecond('approval.second-person')).toBe(true)
  expect(wantsSecond('approval.names-missing')).toBe(true)
  expect(wantsSecond('approval.unpaid')).toBe(false)
  expect(wantsSecond(null)).toBe(false)
})

test.each([
  ['approved', 'processing', 'approval.second-person'],
  ['approved', 'approved', 'approval.second-person'],
  ['processing', 'paid', 'approval.unpaid'],
  ['processing', 'approved', null],
  ['processing', 'processing', null],
  ['paid', 'pending', 'payment.by-hand'],
  ['paid', 'paid', null],
  ['rejected', 'processing', null],
] as const)('all to %s from %s: %s', (to, status, code) => {
  const whyNot = {
    whyNotFile: 'approval.unpaid',
    whyNotApprove: 'approval.second-person',
    whyNotMarkPaid: 'payment.by-hand',
  } as const
  expect(closedForAll({ status, ...whyNot }, to)).toBe(code)
})
