import { type Cents, currency } from '#domain/money.ts'
import type { Language } from '#domain/reference/languages.ts'

/** '$233' for whole dollars, '$62.50' otherwise, as the language writes it. */
export function formatPrice(cents: Cents, language: Language): string {
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100)
}
