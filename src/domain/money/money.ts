/** US cents, an integer. Amounts never use floating point; dollars exist only at the edges. */
export type Cents = number

/** The only currency charged (ISO 4217). */
export const currency = 'USD'

/** Whether dollars have at most two decimals, as far as a double can tell. */
export function isInCents(dollars: number): boolean {
  const cents = Math.round(dollars * 100)
  return Number.isSafeInteger(cents) && Math.abs(cents / 100 - dollars) <= 1e-9
}

/** Dollars to cents. Throws RangeError for a fraction of a cent. */
export function fromDollars(dollars: number): Cents {
  if (!isInCents(dollars)) throw new RangeError('Not an amount in whole cents')
  return Math.round(dollars * 100)
}

/** Cents to dollars as in the API's JSON: 23300 is 233, 6250 is 62.5. */
export function toDollars(cents: Cents): number {
  return cents / 100
}
