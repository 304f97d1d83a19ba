import type { MessengerStanding } from '#contract/messenger.ts'
import type { StaffMessenger } from '#contract/staff/messenger.ts'
import { messengerEnds, messengers } from '#domain/messenger.ts'
import { messengerFailure } from '#domain/messenger-failure.ts'
import type { Language } from '#domain/reference/languages.ts'
import { localeOf } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { sayShortDay, sayTime } from '../../../i18n/moment.ts'
import type { BadgeTone } from '../../../ui/Badge.tsx'
import { checkIcon, clockIcon, errorIcon, warningIcon } from '../../../ui/icons.ts'
import { dayOf } from '../day-words.ts'

type Reader = Readonly<{ t: Translate; language: Language; now: Date }>

/** Whether a contact takes free text at this moment; the server's word may be older than its window. */
export const isFree = ({ isOpen, openUntil }: StaffMessenger, now: Date): boolean =>
  isOpen && (openUntil === null || now < new Date(openUntil))

/** Of each messenger the contact that counts: one that is not ended, else the one that ended last. */
export function currentOf(contacts: readonly StaffMessenger[]): readonly StaffMessenger[] {
  return messengers.flatMap((messenger) => {
    const [first] = contacts
      .filter((each) => each.messenger === messenger)
      .toSorted((a, b) => (b.endedAt ?? '9').localeCompare(a.endedAt ?? '9'))
    return first ?? []
  })
}

/** Whether anything goes to a contact now: words, or a notice. */
const isTold = (contact: StaffMessenger): boolean =>
  contact.state !== 'ended' && (contact.isOpen || contact.notice !== null)

/** Whether news and answers reach the traveller there. */
export const isReached = (contact: StaffMessenger): boolean =>
  contact.state === 'proved' && contact.wantsNews && isTold(contact)

/** A number as it is dialled; Telegram has only names. */
export function addressWords({
  messenger,
  address,
}: Pick<StaffMessenger, 'messenger' | 'address'>) {
  return messenger !== 'telegram' && /^\d+$/.test(address) ? `+${address}` : address
}

const hourMs = 3_600_000

/** '26 hours ago', '3 days ago'. */
function agoWords(hours: number, language: Language): string {
  const say = new Intl.RelativeTimeFormat(localeOf(language))
  return hours < 48 ? say.format(-hours, 'hour') : say.format(-Math.floor(hours / 24), 'day')
}

/** '14:10', 'tomorrow 14:10': a reply window ends within a day. */
function untilWords(until: string, { t, language, now }: Reader): string {
  const time = sayTime(until, language)
  return dayOf(until) === dayOf(now.toISOString())
    ? time
    : t('staff.messenger.way.tomorrow', { time })
}

/** Why a contact ended, and when; null for one that did not. */
export function endWords(
  { endReason, endedAt }: StaffMessenger,
  { t, language }: Pick<Reader, 't' | 'language'>,
): string | null {
  if (endReason === null || endedAt === null) return null
  const day = sayShortDay(dayOf(endedAt), language)
  return t('staff.messenger.ended', { reason: t(`staff.messenger.end.${endReason}`), day })
}

/** What a contact takes now in a sentence, and the notice that goes instead; null where all goes through. */
export function wayWords(
  contact: StaffMessenger,
  reader: Reader,
): Readonly<{ words: string; notice: string | null }> | null {
  const { t, language, now } = reader
  const { openUntil, isOpen, notice } = contact
  const messenger = t(`staff.messenger.${contact.messenger}`)
  const said = (words: string) => ({ words, notice: null })
  const reason = endWords(contact, reader)
  if (reason !== null) return said(t('staff.messenger.way.ended', { messenger, reason }))
  if (isFree(contact, now)) {
    if (openUntil === null) return null
    return said(t('staff.messenger.way.until', { messenger, until: untilWords(openUntil, reader) }))
  }
  const isClaimed = contact.state === 'claimed'
  if (notice === null && !isOpen) {
    return said(t(`staff.messenger.way.${isClaimed ? 'nothing' : 'waits'}`, { messenger }))
  }
  if (isClaimed) return { words: t('staff.messenger.way.typed', { messenger }), notice }
  const hours = 24 + Math.round((now.getTime() - Date.parse(openUntil ?? '')) / hourMs)
  const ago = agoWords(hours, language)
  return { words: t('staff.messenger.way.shut', { messenger, ago }), notice }
}

/** All places that an answer goes to. */
export function placesWords(
  contacts: readonly StaffMessenger[],
  { isOnSite, email }: Readonly<{ isOnSite: boolean; email: 'email' | 'unread' | null }>,
  { t, language }: Reader,
): string | null {
  const places = [
    ...(isOnSite ? [t('staff.messenger.way.site')] : []),
    ...contacts.filter(isTold).map(({ messenger }) => t(`staff.messenger.${messenger}`)),
    ...(email ? [t(`staff.messenger.way.${email}`)] : []),
  ]
  if (places.length === 0) return null
  const ways = new Intl.ListFormat(localeOf(language)).format(places)
  return t('staff.messenger.way.goes', { ways })
}

const looks = {
  queued: { tone: 'info', icon: clockIcon },
  waiting: { tone: 'warning', icon: clockIcon },
  sent: { tone: 'info', icon: checkIcon },
  delivered: { tone: 'success', icon: checkIcon },
  read: { tone: 'success', icon: checkIcon },
  failed: { tone: 'error', icon: errorIcon },
  dropped: { tone: 'neutral', icon: warningIcon },
} as const satisfies Record<MessengerStanding['state'], { tone: BadgeTone; icon: string }>

/** What became of a message at a messenger, as a badge; and why it did not arrive. */
export function standingWords(standing: MessengerStanding, t: Translate) {
  const { state, isNotice, code } = standing
  const messenger = t(`staff.messenger.${standing.messenger}`)
  const arrived = state === 'sent' || state === 'delivered' || state === 'read' ? state : null
  const words =
    isNotice && arrived
      ? t(`staff.messenger.notice.${arrived}`, { messenger })
      : t(`staff.messenger.message.${state}`, { messenger })
  return { ...looks[state], words, reason: reasonWords() }

  function reasonWords(): string | null {
    if (arrived || state === 'queued') return null
    if (isNotice && state !== 'failed') return t('staff.messenger.dropped.notice')
    if (code === null && state !== 'failed') {
      return state === 'dropped' ? t('staff.messenger.dropped.needless') : null
    }
    return failureWords(code, t)
  }
}

/** Why something failed: in words, and as the service numbers it where we know no words. */
export function failureWords(code: string | null, t: Translate): string {
  const failure = messengerFailure(code)
  const words = t(`staff.messenger.failure.${failure}`)
  return failure === 'unknown' && code !== null ? `${words} (${code})` : words
}

/** What an event of a messenger notes, 'whatsapp stop', in words: whose it is, and why it ended. */
export function eventWords(note: string | null, t: Translate): string | null {
  const [name, why] = note?.split(' ') ?? []
  const messenger = messengers.find((each) => each === name)
  if (!messenger) return null
  const end = messengerEnds.find((each) => each === why)
  const words = t(`staff.messenger.${messenger}`)
  return end ? `${words}, ${t(`staff.messenger.end.${end}`)}` : words
}
