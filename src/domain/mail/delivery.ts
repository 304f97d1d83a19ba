import type { DeliveryState } from '../letter.ts'

/** A later state never reverts to an earlier one, whatever the order of reports. */
const order: readonly DeliveryState[] = ['delayed', 'delivered', 'bounced', 'complained']

/**
 * The state after another report. The most severe one wins, so that order and repetition do not
 * matter: a delivered letter may still bounce (late bounces), a bounced one is never delayed again,
 * a complaint is final.
 */
export function afterNews(known: DeliveryState | null, news: DeliveryState): DeliveryState {
  return known !== null && order.indexOf(known) >= order.indexOf(news) ? known : news
}

/** Why a letter bounced or is delayed, in terms people can act on. */
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

/** An RFC 3463 code: class, subject and detail. */
export const statusCodePattern = /^[245]\.\d{1,3}\.\d{1,3}$/

// Without the class: 5.2.2 and 4.2.2 mean the same once final.
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

/** The reason for a code such as '5.1.1', or null if there was none. */
export function deliveryReason(code: string | null): DeliveryReason {
  if (code === null || !statusCodePattern.test(code)) return 'unknown'
  const [, subject, detail] = code.split('.')
  const named = reasons[`${subject}.${detail}`]
  if (named) return named
  // Security, policy or content: rejected by a filter.
  return subject === '7' || subject === '6' ? 'refused' : 'unknown'
}

// The mailbox exists and may accept the next letter: the address needs no correction.
const aboutLetterOnly: ReadonlySet<DeliveryReason> = new Set([
  'mailbox-full',
  'too-large',
  'refused',
])

/**
 * Whether a bounce means that the address is wrong. A full mailbox, an oversized letter or a filter
 * say nothing about the address.
 */
export function isAddressAtFault(code: string | null): boolean {
  return !aboutLetterOnly.has(deliveryReason(code))
}
