import type { AnswerOf } from '#client/route.ts'
import { applicantSections, namesOf } from '#domain/application/fields.ts'
import { ownAnswers, withOwnPart } from '#domain/application/own-part.ts'
import { checkApplicant } from '#domain/application/steps/applicant.ts'
import {
  inFormOrder,
  onForm,
  type Reading,
  unconfirmedVisaFree,
} from '../form/applicant/findings.ts'
import {
  type ApplicantValues,
  applicantAnswers,
  emptyApplicant,
  sharedFields,
} from '../form/applicant/values.ts'
import type { ScreenFinding } from '../form/issue-words.ts'

/** A traveller's own part as returned by the server. */
export type OwnPart = AnswerOf<'GET /api/own-part/{id}'>
export type Answers = OwnPart['answers']
export type OwnValues = { own: ApplicantValues }

/** Form values, tolerating fields of other versions of this page or the organiser's. */
export function formValues(answers: Answers): OwnValues {
  const empty = emptyApplicant()
  const known = Object.fromEntries(Object.entries(answers).filter(([name]) => name in empty))
  return { own: withOwnPart(empty, known, true).answers }
}

/** The part of the form that is saved. */
export const answersOf = ({ own }: OwnValues): Answers => ownAnswers(own) as Answers

/** Shared answers, asked only of the first traveller and of those who do not share them. */
const shared: ReadonlySet<string> = new Set(sharedFields)

/** The companions of travellers in an organiser's list are known. */
const companion: ReadonlySet<string> = new Set(namesOf(applicantSections.companion))

/** All findings on a traveller's answers, except on fields that others fill in. */
export function findingsOf(
  { own }: OwnValues,
  { order, hasCompanions }: Pick<OwnPart, 'order' | 'hasCompanions'>,
  { context, monthNames, language }: Reading,
): ScreenFinding[] {
  const around = {
    ...context,
    visaType: order.visaType ?? undefined,
    processingType: order.processingType ?? undefined,
  }
  const found = checkApplicant(applicantAnswers(own, monthNames), around)
  const all = [...onForm(found, own, monthNames), ...unconfirmedVisaFree(context.rules, own)]
  return inFormOrder(
    all.filter(({ path }) => {
      const isElsewhere = own.sameAsFirst && shared.has(path)
      return !isElsewhere && !(hasCompanions && companion.has(path))
    }),
    language,
  )
}

const id = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'

/** The page's fragment: the token of a link, or the id of one opened here. */
export function readFragment(fragment: string): { token: string } | { id: string } | null {
  const text = fragment.replace(/^#/, '')
  if (new RegExp(`^${id}$`).test(text)) return { id: text }
  return new RegExp(`^${id}\\.[\\w-]+$`).test(text) ? { token: text } : null
}
