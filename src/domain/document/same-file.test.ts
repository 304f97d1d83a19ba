import { expect, test } from 'vitest'
import { tableOf } from '../../../test/support/table.ts'
import type { DocumentType } from './document.ts'
import { sameFileOf } from './same-file.ts'

const giver = (id: number, ...given: [DocumentType, string][]) => ({
  id,
  documents: given.map(([documentType, contentHash]) => ({ documentType, contentHash })),
})

const photo: [DocumentType, string] = ['passportPhoto', 'a']
const page: [DocumentType, string] = ['passportDocument', 'a']

test.each<[string, ReturnType<typeof giver>[], [number, DocumentType] | null]>([
  ['others beside it', [giver(1, photo, ['flightTicket', 'b'])], null],
  ['as another document', [giver(1, photo, ['flightTicket', 'a'])], [1, 'flightTicket']],
  ['for two people', [giver(1, photo), giver(2, photo)], [2, 'passportPhoto']],
  ['as another of somebody else', [giver(1, photo), giver(2, page)], [2, 'passportDocument']],
])('a photo, %s', (_, all, expected) => {
  const found = sameFileOf({ id: 1 }, { documentType: 'passportPhoto', contentHash: 'a' }, all)
  expect(found && [found.giver.id, found.documentType]).toEqual(expected)
})

test.each(tableOf<[DocumentType, DocumentType, string]>`
  flightTicket | flightTicket | right; flightTicket | transitTicket | right
  transitTicket | flightTicket | right; invitationLetter | invitationLetter | right
  companyRegistration | companyRegistration | right; invitationLetter | companyRegistration |
  transitVisa | transitVisa |; passportDocument | passportDocument |
  flightTicket | passportDocument |
`)('one file for %s of one and %s of another may be right: %s', (one, other, right) => {
  const all = [giver(1, [one, 'a']), giver(2, [other, 'a'])]
  const found = sameFileOf({ id: 1 }, { documentType: one, contentHash: 'a' }, all)
  expect(found === null).toBe(right === 'right')
})
