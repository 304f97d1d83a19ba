import { expect, test } from 'vitest'
import { shippedRules } from '../rules/shipped.ts'
import { documentTypes, mediaTypes } from './document.ts'
import {
  defaultFiles,
  portalCopyOf,
  portalFileName,
  portalLimit,
  portalMediaType,
  portalNamePattern,
} from './portal.ts'

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
  expect(portalCopyOf({ documentType, mediaType, sizeBytes }, defaultFiles)).toBe(copy)
  expect(portalMediaType({ documentType, mediaType })).toBe(made)
})

test('names state position and type, no person', () => {
  const nameOf = (documentType: (typeof documentTypes)[number], mediaType: string) =>
    portalFileName(shippedRules, { documentType, mediaType }, 'tourist', defaultFiles)
  expect(nameOf('passportPhoto', jpeg)).toBe('1-photo.jpeg')
  expect(nameOf('flightTicket', png)).toBe('3-ticket.pdf')
  const names = documentTypes.map((type) => defaultFiles.names[type])
  expect(new Set(names).size).toBe(documentTypes.length)
  for (const name of names) expect(name).toMatch(portalNamePattern)
})

test('the operator says how much is taken', () => {
  const files = { ...defaultFiles, pictureBytes: 500 * KB, pdfBytes: 2048 * KB }
  const of = (mediaType: string, sizeBytes: number) =>
    portalCopyOf({ documentType: 'passportDocument', mediaType, sizeBytes }, files)
  const copies = [of(jpeg, 500 * KB), of(pdf, 2048 * KB), of(pdf, 2048 * KB + 1)]
  expect(copies).toEqual(['same', 'same', 'none'])
  const limits = [portalLimit('passportPhoto', files), portalLimit('flightTicket', files)]
  expect(limits).toEqual([500 * KB, 2048 * KB])
})
