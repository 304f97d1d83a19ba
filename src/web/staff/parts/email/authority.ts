import { foldNumber } from '#domain/mail/authority-email.ts'
import type { Email } from './use-email.ts'

export type Suggested = NonNullable<Email['authority']>['travellers'][number]

/** How the number that an email names stands to the one kept; null where there are not both. */
export function numberNews(named: string | null, kept: string | null): 'same' | 'other' | null {
  if (named === null || kept === null) return null
  return foldNumber(named) === foldNumber(kept) ? 'same' : 'other'
}
