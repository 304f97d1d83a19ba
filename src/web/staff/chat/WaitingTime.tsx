import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { clockIcon } from '../../ui/icons.ts'
import { useMinute } from '../parts/use-minute.ts'
import { waitingWords } from './waiting.ts'

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
