import type { AnswerOf } from '#client/route.ts'
import { type CorrectableField, correctableFields } from '#domain/application/correction.ts'
import { regimesNoted } from '#domain/application/regime-change.ts'
import { type DocumentType, documentTypes } from '#domain/document/document.ts'
import { letterKinds } from '#domain/letter.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { regimeWords } from '../../parts/application/regime-words.ts'
import { kindWords } from '../../parts/letter/letter-words.ts'
import { eventWords } from '../../parts/messenger/messenger.ts'

export type HistoryEntry = AnswerOf<'GET /api/admin/applications/{id}/history'>['entries'][number]

/** What happened, in one line. */
export function titleOf(entry: HistoryEntry, t: Translate, language: Language): string {
  const { kind, from, to, note, applicant, fromState, toState } = entry
  if (fromState && toState) {
    return t('staff.application.history.moved', {
      name: applicant ?? '',
      from: t(`staff.review.decide.state.${fromState}`),
      to: t(`staff.review.decide.state.${toState}`),
    })
  }
  if (from && to) {
    return t('staff.application.history.status', {
      from: t(`status.state.${from}`),
      to: t(`status.state.${to}`),
    })
  }
  if (kind === 'assigned' && note) return t('staff.application.history.assigned', { name: note })
  if (kind === 'handed-over' && note) {
    return t('staff.application.history.handed-over', { name: note })
  }
  const type = documentOf({ kind, note })
  const what = t(`staff.application.history.kind.${kind}`)
  const messenger = kind.startsWith('messenger-') ? eventWords(note, t) : null
  if (messenger) return `${what}: ${messenger}`
  if (type) return `${what}: ${t(`document.type.${type}`)}`
  const regimes = regimesOf({ kind, note })
  if (regimes.length > 0) return `${what}: ${regimeWords(regimes, t, language)}`
  const returned = letterOf({ kind, note })
  if (returned)
    return [`${what}: ${kindWords(returned.letter, t)}`, returned.code].filter(Boolean).join(', ')
  const fields = fieldsOf({ kind, note }).map((field) => t(`apply.${field}.label`))
  return fields.length > 0 ? `${what}: ${fields.join(', ')}` : what
}

/** What is said to colleagues; some events name a document, a colleague or fields there instead. */
export function noteOf(entry: Pick<HistoryEntry, 'kind' | 'note'>): string | null {
  const isColleague = entry.kind === 'assigned' || entry.kind === 'handed-over'
  const isMessenger = entry.kind.startsWith('messenger-')
  const isNamed =
    regimesOf(entry).length > 0 ||
    isColleague ||
    isMessenger ||
    fieldsOf(entry).length > 0 ||
    documentOf(entry) ||
    letterOf(entry)
  return isNamed ? null : entry.note
}

/** The fields that a correction names. */
function fieldsOf({ kind, note }: Pick<HistoryEntry, 'kind' | 'note'>): CorrectableField[] {
  if (kind !== 'corrected' && kind !== 'contact-changed') return []
  const named = note?.split(' ') ?? []
  return correctableFields.filter((field) => named.includes(field))
}

function documentOf({ kind, note }: Pick<HistoryEntry, 'kind' | 'note'>): DocumentType | null {
  if (!kind.startsWith('document-')) return null
  return documentTypes.find((type) => type === note) ?? null
}

const regimesOf = ({ kind, note }: Pick<HistoryEntry, 'kind' | 'note'>) =>
  kind === 'regime-changed' ? regimesNoted(note) : []

/** The letter that came back, and why, as RFC 3463 numbers it; '' where nobody said. */
function letterOf({
  kind,
  note,
}: Pick<HistoryEntry, 'kind' | 'note'>): { letter: string; code: string } | null {
  if (kind !== 'letter-returned') return null
  const [letter = '', , code = ''] = note?.split(' ') ?? []
  return letterKinds.some((each) => each === letter) ? { letter, code } : null
}

/** Who did it. */
export function actorOf({ actor, by }: Pick<HistoryEntry, 'actor' | 'by'>, t: Translate): string {
  return by?.name ?? t(`staff.application.history.actor.${actor}`)
}
