import type { MessengerStanding } from '#contract/messenger.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { standingWords } from './messenger.ts'

/** What became of a message at a messenger, beside where else it went. */
export function MessengerMark({ standing }: Readonly<{ standing: MessengerStanding | null }>) {
  const t = useTranslate()
  if (!standing) return null
  const { words, reason, ...look } = standingWords(standing, t)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
      <Badge {...look}>{words}</Badge>
      {reason && <span className="text-xs text-quiet">{reason}</span>}
    </span>
  )
}
