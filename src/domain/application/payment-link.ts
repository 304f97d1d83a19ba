import { letterLinkDays } from './access.ts'

/** Links made at or before this moment have expired: they last as long as links in letters. */
export const paymentLinksCountAfter = (now: Date): Date =>
  new Date(now.getTime() - letterLinkDays * 86_400_000)

/** A short name for a third-party payer: just enough to know whom it is for. */
export function shortName(firstName: string | null, lastName: string | null): string {
  const [first = '', last = ''] = [firstName?.trim(), lastName?.trim()]
  if (first === '' || last === '') return first || last
  return `${first.split(/\s+/)[0]} ${[...last][0]}.`
}
