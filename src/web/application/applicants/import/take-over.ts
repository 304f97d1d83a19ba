import type { ApplicantAnswers } from '#domain/application/steps/applicant.ts'
import { type SheetTraveller, sharedParts } from '#domain/sheet/travellers.ts'
import type { TypedDate } from '#domain/time/typed-date.ts'
import {
  type ApplicantValues,
  applicantAnswers,
  dateFields,
  emptyApplicant,
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

function applicantOf({ answers, typed: unreal, follows }: SheetTraveller): ApplicantValues {
  const shared: readonly string[] = sharedParts.flat()
  const own = Object.entries(answers).filter(([field]) => !(follows && shared.includes(field)))
  const dates = own.flatMap(([field, value]) =>
    isDate(field) ? [[field, typed(String(value))]] : [],
  )
  return {
    ...emptyApplicant(),
    ...Object.fromEntries(own),
    ...Object.fromEntries(dates),
    ...unreal,
    sameAsFirst: follows,
  }
}

const isDate = (field: string) => dateFields.some((name) => name === field)

function typed(date: string): TypedDate {
  const [year = '', month = '', day = ''] = date.split('-')
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year }
}
