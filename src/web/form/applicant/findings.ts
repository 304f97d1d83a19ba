import { type AnswerField, applicantFields, namesOf } from '#domain/application/fields.ts'
import { type Context, type Finding, travellerContext } from '#domain/application/steps/finding.ts'
import type { Language } from '#domain/reference/languages.ts'
import { regimeOf } from '#domain/reference/regime.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { writesSurnameFirst } from '#phrases/format.ts'
import { now } from '../../clock.ts'
import type { ScreenFinding } from '../issue-words.ts'
import { knownMonths } from '../known-months.ts'
import { type ApplicantValues, dateFaultsOf } from './values.ts'

/** Context of the rules, and the page's language. */
export type Reading = Readonly<{
  context: Context
  monthNames: readonly string[]
  language: Language
}>

/** The context of the user's own device, for a page in this language. */
export function readingIn(rules: Rules, language: Language): Reading {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return {
    context: travellerContext(rules, now(), zone),
    monthNames: knownMonths(language),
    language,
  }
}

/** Findings on an applicant as the form shows them. */
export function onForm(
  found: readonly Finding[],
  applicant: ApplicantValues,
  monthNames: readonly string[],
): ScreenFinding[] {
  const faults = dateFaultsOf(applicant, monthNames)
  // An unreadable date is not a missing one.
  const isFaulty = ({ path, code }: Finding) =>
    code.endsWith('.required') && faults.some((fault) => fault.path === path)
  return [...found.filter((each) => !isFaulty(each)).map(beside), ...faults]
}

/** Places advice on the kind of visa beside the nationality, and a date's year beside its own field. */
export function beside(found: Finding): ScreenFinding {
  const path = found.path.replace(/(^|\.)visaType$/, '$1nationality')
  return { ...found, path, ...(found.code === 'date.year-range' ? { part: 'year' } : {}) }
}

/** Without a visa requirement, continuing needs an explicit choice. */
export const unconfirmedVisaFree = (rules: Rules, applicant: ApplicantValues): ScreenFinding[] =>
  regimeOf(rules, applicant.nationality) === 'exempt' && !applicant.goesOnVisaFree
    ? [{ path: 'goesOnVisaFree', code: 'visaFree.unconfirmed', severity: 'error' }]
    : []

/** What the form asks below an answer, and nothing keeps. */
const below: Partial<Record<AnswerField, string>> = {
  nationality: 'goesOnVisaFree',
  intendedDateOfArrival: 'acceptsLateDecision',
}

const order: readonly string[] = namesOf(applicantFields).flatMap((name) =>
  [name, below[name] ?? []].flat(),
)

/** An applicant's findings in the form's order. */
export function inFormOrder<T extends Pick<Finding, 'path'>>(
  findings: readonly T[],
  language: Language,
): T[] {
  const placeOf = ({ path }: T) => {
    if (path === 'lastName' && writesSurnameFirst(language)) return -1
    const place = order.indexOf(path)
    return place < 0 ? order.length : place
  }
  return findings.toSorted((one, other) => placeOf(one) - placeOf(other))
}
