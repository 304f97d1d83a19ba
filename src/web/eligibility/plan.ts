import type { ProcessingType, VisaType } from '#domain/application/choice.ts'
import type { EligibilityQuestion } from '#domain/eligibility-answer.ts'

/** Answers of the first questions that an application starts with. */
export type Plan = EligibilityQuestion & {
  /** The initial kind; '' for a visa-free passport. */
  readonly visaType: VisaType | ''
  /** The speed priced. */
  readonly processingType: ProcessingType
  /** Confirmed that a visa is needed despite a visa-free passport. */
  readonly goesOn: boolean
}
