import { expect, test } from 'vitest'
import {
  type AddressFacts,
  type DraftFacts,
  draftReminder,
  mayRemindOfDraft,
} from './draft-reminder.ts'

const now = new Date('2026-11-23T12:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

const draft: DraftFacts = {
  ...{ step: 2, email: 'ada.muster@gmail.com', isSent: false },
  ...{ updatedAt: hours(-25), expiresAt: hours(13 * 24) },
}
const address: AddressFacts = {
  ...{ hasApplied: false, isUnreachable: false, hasRefused: false, remindedAt: null },
}

test.each([
  ['left for a day', {}, {}, 'letter'],
  ['left for almost a day', { updatedAt: hours(-23.9) }, {}, 'later'],
  ['left for exactly a day', { updatedAt: hours(-24) }, {}, 'letter'],
  ['left for three days', { updatedAt: hours(-72) }, {}, 'letter'],
  ['left for longer, while the server was away', { updatedAt: hours(-72.1) }, {}, 'none'],
  ['about to be forgotten', { expiresAt: hours(1) }, {}, 'none'],
  ['stored for a little longer', { expiresAt: hours(1.1) }, {}, 'letter'],
  ['sent', { isSent: true }, {}, 'none'],
  ['left on the first step', { step: 1 }, {}, 'none'],
  ['left on the last step', { step: 4 }, {}, 'letter'],
  ['without an address', { email: '' }, {}, 'none'],
  ['with half an address', { email: 'ada.muster@' }, {}, 'none'],
  ['with a slip of the finger', { email: 'ada.muster@gmial.com' }, {}, 'none'],
  ['whose address has applied since', {}, { hasApplied: true }, 'none'],
  ['whose letters come back', {}, { isUnreachable: true }, 'none'],
  ['whose reader refused', {}, { hasRefused: true }, 'none'],
  ['whose reader got one this month', {}, { remindedAt: hours(-29 * 24) }, 'none'],
  ['whose reader got one long ago', {}, { remindedAt: hours(-30 * 24) }, 'letter'],
] as const)('a draft %s', (_, of, about, expected) => {
  expect(draftReminder({ ...draft, ...of }, { ...address, ...about }, now)).toBe(expected)
})

test('only a visitor who typed an address and went on may be reminded', () => {
  expect(mayRemindOfDraft({ step: 2, email: ' ada.muster@gmail.com ' })).toBe(true)
  expect(mayRemindOfDraft({ step: 1, email: 'ada.muster@gmail.com' })).toBe(false)
})
