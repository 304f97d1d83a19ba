import { priceOf } from '#domain/money/pricing.ts'

/** One tourist at normal speed without extras: the first price shown. */
export const touristPrice = priceOf({
  visaType: 'tourist',
  numberOfApplicants: 1,
  processingType: 'normal',
  hasInsurance: false,
  hasESim: false,
})
