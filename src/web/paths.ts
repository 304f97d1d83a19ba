import { type Language, pathPrefix } from '#domain/reference/languages.ts'

/** Every public page and its address in English; other languages stand before it: /tr/status. */
export const pages = {
  home: '/',
  application: '/application',
  documents: '/documents',
  paymentResult: '/payment-result',
  status: '/status',
  agreementCheck: '/agreement-check',
  continue: '/continue',
  traveller: '/traveller',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  securityPolicy: '/security-policy',
  refundPolicy: '/refund-policy',
  contact: '/contact',
  cookiePolicy: '/cookie-policy',
  paymentPolicy: '/payment-policy',
  chargebackPolicy: '/chargeback-policy',
} as const

export type Page = keyof typeof pages

/** Outside the translated pages: the staff area. */
export const staffPages = { admin: '/admin', login: '/admin-login' } as const

type Query = Readonly<Record<string, string | number | undefined>>

/** The address of a page in a language; undefined query values are left out, the rest is encoded. */
export function pathTo(page: Page, language: Language, query: Query = {}): string {
  const plain = pages[page]
  const prefix = pathPrefix(language)
  const path = plain === '/' ? prefix || '/' : `${prefix}${plain}`
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}
