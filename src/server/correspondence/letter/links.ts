import {
  completeLanguages,
  fallbackLanguage,
  type Language,
  pathPrefix,
} from '#domain/reference/languages.ts'

/** A letter's language: the traveller's, if complete. */
export function letterLanguage(language: string): Language {
  return completeLanguages.find((complete) => complete === language) ?? fallbackLanguage
}

/**
 * Addresses of our pages for letters: from PUBLIC_URL, in the letter's language. `token` is the
 * letter's own and opens its application; it is in the fragment, which no server sees. Null for
 * letters to nobody.
 */
export function linksFor(publicUrl: string, language: Language, token: string | null = null) {
  const prefix = pathPrefix(language)
  const page = (path: string, query: Record<string, string>): string =>
    `${publicUrl}${prefix}${path}?${new URLSearchParams(query)}`
  const opening = token === null ? '' : `#open=${token}`
  const ofOrder = (path: string, query: { orderId: string } & Record<string, string>): string =>
    `${page(path, query)}${opening}`
  return {
    documents: (orderId: string, applicationId: number) =>
      ofOrder('/documents', { orderId, applicationId: String(applicationId) }),
    /** Continues the draft in its own browser. */
    draft: `${publicUrl}${prefix}/application`,
    payment: (orderId: string) => ofOrder('/application', { step: '3', orderId }),
    status: (orderId: string) => ofOrder('/status', { orderId }),
    /** The form for the number of an application. */
    own: `${publicUrl}${prefix}/status`,
    statusOf: (reference: string) => page('/status', { id: reference }),
    /** The form for the code of a new address, in a browser with access. */
    contactCode: (reference: string) => `${page('/status', { id: reference })}#contact-code`,
    stopReminders: (orderId: string) => ofOrder('/status', { orderId, reminders: 'stop' }),
    refundPolicy: `${publicUrl}${prefix}/refund-policy`,
    check: `${publicUrl}${prefix}/agreement-check`,
    contact: `${publicUrl}${prefix}/contact`,
    /** The fragment hides the token from servers. */
    continue: (token: string) => `${publicUrl}${prefix}/continue#token=${token}`,
    /** The fragment hides the token from servers. */
    forgetDraft: (token: string) => `${publicUrl}${prefix}/continue#forget=${token}`,
    /** The fragment hides the key from servers. */
    chat: (sessionId: string, key: string) =>
      `${publicUrl}${prefix}/contact#chat=${sessionId}.${key}`,
    /** The fragment hides the token from servers. */
    ownPart: (token: string) => `${publicUrl}${prefix}/traveller#${token}`,
    invitation: (token: string) => `${publicUrl}/admin-login/invitation#token=${token}`,
    staffEmail: (token: string) => `${publicUrl}/admin-login/email#token=${token}`,
  }
}

export type Links = ReturnType<typeof linksFor>
