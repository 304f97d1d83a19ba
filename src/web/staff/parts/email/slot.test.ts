import { expect, test } from 'vitest'
import { likeliest, type Slot, slotsFor } from './slot.ts'

const slot = (documentType: Slot['documentType'], review: Slot['review'] = null): Slot => ({
  ...{ applicantId: 1, name: 'Ada Example', documentType, review },
})

test('a file can be what takes its kind', () => {
  const slots = [slot('passportPhoto'), slot('passportDocument')]
  const typesFor = (mediaType: string | null) =>
    slotsFor({ mediaType }, slots).map(({ documentType }) => documentType)
  expect(typesFor('application/pdf')).toEqual(['passportDocument'])
  expect(typesFor('image/jpeg')).toEqual(['passportPhoto', 'passportDocument'])
  expect(typesFor(null)).toEqual([])
})

test.each([
  [
    'a passport page of all that is missing',
    [slot('passportPhoto'), slot('passportDocument')],
    'passportDocument',
  ],
  [
    'what was asked for again',
    [slot('passportDocument'), slot('flightTicket', 'rejected')],
    'flightTicket',
  ],
  [
    'what is missing before what stands',
    [slot('passportDocument', 'unreviewed'), slot('flightTicket')],
    'flightTicket',
  ],
] as const)('it is most likely %s', (_, slots, expected) => {
  expect(likeliest(slots)?.documentType).toBe(expected)
})

test('it is nothing where nothing takes it', () => {
  expect(likeliest([])).toBeNull()
})
