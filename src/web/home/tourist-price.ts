import { priceOf } from '#domain/money/pricing.ts'

/** One tourist at normal speed with nothing extra: the first price that anybody sees. */
export const touristPrice = priceOf({
  visaType: 'tourist',
  numberOfApplicants: 1,
  processingType: 'normal',
  hasInsurance: false,
  hasESim: false,
})
