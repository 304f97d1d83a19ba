import { type CookiePreferences, consentKeys, readPreferences } from '#domain/cookie.ts'

/** The visitor's cookie choice; null if not made or storage is unavailable. */
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
    // Without storage the choice applies to this page only.
  }
}
