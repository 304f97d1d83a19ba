import { letterLinkDays } from './access.ts'

/** Links made at this moment or before show nothing any more: they live as long as those of letters. */
export const paymentLinksCountAfter = (now: Date): Date =>
  new Date(now.getTime() - letterLinkDays * 86_400_000)

/** A name for whoever only pays: enough to know whom it is for. */
export function shortName(firstName: string | null, lastName: string | null): string {
  const [first = '', last = ''] = [firstName?.trim(), lastName?.trim()]
  if (first === '' || last === '') return first || last
  return `${first.split(/\s+/)[0]} ${[...last][0]}.`
}
