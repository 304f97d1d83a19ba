import { type Cents, fromDollars } from '#domain/money/money.ts'

/** Dollars as typed, '62.50' or '62,5'; null for anything that is no amount in whole cents. */
export function readAmount(text: string): Cents | null {
  const typed = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(',', '.')
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(typed)) return null
  return fromDollars(Number(typed))
}

/** '62.50' or '208': what stands in the field before anybody types. */
export function writeAmount(cents: Cents): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}
