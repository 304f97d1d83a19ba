import { priceOf } from '#domain/money/pricing.ts'
import { shippedRules } from '#domain/rules/shipped.ts'

/** One tourist at normal speed without extras: the first price shown. */
export const touristPrice = priceOf(shippedRules, {
  visaType: 'tourist',
  numberOfApplicants: 1,
  processingType: 'normal',
  hasInsurance: false,
  hasESim: false,
})
