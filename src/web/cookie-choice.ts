import { type CookiePreferences, consentKeys, readPreferences } from '#domain/cookie.ts'

/** The visitor's choice about cookies; null before it is made, and where the browser keeps nothing. */
export function storedChoice(): CookiePreferences | null {
  try {
    if (localStorage.getItem(consentKeys.given) !== 'true') return null
    return readPreferences(localStorage.getItem(consentKeys.preferences))
  } catch {
    return null
  }
}

export function storeChoice(preferences: CookiePreferences): void {
  try {
    localStorage.setItem(consentKeys.preferences, JSON.stringify(preferences))
    localStorage.setItem(consentKeys.given, 'true')
  } catch {
    // Storage is switched off: the choice holds for this page, and is asked for again on the next.
  }
}
