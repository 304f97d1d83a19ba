import type { DeliveryState } from '../letter.ts'

/** Later ones are never taken back by earlier ones, in whichever order the news comes. */
const order: readonly DeliveryState[] = ['delayed', 'delivered', 'bounced', 'complained']

/**
 * Where a letter stands after one more piece of news. The gravest news counts, so that the order in which
 * they come, and how often, makes no difference: a letter that was delivered may still come back (late bounces),
 * one that came back is never delayed again, and a complaint stands.
 */
export function afterNews(known: DeliveryState | null, news: DeliveryState): DeliveryState {
  return known !== null && order.indexOf(known) >= order.indexOf(news) ? known : news
}

/** Why a letter came back or waits, in words that staff and travellers can act on. */
export const deliveryReasons = [
  'no-mailbox',
  'no-domain',
  'mailbox-disabled',
  'mailbox-full',
  'too-large',
  'no-answer',
  'refused',
  'moved',
  'unknown',
] as const
export type DeliveryReason = (typeof deliveryReasons)[number]

/** A code of RFC 3463: class, subject and detail. */
export const statusCodePattern = /^[245]\.\d{1,3}\.\d{1,3}$/

// Without the class: 5.2.2 and 4.2.2 say the same, once it is final.
const reasons: Readonly<Record<string, DeliveryReason>> = {
  '1.1': 'no-mailbox',
  '1.0': 'no-mailbox',
  '1.3': 'no-mailbox',
  '1.4': 'no-mailbox',
  '1.2': 'no-domain',
  '1.10': 'no-domain',
  '4.3': 'no-domain',
  '4.4': 'no-domain',
  '1.6': 'moved',
  '2.1': 'mailbox-disabled',
  '2.2': 'mailbox-full',
  '2.3': 'too-large',
  '3.4': 'too-large',
  '4.1': 'no-answer',
  '4.2': 'no-answer',
  '4.7': 'no-answer',
  '3.2': 'no-answer',
}

/** What a code means for people. `code`: '5.1.1'; null where none was given. */
export function deliveryReason(code: string | null): DeliveryReason {
  if (code === null || !statusCodePattern.test(code)) return 'unknown'
  const [, subject, detail] = code.split('.')
  const named = reasons[`${subject}.${detail}`]
  if (named) return named
  // Security and policy, or the content: a filter did not want it.
  return subject === '7' || subject === '6' ? 'refused' : 'unknown'
}

// The mailbox is there, and may take the next letter: nobody has to correct an address that is right.
const aboutLetterOnly: ReadonlySet<DeliveryReason> = new Set([
  'mailbox-full',
  'too-large',
  'refused',
])

/**
 * Whether a letter that came back says that its address reaches nobody. A full mailbox, a letter that is too
 * large and one that a filter refused say nothing against the address.
 */
export function isAddressAtFault(code: string | null): boolean {
  return !aboutLetterOnly.has(deliveryReason(code))
}
