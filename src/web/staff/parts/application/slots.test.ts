import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleApplicant, exampleApplication, exampleDocument } from '../../test-support.tsx'
import type { StaffDocument } from './application.ts'
import {
  allSlots,
  chosenSlot,
  missingSlots,
  nextToReview,
  reviewProgress,
  slotsOf,
  toReview,
} from './slots.ts'

type Verdict = StaffDocument['review']['verdict']
type Type = StaffDocument['documentType']

const given = (number: number, documentType: Type, verdict: Verdict = 'unreviewed') =>
  exampleDocument(number, {
    documentType,
    review: { verdict, reason: null, note: null, by: null, at: null },
  })
const applicationOf = (...documents: (readonly StaffDocument[])[]) =>
  exampleApplication({
    numberOfApplicants: documents.length,
    applicants: documents.map((own, index) => exampleApplicant(index + 1, { documents: [...own] })),
  })
const nameOf = (slot: { applicant: { id: number }; type: string } | null) =>
  slot && `${slot.applicant.id} ${slot.type}`

describe('the slots of a traveller', () => {
  test('are what is asked for by the rules it was signed under, and what was given besides', () => {
    const application = {
      ...applicationOf([given(1, 'invitationLetter')]),
      requiredDocuments: ['passportPhoto', 'transitVisa'] as Type[],
    }
    const slots = allSlots(application)
    const types = slots.map(({ type }) => type)
    expect(new Set(types)).toEqual(new Set(['passportPhoto', 'transitVisa', 'invitationLetter']))
    expect(slots.find(({ type }) => type === 'invitationLetter')?.state).toBe('unreviewed')
    expect(missingSlots(application).every(({ document }) => document === null)).toBe(true)
  })

  test('count the current version, and show all of them, the newest first', () => {
    const old = exampleDocument(1, { version: 1, current: false })
    const current = exampleDocument(2, { version: 2 })
    const application = applicationOf([old, current])
    const [applicant] = application.applicants
    const slot =
      applicant && slotsOf(application, applicant).find(({ type }) => type === 'passportPhoto')
    expect(slot?.document).toBe(current)
    expect(slot?.versions).toEqual([current, old])
  })

  test('are missing when none of the versions counts any more', () => {
    const application = applicationOf([exampleDocument(1, { current: false })])
    const slot = allSlots(application).find(({ type }) => type === 'passportPhoto')
    expect(slot).toMatchObject({ state: 'missing', document: null })
  })
})

describe('the next one to look through', () => {
  const application = applicationOf(
    [given(1, 'passportPhoto', 'accepted'), given(2, 'passportDocument')],
    [given(3, 'passportPhoto'), given(4, 'passportDocument', 'rejected')],
  )
  const slot = (id: number, type: Type) => ({ applicant: exampleApplicant(id), type })

  test.each([
    [1, 'passportPhoto', '1 passportDocument'],
    [1, 'passportDocument', '2 passportPhoto'],
    [2, 'passportDocument', '1 passportDocument'],
  ] as const)('after %d %s is %s', (id, type, expected) => {
    expect(nameOf(nextToReview(application, slot(id, type)))).toBe(expected)
  })

  test('is none when only the one at hand is left, or none at all', () => {
    const last = applicationOf([given(1, 'passportPhoto')])
    expect(nextToReview(last, slot(1, 'passportPhoto'))).toBeNull()
    expect(nextToReview(applicationOf([]), slot(1, 'passportPhoto'))).toBeNull()
  })

  test('going on ends when all are looked through, whatever their order', () => {
    const verdict = fc.constantFrom<Verdict>('unreviewed', 'accepted', 'rejected')
    fc.assert(
      fc.property(fc.array(fc.tuple(verdict, verdict), { minLength: 1, maxLength: 4 }), (all) => {
        let number = 0
        let open = applicationOf(
          ...all.map(([photo, passport]) => [
            given(++number, 'passportPhoto', photo),
            given(++number, 'passportDocument', passport),
          ]),
        )
        const waiting = toReview(open).length
        let at = toReview(open)[0] ?? null
        let seen = 0
        while (at) {
          seen += 1
          const { document } = at
          open = {
            ...open,
            applicants: open.applicants.map((applicant) => ({
              ...applicant,
              documents: applicant.documents.map((each) =>
                each.id === document?.id
                  ? given(Number(each.id.slice(-4)), each.documentType, 'accepted')
                  : each,
              ),
            })),
          }
          at = nextToReview(open, at)
        }
        expect(seen).toBe(waiting)
        expect(toReview(open)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})

describe('what is shown first', () => {
  const application = applicationOf(
    [given(1, 'passportPhoto', 'accepted')],
    [given(2, 'passportPhoto', 'accepted'), given(3, 'passportDocument')],
  )

  test.each([
    ['what the address names', 1, 'passportDocument', '1 passportDocument'],
    ['else what waits of this traveller', 2, null, '2 passportDocument'],
    ['else the first of this traveller', 1, null, '1 passportPhoto'],
    ['else what waits of anybody', null, null, '2 passportDocument'],
    ['the same for somebody who is not there', 9, 'passportDocument', '2 passportDocument'],
  ] as const)('%s', (_, position, type, expected) => {
    const slot = chosenSlot(application, position, type)
    if (expected === '1 passportPhoto') expect(slot?.applicant.id).toBe(1)
    else expect(nameOf(slot)).toBe(expected)
  })

  test('is nothing where nobody was added yet', () => {
    expect(chosenSlot(exampleApplication({ applicants: [] }), 1, 'passportDocument')).toBeNull()
  })
})

test('progress counts what is there against what is asked for', () => {
  const application = applicationOf(
    [given(1, 'passportPhoto', 'accepted'), given(2, 'passportDocument', 'rejected')],
    [given(3, 'flightTicket')],
  )
  const slots = allSlots(application)
  expect(reviewProgress(slots)).toEqual({ done: 2, total: slots.length })
  expect(reviewProgress([])).toEqual({ done: 0, total: 0 })
})
