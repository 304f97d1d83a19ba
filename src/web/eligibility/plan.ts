import type { ProcessingType, VisaType } from '#domain/application/choice.ts'
import type { EligibilityQuestion } from '#domain/eligibility-answer.ts'

/** What is taken over from the first questions into an application. */
export type Plan = EligibilityQuestion & {
  /** The kind to begin with; '' for a passport that needs no visa. */
  readonly visaType: VisaType | ''
  /** The speed that was priced. */
  readonly processingType: ProcessingType
  /** The traveller knows that a visa is needed though this passport asks for none. */
  readonly goesOn: boolean
}
