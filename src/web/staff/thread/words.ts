import { isContactField } from '#domain/application/correction.ts'
import { documentTypes } from '#domain/document/document.ts'
import type { Translate } from '#phrases/translate.ts'
import { fieldWords, valueWords, type Words } from '../../form/applicant/correction-words.ts'
import { eventWords } from '../parts/messenger/messenger.ts'
import type { EntryOf } from './thread.ts'

/** What happened, in one line, and what it says to colleagues. */
export function statusWords(
  entry: EntryOf<'status'>,
  t: Translate,
): { title: string; note: string | null } {
  const { event, from, to, toState, travellers, note } = entry
  if (toState) {
    const state = t(`staff.review.decide.state.${toState}`)
    return { title: t('staff.thread.moved', { names: travellers.join(', '), state }), note }
  }
  if (from && to) {
    const between = { from: t(`staff.parts.status.${from}`), to: t(`status.state.${to}`) }
    return { title: t('staff.application.history.status', between), note }
  }
  const what = t(`staff.application.history.kind.${event}`)
  const messenger = event.startsWith('messenger-') ? eventWords(note, t) : null
  if (messenger) return { title: `${what}: ${messenger}`, note: null }
  const type = documentTypes.find((each) => event === 'document-rejected' && each === note)
  if (!type) return { title: what, note }
  const whose = travellers.length > 0 ? `, ${travellers.join(', ')}` : ''
  return { title: `${what}: ${t(`document.type.${type}`)}${whose}`, note: null }
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
