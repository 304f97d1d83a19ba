import type { AnswerOf } from '#client/route.ts'
import { ownAnswers } from '#domain/application/own-part.ts'
import { valuesOf } from '../application/draft.ts'
import { sharedFields, type WizardValues } from '../application/values.ts'
import type { Issue } from '../form/issues.tsx'

/** A traveller's own part, as the server gives it. */
export type OwnPart = AnswerOf<'GET /api/own-part/{id}'>
export type Answers = OwnPart['answers']

/**
 * The fields of the form: those of a wizard with this one traveller, so that the same rules judge them, and
 * nothing of anybody else.
 */
export function formValues({ answers, order }: Pick<OwnPart, 'answers' | 'order'>): WizardValues {
  const { visaType, processingType, portOfEntry } = order
  const details = {
    applicationType: 'single',
    numberOfApplicants: '1',
    visaType: visaType ?? '',
    processingType: processingType ?? '',
    portOfEntry,
  }
  return valuesOf({ details, applicants: [answers] })
}

/** What is kept of the form. */
export function answersOf(values: WizardValues): Answers {
  return ownAnswers(values.applicants[0] ?? {}) as Answers
}

const shared: ReadonlySet<string> = new Set(sharedFields.map((name) => `applicants.0.${name}`))

/** What is said beside the fields; of those that are the same as somebody else's whoever fills them in hears. */
export function ownIssues(issues: readonly Issue[], isSame: boolean): Issue[] {
  return isSame ? issues.filter(({ path }) => !shared.has(path)) : [...issues]
}

const id = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'

/** What stands behind the # of the page: the token of a link, or the id of one that was opened here. */
export function readFragment(fragment: string): { token: string } | { id: string } | null {
  const text = fragment.replace(/^#/, '')
  if (new RegExp(`^${id}$`).test(text)) return { id: text }
  return new RegExp(`^${id}\\.[\\w-]+$`).test(text) ? { token: text } : null
}
