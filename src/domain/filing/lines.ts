import type { Gender, VisaType } from '../application/choice.ts'
import { spells, zoneSpelling } from '../passport/transliteration.ts'
import { findPort, portLabel } from '../reference/ports.ts'
import type { Rules } from '../rules/rules.ts'
import type { CalendarDate } from '../time/calendar.ts'
import type { FilingForm, FilingLine } from './form.ts'
import { portalAddress } from './mailbox.ts'
import { type FilingSource, isOfAll, sourceOf } from './sources.ts'
import { valueIn } from './value.ts'

export type FiledApplication = {
  readonly id: number
  readonly visaType: VisaType
  readonly portOfEntry: string
  /** E.164 if its country is known. */
  readonly contactPhone: string
  /** The address the portal writes to unless the form names one. */
  readonly companyEmail: string
}

type Text = string | null | undefined
type Names = { readonly surname: string; readonly givenNames: string }

/** A traveller's answers; dates 'YYYY-MM-DD', countries alpha-2. */
export type FiledTraveller = {
  /** Position in the application, from 1. */
  readonly position: number
  readonly firstName: string
  readonly lastName: string
  readonly singleName: boolean
  /** The names as in the passport's machine zone, if read and equal. */
  readonly zoneNames: Names | null
  readonly gender: Gender
  readonly dateOfBirth: CalendarDate
  readonly placeOfBirth: Text
  readonly nationality: string
  readonly occupation: Text
  readonly passportNumber: string
  readonly passportIssuingCountry: string
  readonly passportIssueDate: CalendarDate
  readonly passportExpiryDate: CalendarDate
  readonly intendedDateOfArrival: CalendarDate
  readonly portOfEntry: Text
  readonly residentialAddress: string
  readonly residentialCity: string
  readonly residentialPostalCode: Text
  readonly residentialCountry: string
  readonly accommodationAddress: Text
  readonly accommodationCity: Text
  readonly companionName: Text
  /** By key of the line: answers that the application has no field for. They fill lines that are empty otherwise. */
  readonly keptAnswers: ReadonlyMap<string, string>
}

/** Why a line is empty: we do not ask, no answer was given, or it has no Latin spelling. */
export const missings = ['not-asked', 'empty', 'other-script'] as const
export type Missing = (typeof missings)[number]

export type PortalLine = {
  readonly section: string
  readonly key: string
  readonly label: string
  readonly value: string
  readonly missing: Missing | null
  /** Empty, and there may be nothing to say. */
  readonly isOptional: boolean
  /** From the kept answers, not from the application. */
  readonly isKept: boolean
  /** The same for all travellers of the application, so copied once. */
  readonly isShared: boolean
  /** Positions of those whose line is as empty, or was answered alike: they may be answered along. */
  readonly alike: readonly number[]
}

const isSpelt = (name: string, inZone: string): boolean => {
  const spelling = zoneSpelling(name)
  return spelling !== null && spells(spelling, inZone.replaceAll(' ', '<'), false)
}

/** A single name goes where a machine zone has it: the surname. */
function namesOf({ firstName, lastName, singleName, zoneNames }: FiledTraveller) {
  const surname = singleName ? lastName || firstName : lastName
  const givenNames = singleName ? '' : firstName
  // A zone read before a correction has a different name.
  const whole = (names: Names) => [names.givenNames, names.surname].filter(Boolean).join(' ')
  const isRead =
    zoneNames !== null &&
    (singleName
      ? isSpelt(surname, whole(zoneNames))
      : isSpelt(surname, zoneNames.surname) && isSpelt(givenNames, zoneNames.givenNames))
  return isRead ? zoneNames : { surname, givenNames }
}

const portOf = (rules: Rules, code: string) => {
  const port = findPort(rules, code)
  return port ? portLabel(port) : code
}

type Asked = {
  rules: Rules
  application: FiledApplication
  traveller: FiledTraveller
  mailbox: string
}

