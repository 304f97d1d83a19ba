import type { AnswerOf } from '#client/route.ts'
import type { DraftContent } from '#contract/draft.ts'
import { detailsGroups, namesOf } from '#domain/application/fields.ts'
import { tripFields, valuesFrom } from '../form/applicant/values.ts'
import { contentOf } from './draft.ts'
import { emptyValues, type WizardValues } from './values.ts'

type View = AnswerOf<'GET /api/status'>

const { trip, contact } = detailsGroups
const taken = namesOf({ visaType: 1, processingType: 1, ...trip, ...contact })

/** The parts of a paid application that are copied to the next one. */
export type Paid = Pick<View, (typeof taken)[number]> &
  Readonly<{
    applicants: readonly Pick<View['applicants'][number], (typeof tripFields)[number]>[]
  }>

/** A new application for one traveller: the contact and trip, without anyone's passport. */
export function additionalValues(paid: Paid): WizardValues {
  const values = emptyValues('single')
  const [first] = paid.applicants
  const kept = taken.map((field) => [field, paid[field] ?? ''])
  const arrival = first && Object.fromEntries(tripFields.map((field) => [field, first[field]]))
  return {
    ...values,
    details: { ...values.details, ...Object.fromEntries(kept) },
    applicants: [valuesFrom(arrival ?? {})],
  }
}

/** The same as a draft saved in the first step, with its own submission key. */
export function additionalDraft(
  paid: Paid,
  submissionKey: string,
  rulesVersion: number,
): DraftContent {
  return contentOf(additionalValues(paid), 1, submissionKey, rulesVersion)
}
