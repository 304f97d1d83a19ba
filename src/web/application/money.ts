import type { ProcessingType, VisaType } from '#domain/application/choice.ts'
import { authorityShare, type Price, priceOf } from '#domain/money/pricing.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { countOf, type DetailsValues, detailsAnswers } from './values.ts'

export type ShownPrice = Price & {
  visaType: VisaType
  processingType: ProcessingType
  /** Something is not chosen yet: assumes a tourist visa at normal speed. */
  isAssumed: boolean
  /** The official fee within the total, in cents. */
  authorityCents: number
}

/** The price of the answers so far, in cents, with the simplest choice for missing ones. */
export function shownPrice(rules: Rules, details: DetailsValues): ShownPrice {
  const answers = detailsAnswers(details)
  const visaType = answers.visaType || 'tourist'
  const processingType = answers.processingType || 'normal'
  const numberOfApplicants = countOf(details)
  const { hasInsurance, hasESim } = details
  const price = priceOf(rules, {
    visaType,
    processingType,
    numberOfApplicants,
    hasInsurance,
    hasESim,
  })
  return {
    ...price,
    visaType,
    processingType,
    isAssumed: !answers.visaType,
    authorityCents: authorityShare(rules, visaType) * numberOfApplicants,
  }
}
