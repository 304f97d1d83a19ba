/** What a visitor may allow or refuse; essential cookies are needed for what was asked for. */
export const optionalCookies = ['analytics', 'marketing', 'functional'] as const
export type OptionalCookie = (typeof optionalCookies)[number]

/** The record of a visitor's choice, as the browser keeps it. */
export type CookiePreferences = Readonly<{ essential: true } & Record<OptionalCookie, boolean>>

export const onlyEssential: CookiePreferences = {
  essential: true,
  analytics: false,
  marketing: false,
  functional: false,
}
export const everyCookie: CookiePreferences = {
  essential: true,
  analytics: true,
  marketing: true,
  functional: true,
}

/** Where the browser keeps the choice: that one was made ('true'), and which (JSON). */
export const consentKeys = {
  given: 'karibu-visa-cookie-consent',
  preferences: 'karibu-visa-cookie-preferences',
} as const

/** How long each cookie stays, as the cookie policy states it. */
export const cookieLife = { ownApplicationDays: 90, languageYears: 1, analyticsYears: 2 } as const

const setByTools = {
  analytics: /^_(ga|gid|gat|dc_gtm|pk)(_|$)/,
  marketing: /^_(gcl|fbp|fbc|uet\w*|ttp)(_|$)/,
} as const

/** Names among `names` of cookies of others that these preferences do not allow (any longer). */
export function refusedCookies(
  names: readonly string[],
  allowed: CookiePreferences,
): readonly string[] {
  return names.filter(
    (name) =>
      (!allowed.analytics && setByTools.analytics.test(name)) ||
      (!allowed.marketing && setByTools.marketing.test(name)),
  )
}

/** What was kept, read without trust: whatever is not plainly allowed is refused. */
export function readPreferences(kept: string | null): CookiePreferences {
  let given: unknown
  try {
    given = JSON.parse(kept ?? 'null')
  } catch {
    return onlyEssential
  }
  const allows = (kind: OptionalCookie) =>
    typeof given === 'object' && given !== null && (given as Record<string, unknown>)[kind] === true
  return {
    essential: true,
    analytics: allows('analytics'),
    marketing: allows('marketing'),
    functional: allows('functional'),
  }
}
