import fc from 'fast-check'
import { processingTypes, visaTypes } from '../application/choice.ts'
import type { PriceInput } from './pricing.ts'

const choice = {
  visaType: fc.constantFrom(...visaTypes),
  processingType: fc.constantFrom(...processingTypes),
  ...{ hasInsurance: fc.boolean(), hasESim: fc.boolean() },
}

/** What may be ordered for one, and for as many as one application takes. */
export const anyChoice = fc.record(choice)
export const anyPriceInput: fc.Arbitrary<PriceInput> = fc.record({
  ...choice,
  numberOfApplicants: fc.integer({ min: 1, max: 50 }),
})
