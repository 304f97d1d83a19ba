import type { AnswerOf } from '#client/route.ts'
import { ownAnswers, withOwnPart } from '#domain/application/own-part.ts'
import { checkApplicant } from '#domain/application/steps/applicant.ts'
import type { Context, Finding } from '#domain/application/steps/finding.ts'
import { regimeOf } from '#domain/reference/regime.ts'
import {
  type ApplicantValues,
  applicantAnswers,
  dateFaultsOf,
  emptyApplicant,
  sharedFields,
} from '../form/applicant/values.ts'

/** A traveller's own part, as the server gives it. */
export type OwnPart = AnswerOf<'GET /api/own-part/{id}'>
export type Answers = OwnPart['answers']
export type OwnValues = { own: ApplicantValues }

/** The fields of the form, whatever another version of this page or of the organiser's wrote. */
export function formValues(answers: Answers): OwnValues {
  const empty = emptyApplicant()
  const known = Object.fromEntries(Object.entries(answers).filter(([name]) => name in empty))
  return { own: withOwnPart(empty, known, true).answers }
}

/** What is kept of the form. */
export const answersOf = ({ own }: OwnValues): Answers => ownAnswers(own) as Answers

/** What is said of the answers, by their fields; `part` is the field of a date that is at fault. */
export type OwnFinding = Omit<Finding, 'code'> & {
  code: Finding['code'] | 'visaFree.unconfirmed'
  part?: string
}

/** What is asked of the first traveller alone, for whoever says that it is the same. */
const shared: ReadonlySet<string> = new Set(sharedFields)

/** Everything that the rules of a traveller say, errors and advice; of what others fill in they hear. */
export function findingsOf(
  { own }: OwnValues,
  { visaType, processingType }: OwnPart['order'],
  { context, monthNames }: { context: Context; monthNames: readonly string[] },
): OwnFinding[] {
  const around = {
    ...context,
    visaType: visaType ?? undefined,
    processingType: processingType ?? undefined,
  }
  const faults = dateFaultsOf(own, monthNames)
  const isFaulty = (path: string) => faults.some((fault) => fault.path === path)
  const found = checkApplicant(applicantAnswers(own, monthNames), around)
  const all: OwnFinding[] = [
    ...found.filter(({ path, code }) => !(isFaulty(path) && code.endsWith('.required'))),
    ...faults,
    ...(regimeOf(own.nationality) === 'exempt' && !own.goesOnVisaFree ? [visaFree] : []),
  ]
  return all
    .filter(({ path }) => !(own.sameAsFirst && shared.has(path)))
    .map((each) => (each.path === 'visaType' ? { ...each, path: 'nationality' } : each))
}

const visaFree = {
  path: 'goesOnVisaFree',
  code: 'visaFree.unconfirmed',
  severity: 'error',
} as const

const id = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'

/** What stands behind the # of the page: the token of a link, or the id of one that was opened here. */
export function readFragment(fragment: string): { token: string } | { id: string } | null {
  const text = fragment.replace(/^#/, '')
  if (new RegExp(`^${id}$`).test(text)) return { id: text }
  return new RegExp(`^${id}\\.[\\w-]+$`).test(text) ? { token: text } : null
}
