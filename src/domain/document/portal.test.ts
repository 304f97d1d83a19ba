import { expect, test } from 'vitest'
import { documentTypes, mediaTypes } from './document.ts'
import { portalCopyOf, portalEnding, portalMediaType, portalName, portalRules } from './portal.ts'

const KB = 1024
const { jpeg, png, pdf } = mediaTypes

test.each([
  ['passportPhoto', jpeg, 300 * KB, 'same', jpeg],
  ['passportPhoto', jpeg, 300 * KB + 1, 'picture', jpeg],
  ['passportPhoto', png, 1, 'picture', jpeg],
  ['passportDocument', jpeg, 1, 'same', jpeg],
  ['passportDocument', png, 5000 * KB, 'picture', jpeg],
  ['passportDocument', pdf, 1024 * KB, 'same', pdf],
  ['passportDocument', pdf, 1024 * KB + 1, 'none', pdf],
  ['flightTicket', pdf, 1024 * KB, 'same', pdf],
  ['flightTicket', pdf, 1024 * KB + 1, 'none', pdf],
  ['flightTicket', jpeg, 1, 'page', pdf],
  ['invitationLetter', png, 5000 * KB, 'page', pdf],
] as const)('%s as %s of %i bytes', (documentType, mediaType, sizeBytes, copy, made) => {
  expect(portalCopyOf({ documentType, mediaType, sizeBytes })).toBe(copy)
  expect(portalMediaType({ documentType, mediaType, sizeBytes })).toBe(made)
})

test('names say the place and the kind, and nobody', () => {
  expect(portalName(1, 'passportPhoto') + portalEnding(jpeg)).toBe('1-photo.jpeg')
  expect(portalName(3, 'flightTicket') + portalEnding(pdf)).toBe('3-ticket.pdf')
  expect(new Set(documentTypes.map((type) => portalName(1, type))).size).toBe(documentTypes.length)
})

test('nothing that the portal takes is larger than a page', () => {
  for (const { maxBytes } of Object.values(portalRules))
    expect(maxBytes).toBeLessThanOrEqual(1024 * KB)
})
