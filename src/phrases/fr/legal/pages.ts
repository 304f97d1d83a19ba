import { chargebackPolicy } from './chargeback.ts'
import { cookiePolicy } from './cookie.ts'
import { paymentPolicy } from './payment-policy.ts'
import { privacyPolicy } from './privacy.ts'
import { refundPolicy } from './refund.ts'
import { securityPolicy } from './security.ts'
import { termsOfService } from './terms.ts'

/** The long texts by the page that shows them. */
export const legalPages = {
  privacyPolicy,
  termsOfService,
  securityPolicy,
  refundPolicy,
  paymentPolicy,
  chargebackPolicy,
  cookiePolicy,
}
