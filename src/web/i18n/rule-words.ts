import type { Finding } from '#domain/application/steps/finding.ts'
import type { Language } from '#domain/reference/languages.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import { sayDay } from './moment.ts'

/** A rule's words, with days in its parameters (YYYY-MM-DD) formatted. */
export function ruleWords(
  { code, params = {} }: Pick<Finding, 'code' | 'params'>,
  t: Translate,
  language: Language,
): string {
  const said = Object.entries(params).map(([name, value]) => [
    name,
    /^\d{4}-\d\d-\d\d$/.test(String(value)) ? sayDay(String(value), language) : value,
  ])
  return t(phraseKey(`rule.${code}`), Object.fromEntries(said))
}
