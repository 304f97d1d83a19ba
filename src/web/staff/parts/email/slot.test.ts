import { expect, test } from 'vitest'
import { likeliest, type Slot, slotsFor } from './slot.ts'

const slot = (documentType: Slot['documentType'], review: Slot['review'] = null): Slot => ({
  ...{ applicantId: 1, name: 'Ada Example', documentType, review },
})

const [photo, page] = [slot('passportPhoto'), slot('passportDocument')]
const unreviewed = slot('passportDocument', 'unreviewed')

test('a file can be what takes its kind', () => {
  const typesFor = (mediaType: string | null) =>
    slotsFor({ mediaType }, [photo, page]).map(({ documentType }) => documentType)
  expect(typesFor('application/pdf')).toEqual(['passportDocument'])
  expect(typesFor('image/jpeg')).toEqual(['passportPhoto', 'passportDocument'])
  expect(typesFor(null)).toEqual([])
})

test.each([
  ['a passport page of all that is missing', [photo, page], 'passportDocument'],
  ['what was asked for again', [page, slot('flightTicket', 'rejected')], 'flightTicket'],
  ['what is missing before what stands', [unreviewed, slot('flightTicket')], 'flightTicket'],
] as const)('it is most likely %s', (_, slots, expected) => {
  expect(likeliest(slots)?.documentType).toBe(expected)
})

test('it is nothing where nothing takes it', () => {
  expect(likeliest([])).toBeNull()
})
