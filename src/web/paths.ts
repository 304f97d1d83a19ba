import { type Language, pathPrefix } from '#domain/reference/languages.ts'

/** All public pages with their English addresses; other languages are prefixed: /tr/status. */
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

/** The staff area, outside the translated pages. */
export const staffPages = { admin: '/admin', login: '/admin-login' } as const

type Query = Readonly<Record<string, string | number | undefined>>

/** The address of a page in a language; undefined query values are omitted. */
export function pathTo(page: Page, language: Language, query: Query = {}): string {
  const plain = pages[page]
  const prefix = pathPrefix(language)
  const path = plain === '/' ? prefix || '/' : `${prefix}${plain}`
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}
