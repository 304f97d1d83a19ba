import type { FilingLine } from '#domain/filing/form.ts'
import {
  type FiledApplication,
  type FiledTraveller,
  type PortalLine,
  portalLines,
} from '#domain/filing/lines.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { company } from '../../company.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { useRules } from '../../rules.ts'

/** What a line would be for the sample traveller, as it is edited now. */
export function SampleValue({ line, mailbox }: Readonly<{ line: FilingLine; mailbox: string }>) {
  const t = useTranslate()
  const rules = useRules()
  const { value, missing } = sampleOf(rules, line, mailbox)
  if (missing) {
    return <p className="text-sm text-quiet italic">{t(`staff.filing.missing.${missing}`)}</p>
  }
  return (
    <p
      translate="no"
      lang="en"
      dir="ltr"
      className={`figures min-w-0 break-words ${line.isOn ? 'font-medium' : 'text-quiet'}`}
    >
      {value}
    </p>
  )
}

const application: FiledApplication = {
  companyEmail: company.email,
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
function sampleOf(rules: Rules, line: FilingLine, mailbox: string): PortalLine {
  const sections = [{ key: 'sample', label: '', lines: [{ ...line, isOn: true }] }]
  const [written] = portalLines(rules, { mailbox, sections }, application, traveller)
  return written as PortalLine
}
