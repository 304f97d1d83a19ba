import { chatPatienceMinutes } from '#domain/staff/alert.ts'
import type { Translate } from '#phrases/translate.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { clockIcon } from '../../ui/icons.ts'
import { useMinute } from '../parts/use-minute.ts'

/** How long a visitor has waited for us; red once their patience is over. */
export function WaitingTime({ since }: Readonly<{ since: string }>) {
  const { words, isLate } = waitingWords(since, useMinute(), useTranslate())
  return (
    <span
      className={`figures inline-flex shrink-0 items-center gap-1 text-xs font-medium whitespace-nowrap ${isLate ? 'text-clay' : 'text-quiet'}`}
    >
      <Icon path={clockIcon} className="size-3.5" />
      <span>{words}</span>
    </span>
  )
}

const minuteMs = 60_000

function waitingWords(since: string, now: Date, t: Translate): { words: string; isLate: boolean } {
  const minutes = Math.max(1, Math.floor((now.getTime() - Date.parse(since)) / minuteMs))
  const hours = Math.floor(minutes / 60)
  const isLate = minutes >= chatPatienceMinutes
  if (hours === 0) return { words: t('staff.chat.waits.minutes', { count: minutes }), isLate }
  return hours < 48
    ? { words: t('staff.chat.waits.hours', { count: hours }), isLate }
    : { words: t('staff.chat.waits.days', { count: Math.floor(hours / 24) }), isLate }
}
