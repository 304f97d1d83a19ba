import {
  isReminder,
  type LetterKind,
  type LetterStanding,
  type LetterTrouble,
} from '#domain/letter.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import type { BadgeTone } from '../../../ui/Badge.tsx'
import { checkIcon, clockIcon, errorIcon, warningIcon } from '../../../ui/icons.ts'

export function kindWords(kind: LetterKind, t: Translate): string {
  return t(`staff.letter.kind.${kind}`)
}

/** What a letter is about, and which reminder it is. */
export function letterWords(
  { kind, version, isCopy }: Readonly<{ kind: LetterKind; version: number; isCopy: boolean }>,
  t: Translate,
): string {
  if (isCopy || version < 2 || !isReminder(kind)) return kindWords(kind, t)
  return t(phraseKey(`staff.letter.reminder.${kind}`), { number: version })
}

type Troubled = Readonly<{ standing: LetterStanding; trouble: LetterTrouble | null }>

/** Whether there is a cause to tell; of what came back the delivery tells it. */
export const hasTrouble = <T extends Troubled>(
  letter: T,
): letter is T & { trouble: LetterTrouble } =>
  letter.trouble !== null && (letter.standing === 'failed' || letter.standing === 'queued')

export const standingLooks: Readonly<Record<LetterStanding, { tone: BadgeTone; icon: string }>> = {
  queued: { tone: 'info', icon: clockIcon },
  sent: { tone: 'success', icon: checkIcon },
  failed: { tone: 'error', icon: errorIcon },
  delivered: { tone: 'success', icon: checkIcon },
  delayed: { tone: 'warning', icon: clockIcon },
  bounced: { tone: 'error', icon: errorIcon },
  complained: { tone: 'warning', icon: warningIcon },
}
