import { expect, test } from 'vitest'
import { translatorFor } from '#phrases/compile.ts'
import { exampleEntry } from './test-support.ts'
import type { EntryOf } from './thread.ts'
import { statusWords } from './words.ts'

const t = translatorFor('en', () => {})

test.each<[EntryOf<'status'>['event'], string, string, string | null]>([
  [
    'letter-returned',
    'staff-message bounced 5.1.1',
    'Email came back: Message to the traveller, 5.1.1',
    null,
  ],
  [
    'letter-returned',
    'staff-message complained',
    'Email came back: Message to the traveller',
    null,
  ],
  ['letter-returned', 'something else', 'Email came back', 'something else'],
  [
    'regime-changed',
    'CH e-visa exempt',
    'Entry rules changed: Switzerland: e-visa before, now no visa needed',
    null,
  ],
  ['document-accepted', 'flightTicket', 'Document accepted: Flight ticket, Ada Muster', null],
  ['handed-over', 'Neema Sample', 'Handed over to Neema Sample', null],
  ['sent-back', 'Other name', 'Sent back by the second person', 'Other name'],
])('%s with %s is said in words', (event, note, title, rest) => {
  const entry = exampleEntry('status', { event, note, to: null, travellers: ['Ada Muster'] })
  expect(statusWords(entry, t, 'en')).toEqual({ title, note: rest })
})

test.each([
  ['ready', 'Ada Muster: Ready to file to Filed'],
  [null, 'Ada Muster: Filed'],
] as const)('a traveller who moved from %s: %s', (fromState, title) => {
  const moved = { event: 'applicant-moved', to: null, toState: 'filed' } as const
  const entry = exampleEntry('status', { ...moved, fromState, travellers: ['Ada Muster'] })
  expect(statusWords(entry, t, 'en')).toEqual({ title, note: null })
})
