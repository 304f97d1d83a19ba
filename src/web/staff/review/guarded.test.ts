import { expect, test } from 'vitest'
import { exampleApplicant, exampleDocument } from '../test-support.tsx'
import { closedBy, unreadOf, wantsSecond } from './guarded.ts'

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

test('documents to look through are those that stand and are not accepted', () => {
  const review = { verdict: 'accepted', reason: null, note: null, by: null, at: null } as const
  const documents = [
    exampleDocument(1, { review }),
    exampleDocument(2),
    exampleDocument(3, { current: false }),
  ]
  expect(unreadOf(exampleApplicant(1, { documents }))).toBe(1)
})

test('a second person helps against a mismatch and in two-person mode, and against nothing else', () => {
  expect(wantsSecond('approval.second-person')).toBe(true)
  expect(wantsSecond('approval.names-missing')).toBe(true)
  expect(wantsSecond('approval.unpaid')).toBe(false)
  expect(wantsSecond(null)).toBe(false)
})
