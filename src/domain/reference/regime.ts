import type { Regime, Rules } from '../rules/rules.ts'

/** Whether the text is an upper-case alpha-2 code of our table. */
export function isCountryCode({ regimes }: Rules, code: string): boolean {
  return Object.hasOwn(regimes, code)
}

/** The regime of a country; null for an unknown code. */
export function regimeOf(rules: Rules, code: string): Regime | null {
  return isCountryCode(rules, code) ? (rules.regimes[code] ?? null) : null
}
