import type { getHistory } from '#contract/staff/application.ts'
import { applicationStatuses } from '#domain/application/status.ts'
import { type DocumentType, documentTypes } from '#domain/document.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import type { AnswerOf } from '../../../api/client.ts'

export type HistoryEntry = AnswerOf<typeof getHistory>['entries'][number]

const kinds = [
  'created',
  'status-changed',
  'payment-needs-review',
  'duplicate-payment',
  'document-added',
  'document-removed',
  'completed',
  'reminders-stopped',
  'document-accepted',
  'document-rejected',
  'approval-added',
  'assigned',
  'noted',
  'refund-made',
  'refund-done',
  'refund-failed',
  'letter-sent-again',
  'person-exported',
  'erased',
] as const

/** What happened, in one line. */
export function titleOf({ kind, from, to, note }: HistoryEntry, t: Translate): string {
  const isStatus = (text: string | null) => applicationStatuses.some((each) => each === text)
  if (kind === 'status-changed' && from && to && isStatus(from) && isStatus(to)) {
    return t('staff.application.history.status', {
      from: t(phraseKey(`status.state.${from}`)),
      to: t(phraseKey(`status.state.${to}`)),
    })
  }
  if (kind === 'assigned' && note) return t('staff.application.history.assigned', { name: note })
  const known = kinds.find((each) => each === kind)
  const type = documentOf({ kind, note })
  if (known && type)
    return `${t(`staff.application.history.kind.${known}`)}: ${t(`document.type.${type}`)}`
  return known ? t(`staff.application.history.kind.${known}`) : kind
}

/** What is said to colleagues; some events name a document or a colleague there instead. */
export function noteOf(entry: Pick<HistoryEntry, 'kind' | 'note'>): string | null {
  return entry.kind === 'assigned' || documentOf(entry) ? null : entry.note
}

function documentOf({ kind, note }: Pick<HistoryEntry, 'kind' | 'note'>): DocumentType | null {
  if (!kind.startsWith('document-')) return null
  return documentTypes.find((type) => type === note) ?? null
}

/** Who did it. */
export function actorOf({ actor, by }: Pick<HistoryEntry, 'actor' | 'by'>, t: Translate): string {
  return by?.name ?? t(`staff.application.history.actor.${actor}`)
}
