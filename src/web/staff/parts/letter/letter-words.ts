import { isReminder, type LetterKind, type LetterStanding } from '#domain/letter.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import type { BadgeTone } from '../../../ui/Badge.tsx'
import { checkIcon, clockIcon, errorIcon, warningIcon } from '../../../ui/icons.ts'

/** What a letter is about; a test of the letters sees to it that every kind has its words. */
export function kindWords(kind: string, t: Translate): string {
  return t(phraseKey(`staff.letter.kind.${kind}`))
}

/** What a letter is about, and which reminder it is. */
export function letterWords(
  { kind, version, isCopy }: Readonly<{ kind: LetterKind; version: number; isCopy: boolean }>,
  t: Translate,
): string {
  if (isCopy || version < 2 || !isReminder(kind)) return kindWords(kind, t)
  return t(phraseKey(`staff.letter.reminder.${kind}`), { number: version })
}

/** How what became of a letter is shown. */
export const standingLooks: Readonly<Record<LetterStanding, { tone: BadgeTone; icon: string }>> = {
  queued: { tone: 'info', icon: clockIcon },
  sent: { tone: 'success', icon: checkIcon },
  failed: { tone: 'error', icon: errorIcon },
  delivered: { tone: 'success', icon: checkIcon },
  delayed: { tone: 'warning', icon: clockIcon },
  bounced: { tone: 'error', icon: errorIcon },
  complained: { tone: 'warning', icon: warningIcon },
}
