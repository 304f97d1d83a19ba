import type { AnswerOf } from '#client/route.ts'
import type { DraftContent } from '#contract/draft.ts'
import { typedDateOf } from '#domain/time/typed-date.ts'
import { emptyApplicant } from '../form/applicant/values.ts'
import { contentOf } from './draft.ts'
import { emptyValues, type WizardValues } from './values.ts'

type View = AnswerOf<'GET /api/status'>

/** The parts of a paid application that are copied to the next one. */
export type Paid = Pick<
  View,
  | 'visaType'
  | 'processingType'
  | 'transportationMethod'
  | 'portOfEntry'
  | 'contactName'
  | 'contactEmail'
  | 'contactPhone'
  | 'communicationChannel'
  | 'communicationId'
> &
  Readonly<{
    applicants: readonly Pick<
      View['applicants'][number],
      'intendedDateOfArrival' | 'portOfEntry' | 'accommodationAddress' | 'accommodationCity'
    >[]
  }>

/** A new application for one traveller: the contact and trip, without anyone's passport. */
export function additionalValues(paid: Paid): WizardValues {
  const values = emptyValues('single')
  const [first] = paid.applicants
  return {
    ...values,
    details: {
      ...values.details,
      visaType: paid.visaType,
      processingType: paid.processingType,
      transportationMethod: paid.transportationMethod,
      portOfEntry: paid.portOfEntry,
      contactName: paid.contactName,
      contactEmail: paid.contactEmail,
      contactPhone: paid.contactPhone,
      communicationChannel: paid.communicationChannel,
      communicationId: paid.communicationId ?? '',
    },
    applicants: [
      {
        ...emptyApplicant(),
        ...(first && {
          intendedDateOfArrival: typedDateOf(first.intendedDateOfArrival),
          portOfEntry: first.portOfEntry ?? '',
          accommodationAddress: first.accommodationAddress ?? '',
          accommodationCity: first.accommodationCity ?? '',
        }),
      },
    ],
  }
}

/** The same as a draft saved in the first step, with its own submission key. */
export function additionalDraft(paid: Paid, submissionKey: string): DraftContent {
  return contentOf(additionalValues(paid), 1, submissionKey)
}
