import type { DraftContent, getDraft } from '#contract/draft.ts'
import type { AnswerOf } from '../api/client.ts'
import {
  emptyApplicant,
  emptyBilling,
  emptyDetails,
  emptyValues,
  type WizardValues,
  withApplicants,
} from './values.ts'

/** A draft as the server gives it back. */
export type SavedDraft = NonNullable<AnswerOf<typeof getDraft>>

/** What a draft keeps: the fields of the wizard, the billing address among the details. */
export function contentOf(values: WizardValues, step: number, submissionKey: string): DraftContent {
  return {
    step,
    details: { ...values.details, billing: values.billing },
    applicants: values.applicants,
    submissionKey,
  }
}

/** The fields as they were kept. What another version of this page wrote differently is left out. */
export function valuesOf(content: Pick<DraftContent, 'details' | 'applicants'>): WizardValues {
  const details = fill(emptyDetails(), content.details)
  return withApplicants({
    ...emptyValues(),
    details,
    applicants: content.applicants.map((saved) => fill(emptyApplicant(), saved)),
    billing: fill(emptyBilling(), content.details.billing),
  })
}

/** The shape of `empty` with every value of `saved` that has the type it should have. */
function fill<T extends object>(empty: T, saved: unknown): T {
  if (typeof saved !== 'object' || saved === null || Array.isArray(saved)) return empty
  const given = saved as Readonly<Record<string, unknown>>
  const entries = Object.entries(empty).map(([name, value]: [string, unknown]) => {
    const found = given[name]
    if (typeof value === 'object' && value !== null) return [name, fill(value, found)]
    return [name, typeof found === typeof value ? found : value]
  })
  return Object.fromEntries(entries) as T
}
