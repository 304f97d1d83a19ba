import { type AnswerField, applicantFields, namesOf } from '#domain/application/fields.ts'
import { type Context, type Finding, travellerContext } from '#domain/application/steps/finding.ts'
import type { Language } from '#domain/reference/languages.ts'
import { regimeOf } from '#domain/reference/regime.ts'
import { writesSurnameFirst } from '#phrases/format.ts'
import { now } from '../../clock.ts'
import type { ScreenFinding } from '../issue-words.ts'
import { knownMonths } from '../known-months.ts'
import { type ApplicantValues, dateFaultsOf } from './values.ts'

/** What answers are measured by, and how their page reads and orders them. */
export type Reading = Readonly<{
  context: Context
  monthNames: readonly string[]
  language: Language
}>

/** What somebody's own screen measures by, whose page speaks this language. */
export function readingIn(language: Language): Reading {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return { context: travellerContext(now(), zone), monthNames: knownMonths(language), language }
}

/** What the rules found in the answers of one applicant, as the form that they are typed into shows it. */
export function onForm(
  found: readonly Finding[],
  applicant: ApplicantValues,
  monthNames: readonly string[],
): ScreenFinding[] {
  const faults = dateFaultsOf(applicant, monthNames)
  // A date that cannot be read is not missing.
  const isFaulty = ({ path, code }: Finding) =>
    code.endsWith('.required') && faults.some((fault) => fault.path === path)
  return [...found.filter((each) => !isFaulty(each)).map(beside), ...faults]
}

/** Advice on the kind of visa stands beside the nationality that it comes from, a year in its own field. */
export function beside(found: Finding): ScreenFinding {
  const path = found.path.replace(/(^|\.)visaType$/, '$1nationality')
  return { ...found, path, ...(found.code === 'date.year-range' ? { part: 'year' } : {}) }
}

/** Who needs no visa goes on by an explicit choice only. */
export const unconfirmedVisaFree = (applicant: ApplicantValues): ScreenFinding[] =>
  regimeOf(applicant.nationality) === 'exempt' && !applicant.goesOnVisaFree
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

/** Findings about one applicant as the form shows their fields, from the top. */
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
