import { expect, test } from 'vitest'
import { permissionsOf } from '#domain/staff/permission.ts'
import { exampleApplicant, exampleApplication, exampleDocument } from '../test-support.tsx'
import { isLeftAfter, nextStepOf } from './choices.ts'

const may = (permission: Parameters<Parameters<typeof nextStepOf>[1]>[0]) =>
  permissionsOf('agent').includes(permission)
const of = (...applicants: ReturnType<typeof exampleApplicant>[]) =>
  exampleApplication({ applicants })
const ready = exampleApplicant(1)
const filed = exampleApplicant(2, { state: 'filed', whyNotApprove: 'approval.document-required' })
const second = exampleApplicant(3, { state: 'filed', whyNotApprove: 'approval.second-person' })
const by = { id: 'ben', name: 'Ben' }
const handed = { ...second, handOver: { by, to: null, at: '2026-11-21T09:00:00.000Z' } }
const unread = exampleApplicant(4, { state: 'collecting', documents: [exampleDocument(1)] })

test.each([
  ['a document that nobody looked at', of(unread, ready), { kind: 'look', count: 1 }],
  ['all who are ready, together', of(ready, filed), { kind: 'file', applicants: [ready] }],
  ['the first whose visa may come', of(second, filed), { kind: 'approve', applicant: filed }],
  ['a second person', of(second, handed), { kind: 'hand-over', applicants: [second] }],
  ['nothing once it is handed over', of(handed), null],
  ['nothing for the unpaid', of({ ...ready, whyNotFile: 'approval.unpaid' }), null],
  ['nothing for the decided', of(exampleApplicant(1, { state: 'approved' })), null],
  ['nothing while documents are missing', of(exampleApplicant(1, { state: 'collecting' })), null],
] as const)('%s comes next', (_, application, expected) => {
  expect(nextStepOf(application, may)).toEqual(expected)
})

test('who may not approve is not led to it, and who only reads to nothing', () => {
  expect(nextStepOf(of(filed), (permission) => permission === 'application.work')).toBeNull()
  expect(nextStepOf(of(ready), () => false)).toBeNull()
})

test('what was filed waits for the authority, and what was taken back is looked at', () => {
  const approve = { kind: 'approve', applicant: filed } as const
  expect(isLeftAfter('filed', approve)).toBe(false)
  expect(isLeftAfter('filed', { kind: 'file', applicants: [ready] })).toBe(true)
  expect(isLeftAfter('approved', approve)).toBe(true)
  for (const to of ['approved', 'rejected', 'withdrawn', 'filed'] as const) {
    expect(isLeftAfter(to, null)).toBe(false)
  }
  expect(isLeftAfter('ready', null)).toBe(true)
})
