import { expect, test } from 'vitest'
import {
  type Application,
  askedOf,
  missingSlots,
  rejectedIn,
  type StoredDocument,
  stageOf,
  submitDayOf,
  totalProgress,
  withDocument,
  withoutDocument,
} from './checklist.ts'

const before = '2026-11-20T04:00:00.000Z'
const handedOver = '2026-11-21T04:00:00.000Z'
const after = '2026-11-22T04:00:00.000Z'
const stored = (
  id: string,
  documentType: StoredDocument['documentType'],
  over: Partial<StoredDocument> = {},
) =>
  ({
    ...{ id, documentType, fileName: `${id}.pdf`, createdAt: before, contentHash: id },
    rejection: null,
    ...over,
  }) as StoredDocument
const rejection = { reason: 'cut-off', note: null, at: after, mayConfirm: false } as const
const applicant = (id: number, ...documents: StoredDocument[]) =>
  ({ id, position: id, documents }) as unknown as Application['applicants'][number]
const given = [stored('a', 'passportPhoto'), stored('b', 'flightTicket')]
const application = (over: Partial<Application> = {}) =>
  ({
    requiredDocuments: ['passportPhoto', 'passportDocument', 'flightTicket'],
    status: 'paid',
    paymentStatus: 'paid',
    completedAt: null,
    applicants: [applicant(1, ...given), applicant(2)],
    ...over,
  }) as Application

test('lists missing documents by applicant, in order', () => {
  expect(
    missingSlots(application()).map((slot) => `${slot.applicantId} ${slot.documentType}`),
  ).toEqual(['1 passportDocument', '2 passportPhoto', '2 passportDocument', '2 flightTicket'])
  expect(totalProgress(application())).toEqual({ uploaded: 2, total: 6 })
  const requiredDocuments = [...application().requiredDocuments, 'transitVisa'] as const
  expect(totalProgress(application({ requiredDocuments }))).toEqual({ uploaded: 2, total: 8 })
})

test('a further file of a document takes the place of the first', () => {
  const changed = withDocument(application(), 1, stored('c', 'flightTicket'))
  expect(changed.applicants[0]?.documents.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(changed.applicants[1]?.documents).toEqual([])
  expect(withoutDocument(changed, 'c').applicants[0]?.documents.map(({ id }) => id)).toEqual(['a'])
})

test.each<[ReturnType<typeof stageOf>, Partial<Application>]>([
  ['open', {}],
  ['unpaid', { paymentStatus: 'unpaid', status: 'pending' }],
  ['open', { paymentStatus: 'unpaid', status: 'processing' }],
  ['review', { paymentStatus: 'needs_review', status: 'pending' }],
  ['refunded', { paymentStatus: 'refunded' }],
  ['received', { completedAt: handedOver }],
  ['closed', { status: 'rejected' }],
])('documents are %s for %j', (stage, changes) => expect(stageOf(application(changes))).toBe(stage))

const asked = (...documents: StoredDocument[]) =>
  application({
    completedAt: handedOver,
    applicants: [applicant(1, ...documents), applicant(2, stored('z', 'flightTicket'))],
  })

test('a rejected document opens the page again until the last one has come again', () => {
  const rejected = stored('a', 'passportPhoto', { rejection })
  const both = asked(rejected, stored('b', 'flightTicket', { rejection }))
  expect(stageOf(both)).toBe('asked')
  expect(rejectedIn(both).map(({ id }) => id)).toEqual(['a', 'b'])

  const one = withDocument(both, 1, stored('c', 'flightTicket', { createdAt: after }))
  expect(stageOf(one)).toBe('asked')
  const [first, second] = one.applicants
  expect(first && askedOf(one, first)).toEqual(['passportPhoto', 'flightTicket'])
  expect(second && askedOf(one, second)).toEqual([])

  const none = withDocument(one, 1, stored('d', 'passportPhoto', { createdAt: after }))
  expect(stageOf(none)).toBe('replaced')
  expect(rejectedIn(none)).toEqual([])
})

test('nothing is asked once staff take it back, once it is decided, or paid back', () => {
  const rejected = stored('a', 'passportPhoto', { rejection })
  expect(stageOf(asked(stored('a', 'passportPhoto')))).toBe('received')
  expect(stageOf({ ...asked(rejected), status: 'processing' })).toBe('asked')
  expect(stageOf({ ...asked(rejected), status: 'approved' })).toBe('closed')
  expect(stageOf({ ...asked(rejected), paymentStatus: 'refunded' })).toBe('refunded')
})

test('before the handing over a rejected document counts as missing', () => {
  const given = application({
    applicants: [applicant(1, stored('a', 'passportPhoto', { rejection }))],
  })
  expect(stageOf(given)).toBe('open')
  expect(missingSlots(given)[0]?.documentType).toBe('passportPhoto')
  expect(totalProgress(given)).toEqual({ uploaded: 0, total: 3 })
})

test('a file that was given twice, or shows no face, is asked about once all is there', () => {
  const photo = stored('a', 'passportPhoto', { lacksFace: true })
  const page = stored('b', 'passportDocument', { contentHash: 'c', createdAt: after })
  const ticket = stored('c', 'flightTicket')
  const asked = (...documents: StoredDocument[]) =>
    missingSlots(application({ applicants: [applicant(1, ...documents)] })).map(
      ({ documentType, doubt }) => `${documentType} ${doubt}`,
    )
  const doubts = ['passportPhoto no-face', 'passportDocument same-file']
  expect(asked(photo, page, ticket)).toEqual(doubts)
  const right = { isRight: true }
  expect(asked({ ...photo, ...right }, { ...page, ...right }, ticket)).toEqual([])
})

test.each<[string, object, string | null]>([
  ['it is ahead', {}, '2026-11-25'],
  ['it has come', { expectedBy: '2026-11-24' }, null],
  ['there is none', { expectedBy: null }, null],
  ['documents are not complete', { completedAt: null }, null],
  ['a document has to come again', { document: { rejection } }, null],
  ['who is asked wants to leave', { asked: { isLeaving: true } }, null],
  ['it was decided', { status: 'rejected' }, null],
  ['it was refunded', { paymentStatus: 'refunded' }, null],
  ['nothing is asked', { asked: { questions: [] } }, null],
])('the day of submission is named while only answers are awaited: %s', (_, over, day) => {
  const { document = {}, asked = {}, ...changes } = over as Record<string, object>
  const asks = applicant(1, stored('a', 'passportPhoto', document))
  const applicants = [
    { ...asks, questions: [{ line: 'tour', label: 'Tour' }], isLeaving: false, ...asked },
  ]
  const ready = { applicants, expectedBy: '2026-11-25', completedAt: handedOver, ...changes }
  expect(submitDayOf(application(ready as Partial<Application>), '2026-11-24')).toBe(day)
})
