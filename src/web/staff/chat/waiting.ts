import { chatPatienceMinutes } from '#domain/staff/alert.ts'
import type { Translate } from '#phrases/translate.ts'

const minuteMs = 60_000

/** How long a visitor has waited: in words, and whether it is too long. */
export function waitingWords(
  since: string,
  now: Date,
  t: Translate,
): { words: string; isLate: boolean } {
  const minutes = Math.max(1, Math.floor((now.getTime() - Date.parse(since)) / minuteMs))
  const hours = Math.floor(minutes / 60)
  const isLate = minutes >= chatPatienceMinutes
  if (hours === 0) return { words: t('staff.chat.waits.minutes', { count: minutes }), isLate }
  return hours < 48
    ? { words: t('staff.chat.waits.hours', { count: hours }), isLate }
    : { words: t('staff.chat.waits.days', { count: Math.floor(hours / 24) }), isLate }
}
