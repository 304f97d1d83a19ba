import { describe, expect, test } from 'vitest'
import { exampleApplicant, exampleApplication, exampleDocument } from '../test-support.tsx'
import { changesBetween } from './ActionsTab.tsx'

const before = exampleApplication()
const at = '2026-11-21T10:00:00.000Z'
const ann = { id: 'ann', name: 'Ann Mushi' }
const file = { fileName: 'visa.pdf', mediaType: 'application/pdf', sizeBytes: 9 }
const approval = { ...file, addedAt: at, addedBy: ann }

describe('what somebody has to know before they decide', () => {
  test.each([
    [{ status: 'processing' }, { what: 'status', from: 'paid', to: 'processing' }],
    [{ paymentStatus: 'refunded' }, { what: 'paymentStatus', to: 'refunded' }],
    [{ assignee: ann }, { what: 'assignee', to: 'Ann Mushi' }],
    [{ approval }, { what: 'approval' }],
    [{ adminNotes: 'Looks odd' }, { what: 'adminNotes' }],
    [{ completedAt: null }, { what: 'completed' }],
    [{ erasedAt: at }, { what: 'erased' }],
    [{ notes: [{ id: 1, text: 'Call her', at, by: ann }] }, { what: 'notes', count: 1 }],
  ] as const)('%j', (changed, expected) => {
    const { notes = [], ...rest } = { notes: [], ...changed }
    const after = exampleApplication({ ...rest, notes: [...notes] })
    expect(changesBetween(before, after)).toEqual([expected])
  })

  test('nothing, when only the version is another one', () => {
    expect(changesBetween(before, exampleApplication({ version: 9 }))).toEqual([])
  })

  test('a colleague who let go of it', () => {
    const assigned = exampleApplication({ assignee: ann })
    expect(changesBetween(assigned, before)).toEqual([{ what: 'assignee', to: null }])
  })

  test('several things at once, in the order of their weight', () => {
    const after = exampleApplication({ status: 'approved', approval, assignee: ann })
    const seen = changesBetween(before, after).map(({ what }) => what)
    expect(seen).toEqual(['status', 'assignee', 'approval'])
  })
})

describe('documents', () => {
  const having = (...documents: ReturnType<typeof exampleDocument>[]) =>
    exampleApplication({ applicants: [exampleApplicant(1, { documents })] })
  const photo = exampleDocument(1)
  const accepted = exampleDocument(1, { review: { ...photo.review, verdict: 'accepted' } })
  const second = exampleDocument(2, { version: 2 })
  const passport = exampleDocument(3, { documentType: 'passportDocument' })

  test.each([
    ['the first one', having(), having(photo), 1],
    ['another verdict', having(photo), having(accepted), 1],
    ['a newer version', having(photo), having({ ...photo, current: false }, second), 1],
    ['one that is gone', having(photo), having(), 1],
    ['two of them', having(), having(photo, passport), 2],
  ])('%s counts', (_, from, to, count) => {
    expect(changesBetween(from, to)).toEqual([{ what: 'documents', count }])
  })

  test('the same ones in another order do not', () => {
    expect(changesBetween(having(photo, passport), having(passport, photo))).toEqual([])
  })
})
