import { isByPhone } from '#domain/application/choice.ts'
import { isMinor } from '#domain/application/steps/minor.ts'
import { advisedVisa } from '#domain/eligibility-answer.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { apostrophes, cleanText, dashes } from '#domain/text.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { type ApplicantValues, dateOf, followNationality } from '../form/applicant/values.ts'
import { countOf, type DetailsValues, fullName, type WizardValues } from './values.ts'

/**
 * Derives dependent answers after a change: countries and kind of visa from the nationality, the
 * messenger and the consent to news there, a single traveller's name from the contact, the contact from an
 * adult's passport. Answers the user typed or chose are never changed. Returns the same object if
 * nothing follows.
 */
export function deriveAnswers(
  rules: Rules,
  before: WizardValues,
  now: WizardValues,
  today: CalendarDate,
): WizardValues {
  const followed = { ...now, details: followPhone(before.details, now.details) }
  const details = followChannel(followFirst(rules, before, followed, today))
  const applicants = now.applicants.map((applicant, index) => {
    const named = index === 0 ? followContact(before, now, applicant) : applicant
    return followCountries(before.applicants[index], named)
  })
  const isSame =
    details === now.details && applicants.every((each, index) => each === now.applicants[index])
  return isSame ? now : { ...now, details, applicants }
}

function followPhone(before: DetailsValues, now: DetailsValues): DetailsValues {
  const isUntouched = now.communicationId === before.communicationId
  const isFollowing = now.communicationId === '' || now.communicationId === before.contactPhone
  const isChanged =
    now.contactPhone !== before.contactPhone ||
    now.communicationChannel !== before.communicationChannel
  if (!isChanged || !isUntouched || !isFollowing) return now
  const communicationId = isByPhone(now.communicationChannel) ? now.contactPhone : ''
  return communicationId === now.communicationId ? now : { ...now, communicationId }
}

/** The consent to news there is given for WhatsApp, and ends with another choice. */
function followChannel(details: DetailsValues): DetailsValues {
  return details.messengerNews && details.communicationChannel !== 'whatsapp'
    ? { ...details, messengerNews: false }
    : details
}

/** Kind of visa and contact name from the first applicant's nationality and passport. */
function followFirst(
  rules: Rules,
  before: WizardValues,
  { details, applicants }: WizardValues,
  today: CalendarDate,
): DetailsValues {
  const [[last], [first]] = [before.applicants, applicants]
  if (!last || !first) return details
  const { contactName, visaType } = details
  const isRead = first.passportRead && first.passportNumber !== last.passportNumber
  const isFree = contactName === '' || (last.passportRead && contactName === fullName(last))
  const isAdvised = visaType === '' && first.nationality !== last.nationality
  const next = {
    contactName: isRead && isFree ? contactOf(first, today) : contactName,
    visaType: isAdvised ? advisedVisa(rules, first.nationality) : visaType,
  }
  const isSame = next.contactName === contactName && next.visaType === visaType
  return isSame ? details : { ...details, ...next }
}

/** The default contact: the first traveller, unless a child. */
function contactOf(first: ApplicantValues, today: CalendarDate): string {
  const dateOfBirth = dateOf(first.dateOfBirth, noNames)
  return isMinor({ dateOfBirth }, today) ? '' : fullName(first)
}

const noNames: readonly string[] = []

function followCountries(
  before: ApplicantValues | undefined,
  now: ApplicantValues,
): ApplicantValues {
  if (!before || before.nationality === now.nationality) return now
  const followed = followNationality({ ...now, nationality: before.nationality }, now.nationality)
  // Changed together with the nationality, so set on purpose rather than left over.
  const given = (name: 'passportIssuingCountry' | 'residentialCountry') =>
    now[name] === before[name] ? followed[name] : now[name]
  return {
    ...now,
    passportIssuingCountry: given('passportIssuingCountry'),
    residentialCountry: given('residentialCountry'),
  }
}

type Names = Pick<ApplicantValues, 'firstName' | 'lastName'>

const isNamed = (applicant: Names, { firstName, lastName }: Names) =>
  applicant.firstName === firstName && applicant.lastName === lastName

function followContact(
  before: WizardValues,
  now: WizardValues,
  applicant: ApplicantValues,
): ApplicantValues {
  const { contactName } = now.details
  const isChanged =
    contactName !== before.details.contactName || countOf(now.details) !== countOf(before.details)
  if (!isChanged || countOf(now.details) !== 1 || applicant.singleName) return applicant
  if (applicant.passportRead) return applicant
  const isTyped =
    !isNamed(applicant, { firstName: '', lastName: '' }) &&
    !isNamed(applicant, splitName(before.details.contactName))
  const names = splitName(contactName)
  return isTyped || isNamed(applicant, names) ? applicant : { ...applicant, ...names }
}

/** Whether a single traveller's name follows the contact's, and was not typed. */
export function isContactTaken({ details, applicants }: WizardValues): boolean {
  const [first] = applicants
  if (!first?.firstName || first.singleName || first.passportRead || countOf(details) !== 1)
    return false
  return isNamed(first, splitName(details.contactName))
}

/** Given names and surname: the last word with its particles, in Latin letters. */
const nameShape =
  /^([\p{Script=Latin}\p{M}' -]+?)(?: ((?:(?:van|von|der|den|de|da|di|du|dos|del|la|le|bin|al|el) )*[\p{Script=Latin}\p{M}'-]+))?$/u

/**
 * Splits the contact's name as a suggestion for the passport fields: 'Ada Maria Muster' becomes
 * 'Ada Maria' and 'Muster'. A single word is a first name. Names no passport prints (other scripts,
 * companies) give nothing.
 */
export function splitName(name: string): Names {
  const plain = cleanText(name).replace(apostrophes, "'").replace(dashes, '-')
  const [, firstName = '', lastName = ''] = nameShape.exec(plain) ?? []
  return { firstName, lastName }
}
