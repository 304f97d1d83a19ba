import { expect, test } from 'vitest'
import {
  type Application,
  missingSlots,
  type StoredDocument,
  stageOf,
  totalProgress,
  withDocument,
  withoutDocument,
} from './checklist.ts'

const stored = (id: string, documentType: StoredDocument['documentType']) =>
  ({ id, documentType, fileName: `${id}.pdf` }) as StoredDocument
const traveller = (id: number, ...documents: StoredDocument[]) =>
  ({ id, position: id, documents }) as unknown as Application['applicants'][number]
const application = (over: Partial<Application> = {}) =>
  ({
    visaType: 'tourist',
    status: 'paid',
    paymentStatus: 'paid',
    completedAt: null,
    applicants: [
      traveller(1, stored('a', 'passportPhoto'), stored('b', 'flightTicket')),
      traveller(2),
    ],
    ...over,
  }) as Application

test('what is missing follows the order of travellers and of their documents', () => {
  expect(
    missingSlots(application()).map(({ applicantId, documentType }) => [applicantId, documentType]),
  ).toEqual([
    [1, 'passportDocument'],
    [2, 'passportPhoto'],
    [2, 'passportDocument'],
    [2, 'flightTicket'],
  ])
  expect(totalProgress(application())).toEqual({ uploaded: 2, total: 6 })
  expect(totalProgress(application({ visaType: 'transit' }))).toEqual({ uploaded: 2, total: 10 })
})

test('a further file of a document takes the place of the first', () => {
  const after = withDocument(application(), 1, stored('c', 'flightTicket'))
  expect(after.applicants[0]?.documents.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(after.applicants[1]?.documents).toEqual([])
  expect(withoutDocument(after, 'c').applicants[0]?.documents.map(({ id }) => id)).toEqual(['a'])
})

test('documents open with the payment and close with the completion', () => {
  expect(stageOf(application())).toBe('open')
  expect(stageOf(application({ paymentStatus: 'unpaid', status: 'pending' }))).toBe('unpaid')
  expect(stageOf(application({ paymentStatus: 'unpaid', status: 'processing' }))).toBe('open')
  expect(stageOf(application({ paymentStatus: 'needs_review', status: 'pending' }))).toBe('review')
  expect(stageOf(application({ paymentStatus: 'refunded' }))).toBe('refunded')
  expect(stageOf(application({ completedAt: '2026-11-21T04:00:00Z' }))).toBe('received')
  expect(stageOf(application({ status: 'rejected' }))).toBe('closed')
})