const answers: Readonly<Record<FilingSource, (asked: Asked) => string | null | undefined>> = {
  'not-asked': () => null,
  mailbox: ({ mailbox, application, traveller }) =>
    portalAddress(mailbox || application.companyEmail, {
      applicationId: application.id,
      position: traveller.position,
    }),
  'given-names': ({ traveller }) => namesOf(traveller).givenNames,
  surname: ({ traveller }) => namesOf(traveller).surname,
  sex: ({ traveller }) => traveller.gender,
  'date-of-birth': ({ traveller }) => traveller.dateOfBirth,
  'place-of-birth': ({ traveller }) => traveller.placeOfBirth,
  nationality: ({ traveller }) => traveller.nationality,
  occupation: ({ traveller }) => traveller.occupation,
  'passport-number': ({ traveller }) => traveller.passportNumber,
  'passport-country': ({ traveller }) => traveller.passportIssuingCountry,
  'passport-issued': ({ traveller }) => traveller.passportIssueDate,
  'passport-expires': ({ traveller }) => traveller.passportExpiryDate,
  phone: ({ application }) => application.contactPhone,
  address: ({ traveller }) => traveller.residentialAddress,
  city: ({ traveller }) => traveller.residentialCity,
  'postal-code': ({ traveller }) => traveller.residentialPostalCode,
  'country-of-residence': ({ traveller }) => traveller.residentialCountry,
  'visa-kind': ({ application }) => application.visaType,
  purpose: ({ application }) => application.visaType,
  arrival: ({ traveller }) => traveller.intendedDateOfArrival,
  port: ({ application, traveller }) => traveller.portOfEntry || application.portOfEntry,
  'accommodation-city': ({ traveller }) => traveller.accommodationCity,
  'accommodation-address': ({ traveller }) => traveller.accommodationAddress,
  companion: ({ traveller }) => traveller.companionName,
}

type Written = Pick<PortalLine, 'value' | 'missing'>

function answered(line: FilingLine, asked: Asked): Written {
  if (line.source === 'not-asked') {
    return { value: '', missing: line.isAsked ? 'empty' : 'not-asked' }
  }
  const answer = answers[line.source](asked)
  if (!answer) return { value: '', missing: 'empty' }
  // Ports the operator did not map keep their own name.
  const isNamedPort = line.source === 'port' && !line.values?.[answer]
  const value = valueIn(line, isNamedPort ? portOf(asked.rules, answer) : answer)
  if (value === null) return { value: '', missing: 'other-script' }
  return value === '' ? { value, missing: 'empty' } : { value, missing: null }
}

function writtenFor(line: FilingLine, asked: Asked): Written & Pick<PortalLine, 'isKept'> {
  const written = answered(line, asked)
  const kept = written.missing && asked.traveller.keptAnswers.get(line.key)
  return kept ? { value: kept, missing: null, isKept: true } : { ...written, isKept: false }
}

/** The form's lines for one traveller, in portal order; `others` travel on the same application. */
export function portalLines(
  rules: Rules,
  form: Pick<FilingForm, 'mailbox' | 'sections'>,
  application: FiledApplication,
  traveller: FiledTraveller,
  others: readonly FiledTraveller[] = [],
): PortalLine[] {
  const { mailbox } = form
  return form.sections.flatMap((section) =>
    section.lines.flatMap((line) => {
      if (!line.isOn) return []
      const writtenBy = (one: FiledTraveller) =>
        writtenFor(line, { rules, application, traveller: one, mailbox })
      const written = writtenBy(traveller)
      const group = isOfAll(line)
        ? others.map((other) => ({ position: other.position, ...writtenBy(other) }))
        : []
      const isShared =
        written.missing === null &&
        group.length > 0 &&
        group.every(({ value }) => value === written.value)
      const isAlike = (other: Written & Pick<PortalLine, 'isKept'>) =>
        other.missing !== null || (other.isKept && other.value === written.value)
      const isOpen = written.missing !== null || written.isKept
      const alike = isOpen ? group.filter(isAlike).map(({ position }) => position) : []
      const { key, label } = line
      const isOptional = written.missing === 'empty' && sourceOf(line.source).isOptional === true
      return [{ section: section.key, key, label, ...written, isOptional, isShared, alike }]
    }),
  )
}
