import {
  completeLanguages,
  fallbackLanguage,
  type Language,
  pathPrefix,
} from '#domain/reference/languages.ts'

/** The language that a letter is written in: the traveller's, where its words and pages are complete. */
export function letterLanguage(language: string): Language {
  return completeLanguages.find((complete) => complete === language) ?? fallbackLanguage
}

/**
 * Addresses of our pages in letters: from PUBLIC_URL, in the language of the letter. `token` is the letter's own:
 * it opens the application of an order where the link is followed, and stands behind the #, so that no address
 * that a server sees holds it. Null where nobody is sent what they stand in.
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
    /** Where unfinished answers are gone on with, in the browser that has them. */
    draft: `${publicUrl}${prefix}/application`,
    payment: (orderId: string) => ofOrder('/application', { step: '3', orderId }),
    status: (orderId: string) => ofOrder('/status', { orderId }),
    statusOf: (reference: string) => page('/status', { id: reference }),
    /** Where the code for a new address is typed, in a browser in which the application is open. */
    contactCode: (reference: string) => `${page('/status', { id: reference })}#contact-code`,
    stopReminders: (orderId: string) => ofOrder('/status', { orderId, reminders: 'stop' }),
    refundPolicy: `${publicUrl}${prefix}/refund-policy`,
    check: `${publicUrl}${prefix}/agreement-check`,
    contact: `${publicUrl}${prefix}/contact`,
    /** Behind the #, so that no server ever sees the token. */
    continue: (token: string) => `${publicUrl}${prefix}/continue#token=${token}`,
    /** Behind the #, so that no server ever sees the token. */
    forgetDraft: (token: string) => `${publicUrl}${prefix}/continue#forget=${token}`,
    /** Behind the #, so that no server ever sees the key. */
    chat: (sessionId: string, key: string) =>
      `${publicUrl}${prefix}/contact#chat=${sessionId}.${key}`,
    /** Behind the #, so that no server ever sees the token. */
    ownPart: (token: string) => `${publicUrl}${prefix}/traveller#${token}`,
    invitation: (token: string) => `${publicUrl}/admin-login/invitation#token=${token}`,
    staffEmail: (token: string) => `${publicUrl}/admin-login/email#token=${token}`,
  }
}

export type Links = ReturnType<typeof linksFor>
