import type { AnswerOf } from '#client/route.ts'
import type { DraftContent } from '#contract/draft.ts'
import { detailsGroups, namesOf } from '#domain/application/fields.ts'
import { tripFields, valuesFrom } from '../form/applicant/values.ts'
import { contentOf } from './draft.ts'
import { emptyValues, type WizardValues } from './values.ts'

type View = AnswerOf<'GET /api/status'>

const { trip, contact } = detailsGroups
const taken = namesOf({ visaType: 1, processingType: 1, ...trip, ...contact })

/** An application that is paid, as far as the next one takes it over. */
export type Paid = Pick<View, (typeof taken)[number]> &
  Readonly<{
    applicants: readonly Pick<View['applicants'][number], (typeof tripFields)[number]>[]
  }>

/** A new application for one: who is to be reached, and the trip; nothing of the others' passports. */
export function anotherFrom(paid: Paid): WizardValues {
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

/** The same as answers that were saved in the first step, under a number of their own. */
export function anotherDraft(paid: Paid, submissionKey: string): DraftContent {
  return contentOf(anotherFrom(paid), 1, submissionKey)
}
