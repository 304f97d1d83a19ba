import { describe, expect, it } from 'vitest'
import {
  documentProgress,
  documentRules,
  documentTypes,
  endingOf,
  maxUploadBytes,
  missingDocuments,
  requiredDocuments,
} from './document.ts'

const always = ['passportPhoto', 'passportDocument', 'flightTicket'] as const

it.each([
  ['application/pdf', '.pdf'],
  ['image/jpeg', '.jpg'],
  ['image/png', '.png'],
  ['text/csv', ''],
  ['', ''],
])('the ending of a file of %s is %s', (mediaType, ending) => {
  expect(endingOf(mediaType)).toBe(ending)
})

describe('documents', () => {
  it.each([
    ['tourist', always],
    ['tourist_multiple', always],
    ['transit', [...always, 'transitTicket', 'transitVisa']],
    ['business', [...always, 'invitationLetter', 'companyRegistration']],
  ] as const)('%s asks for %j', (visaType, types) => {
    expect(requiredDocuments(visaType)).toEqual(types)
  })

  it('counts required documents and lists missing ones, ignoring others', () => {
    const uploaded = ['flightTicket', 'invitationLetter'] as const
    expect(missingDocuments('tourist', uploaded)).toEqual(['passportPhoto', 'passportDocument'])
    expect(documentProgress('tourist', uploaded)).toEqual({
      uploaded: 1,
      total: 3,
      complete: false,
    })
    expect(documentProgress('transit', documentTypes)).toEqual({
      uploaded: 5,
      total: 5,
      complete: true,
    })
  })

  it('takes pictures only as the passport photo', () => {
    expect(documentRules.passportPhoto.accepted).not.toContain('pdf')
    expect(maxUploadBytes).toBe(5_242_880)
  })

  it('advises nothing that it would refuse', () => {
    for (const rule of Object.values(documentRules)) {
      expect(rule.accepted).toEqual(expect.arrayContaining([...rule.advised]))
      expect(rule.advisedMaxBytes).toBeLessThanOrEqual(maxUploadBytes)
    }
  })
})
