/** Optional cookie categories; essential ones need no consent. */
export const optionalCookies = ['analytics', 'marketing', 'functional'] as const
export type OptionalCookie = (typeof optionalCookies)[number]

/** A visitor's choice, as the browser stores it. */
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

/** Storage keys: that a choice was made ('true'), and the choice itself (JSON). */
export const consentKeys = {
  given: 'karibu-visa-cookie-consent',
  preferences: 'karibu-visa-cookie-preferences',
} as const

/** Lifetime of each cookie, as in the cookie policy. */
export const cookieLife = { ownApplicationDays: 90, languageYears: 1, analyticsYears: 2 } as const

const setByTools = {
  analytics: /^_(ga|gid|gat|dc_gtm|pk)(_|$)/,
  marketing: /^_(gcl|fbp|fbc|uet\w*|ttp)(_|$)/,
} as const

/** Those of `names` that are third-party cookies without consent. */
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

/** Parses stored preferences: anything not plainly allowed is refused. */
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
