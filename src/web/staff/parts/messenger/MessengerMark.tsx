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
    <span>
      <Badge {...look}>{words}</Badge>
      {reason && <span className="mx-1.5 text-xs text-quiet">{reason}</span>}
    </span>
  )
}
