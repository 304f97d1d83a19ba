import { expect, test } from 'vitest'
import { translatorFor } from '#phrases/compile.ts'
import { type HistoryEntry, noteOf, titleOf } from './entry-words.ts'

const t = translatorFor('en', () => {})
const entry = (kind: HistoryEntry['kind'], note: string | null) =>
  ({
    kind,
    note,
    from: null,
    to: null,
    fromState: null,
    toState: null,
    applicant: null,
  }) as HistoryEntry

test.each([
  ['staff-message bounced 5.1.1', 'Email came back: Message to the traveller, 5.1.1', null],
  ['staff-message complained', 'Email came back: Message to the traveller', null],
  ['something else', 'Email came back', 'something else'],
])('a letter that came back is named in words: %s', (note, title, rest) => {
  const returned = entry('letter-returned', note)
  expect([titleOf(returned, t, 'en'), noteOf(returned)]).toEqual([title, rest])
})

test('a regime that changed is named in words', () => {
  const changed = entry('regime-changed', 'CH e-visa exempt')
  expect([titleOf(changed, t, 'en'), noteOf(changed)]).toEqual([
    'Entry rules changed: Switzerland: e-visa before, now no visa needed',
    null,
  ])
})
