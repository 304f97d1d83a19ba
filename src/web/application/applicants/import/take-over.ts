import type { ApplicantAnswers } from '#domain/application/steps/applicant.ts'
import { type SheetTraveller, sharedParts } from '#domain/sheet/travellers.ts'
import {
  type ApplicantValues,
  applicantAnswers,
  emptyApplicant,
  valuesFrom,
} from '../../../form/applicant/values.ts'
import type { WizardValues } from '../../values.ts'
import { withPeople } from '../people.ts'

/** Defaults from the form for what the sheet omits: address, arrival, accommodation. */
export function knownOf({ applicants }: WizardValues, monthNames: readonly string[]) {
  const answers = applicantAnswers(applicants[0] ?? emptyApplicant(), monthNames)
  return Object.fromEntries(
    sharedParts.flat().map((field) => [field, answers[field] ?? '']),
  ) as ApplicantAnswers
}

/** Replaces the travellers, in a kind of application with enough room. */
export function takeOver(values: WizardValues, travellers: readonly SheetTraveller[]) {
  return withPeople(values, travellers.map(applicantOf))
}

function applicantOf({ answers, typed, follows }: SheetTraveller): ApplicantValues {
  const shared: readonly string[] = sharedParts.flat()
  const own: Partial<Record<string, unknown>> = Object.fromEntries(
    Object.entries(answers).filter(([field]) => !(follows && shared.includes(field))),
  )
  const linkEmail = String(own.linkEmail ?? '')
  return { ...valuesFrom(own), linkEmail, ...typed, sameAsFirst: follows }
}
