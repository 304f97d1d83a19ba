import { isContactField } from '#domain/application/correction.ts'
import { regimesNoted } from '#domain/application/regime-change.ts'
import { documentTypes } from '#domain/document/document.ts'
import { letterKinds } from '#domain/letter.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { fieldWords, valueWords, type Words } from '../../form/applicant/correction-words.ts'
import { regimeWords } from '../parts/application/regime-words.ts'
import { kindWords } from '../parts/letter/letter-words.ts'
import { eventWords } from '../parts/messenger/messenger.ts'
import type { EntryOf } from './thread.ts'

type Status = EntryOf<'status'>

/** What happened, in one line, and what it says to colleagues. */
export function statusWords(
  entry: Status,
  t: Translate,
  language: Language,
): { title: string; note: string | null } {
  const { event, from, to, fromState, toState, travellers, note } = entry
  if (toState) {
    const names = travellers.join(', ')
    const state = t(`staff.review.decide.state.${toState}`)
    if (!fromState) return { title: t('staff.thread.moved', { names, state }), note }
    const former = t(`staff.review.decide.state.${fromState}`)
    return { title: t('staff.thread.moved.from', { names, from: former, state }), note }
  }
  if (from && to) {
    const between = { from: t(`staff.parts.status.${from}`), to: t(`status.state.${to}`) }
    return { title: t('staff.application.history.status', between), note }
  }
  if ((event === 'assigned' || event === 'handed-over') && note)
    return { title: t(`staff.application.history.${event}`, { name: note }), note: null }
  const what = t(`staff.application.history.kind.${event}`)
  const about = aboutOf(entry, t, language)
  if (about !== null) return { title: [what, about].filter(Boolean).join(': '), note: null }
  return { title: what, note }
}

/** What the note of an event names, in words; null where it is said to colleagues. */
function aboutOf({ event, travellers, note }: Status, t: Translate, language: Language) {
  if (event.startsWith('messenger-')) return eventWords(note, t)
  if (event.startsWith('document-')) {
    const type = documentTypes.find((each) => each === note)
    return type ? [t(`document.type.${type}`), ...travellers].join(', ') : null
  }
  if (event === 'regime-changed') {
    const regimes = regimesNoted(note)
    return regimes.length > 0 ? regimeWords(regimes, t, language) : null
  }
  return event === 'letter-returned' ? returnedWords(note, t) : null
}

/** The letter that came back, and why, as RFC 3463 numbers it where somebody said. */
function returnedWords(note: string | null, t: Translate): string | null {
  const [named, , code] = note?.split(' ') ?? []
  const letter = letterKinds.find((each) => each === named)
  if (!letter) return null
  return [kindWords(letter, t), code].filter(Boolean).join(', ')
}

/** Whose answers were corrected, and each as it was and is. */
export function correctionWords(
  { traveller, changes }: EntryOf<'correction'>,
  words: Words,
): { title: string; changes: string[] } {
  const { t } = words
  const isContact = changes.some(({ field }) => isContactField(field))
  return {
    title: traveller
      ? t('staff.thread.corrected', { name: traveller })
      : t(`staff.application.history.kind.${isContact ? 'contact-changed' : 'corrected'}`),
    changes: changes.map(({ field, from, to }) =>
      t('staff.thread.correction.change', {
        field: fieldWords(field, t),
        from: valueWords(field, from, words),
        to: valueWords(field, to, words),
      }),
    ),
  }
}
