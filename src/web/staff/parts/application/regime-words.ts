import type { RegimeChange } from '#domain/application/regime-change.ts'
import { namesIn } from '#domain/reference/country-search.ts'
import type { Translate } from '#phrases/translate.ts'

/** How each nationality entered before and enters now, one after the other. */
export function regimeWords(
  changes: readonly RegimeChange[],
  t: Translate,
  language: string,
): string {
  const countryName = namesIn(language)
  const words = changes.map(({ nationality, from, to }) =>
    t('staff.application.regime.change', {
      country: countryName(nationality),
      from: t(`staff.parts.regime.${from}`),
      to: t(`staff.parts.regime.${to}`),
    }),
  )
  return words.join('; ')
}
