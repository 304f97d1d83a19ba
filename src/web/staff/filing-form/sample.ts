import type { FilingLine } from '#domain/filing/form.ts'
import {
  type FiledApplication,
  type FiledTraveller,
  type PortalLine,
  portalLines,
} from '#domain/filing/lines.ts'
import type { Rules } from '#domain/rules/rules.ts'

const application: Omit<FiledApplication, 'companyEmail'> = {
  id: 42,
  visaType: 'tourist',
  portOfEntry: 'air-znz',
  contactPhone: '+905551234567',
}

/** Nobody: what is hard to write in Latin letters without marks, all in one traveller. */
const traveller: FiledTraveller = {
  position: 1,
  firstName: 'Zoë',
  lastName: 'Örnek-Müster',
  singleName: false,
  zoneNames: null,
  keptAnswers: new Map(),
  gender: 'female',
  dateOfBirth: '1990-02-03',
  placeOfBirth: 'İzmir',
  nationality: 'TR',
  occupation: 'Öğretmen',
  passportNumber: 'U12345678',
  passportIssuingCountry: 'TR',
  passportIssueDate: '2022-05-06',
  passportExpiryDate: '2032-05-05',
  intendedDateOfArrival: '2026-12-24',
  portOfEntry: null,
  residentialAddress: 'Çiçek Sokak 5',
  residentialCity: 'İzmir',
  residentialPostalCode: '35000',
  residentialCountry: 'TR',
  accommodationAddress: 'Beach Road 5',
  accommodationCity: 'Zanzibar',
  companionName: null,
}

/** How a line would be written for the sample traveller, shown or not. */
export function sampleOf(
  rules: Rules,
  line: FilingLine,
  mailbox: string,
  companyEmail: string,
): PortalLine {
  const sections = [{ key: 'sample', label: '', lines: [{ ...line, isOn: true }] }]
  const [written] = portalLines(
    rules,
    { mailbox, sections },
    { ...application, companyEmail },
    traveller,
  )
  return written as PortalLine
}
