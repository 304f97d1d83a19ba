import type { Company } from '#domain/reference/company.ts'
import { chargebackPolicy } from '#phrases/en/legal/chargeback.ts'
import { cookiePolicy } from '#phrases/en/legal/cookie.ts'
import { paymentPolicy } from '#phrases/en/legal/payment-policy.ts'
import { privacyPolicy } from '#phrases/en/legal/privacy.ts'
import { refundPolicy } from '#phrases/en/legal/refund.ts'
import { securityPolicy } from '#phrases/en/legal/security.ts'
import { termsOfService } from '#phrases/en/legal/terms.ts'
import type { LegalPage } from '#phrases/legal-page.ts'
import type { Page } from '../paths.ts'

/** The long texts, by the page that shows them. */
export const policies = {
  privacyPolicy,
  termsOfService,
  securityPolicy,
  refundPolicy,
  cookiePolicy,
  paymentPolicy,
  chargebackPolicy,
} as const satisfies Partial<Record<Page, (company: Company) => LegalPage>>

export type PolicyPage = keyof typeof policies
export const policyPages = Object.keys(policies) as PolicyPage[]
