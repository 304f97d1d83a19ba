import { describe, expect, it } from 'vitest'
import { tableOf } from '../../../test/support/table.ts'
import { shippedRules } from '../rules/shipped.ts'
import {
  acceptedKinds,
  documentProgress,
  documentTypes,
  endingOf,
  maxUploadBytes,
  missingDocuments,
  requiredDocuments,
} from './document.ts'

const always = ['passportPhoto', 'passportDocument', 'flightTicket'] as const

it.each(tableOf`
  application/pdf | .pdf; image/jpeg | .jpg; image/png | .png; text/csv |; |
`)('the ending of a file of %s is %s', (type, ending) => expect(endingOf(type)).toBe(ending))

describe('documents', () => {
  it.each([
    ['tourist', always],
    ['tourist_multiple', always],
    ['transit', [...always, 'transitTicket', 'transitVisa']],
    ['business', [...always, 'invitationLetter', 'companyRegistration']],
  ] as const)('%s asks for %j', (visaType, types) => {
    expect(requiredDocuments(shippedRules, visaType)).toEqual(types)
  })

  it('counts required documents and lists missing ones, ignoring others', () => {
    const uploaded = ['flightTicket', 'invitationLetter'] as const
    const missing = missingDocuments(shippedRules, 'tourist', uploaded)
    expect(missing).toEqual(['passportPhoto', 'passportDocument'])
    const some = documentProgress(requiredDocuments(shippedRules, 'tourist'), uploaded)
    expect(some).toEqual({ uploaded: 1, total: 3, complete: false })
    const all = documentProgress(requiredDocuments(shippedRules, 'transit'), documentTypes)
    expect(all).toEqual({ uploaded: 5, total: 5, complete: true })
  })

  it('takes pictures only as the passport photo', () => {
    expect(acceptedKinds.passportPhoto).not.toContain('pdf')
    expect(maxUploadBytes).toBe(5_242_880)
  })
})
