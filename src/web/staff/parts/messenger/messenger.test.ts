import { expect, test } from 'vitest'
import type { MessengerStanding } from '#contract/messenger.ts'
import type { StaffMessenger } from '#contract/staff/messenger.ts'
import { translatorFor } from '#phrases/compile.ts'
import {
  addressWords,
  currentOf,
  eventWords,
  isReached,
  placesWords,
  standingWords,
  wayWords,
} from './messenger.ts'
import { exampleMessenger } from './test-support.ts'

const t = translatorFor('en', console.warn)
const reader = { t, language: 'en', now: new Date('2026-11-21T11:30:00') } as const
const ended = { state: 'ended', endedAt: '2026-05-12T09:00:00', endReason: 'stop' } as const
const shut = 'WhatsApp takes no free text now: the last message from there came'

test.each<[string, Partial<StaffMessenger>, string | null, boolean]>([
  [
    'open until later',
    { isOpen: true, openUntil: '2026-11-21T14:10:00' },
    'Free text to WhatsApp until 14:10.',
    false,
  ],
  [
    'open until tomorrow',
    { isOpen: true, openUntil: '2026-11-22T09:05:00' },
    'Free text to WhatsApp until tomorrow 09:05.',
    false,
  ],
  [
    'always open',
    { messenger: 'telegram', isOpen: true, openUntil: null, notice: null },
    null,
    false,
  ],
  ['shut', {}, `${shut} 27 hours ago.`, true],
  [
    'shut since it was asked',
    { isOpen: true, openUntil: '2026-11-21T11:30:00', notice: null },
    `${shut} 24 hours ago.`,
    false,
  ],
  ['shut for days', { openUntil: '2026-11-18T09:00:00' }, `${shut} 4 days ago.`, true],
  [
    'typed in',
    { state: 'claimed', openUntil: null },
    'WhatsApp was typed in, but is not connected',
    true,
  ],
  [
    'without an approved notice',
    { notice: null },
    'has approved no notice of ours: your words wait until they write there.',
    false,
  ],
  [
    'typed in, without an approved notice',
    { state: 'claimed', notice: null },
    'Nothing goes to WhatsApp: it is not connected, and has approved no notice of ours.',
    false,
  ],
  ['ended', ended, 'Nothing goes to WhatsApp: they wrote STOP (12 May 2026).', false],
])('what is %s says what it takes', (_, changes, words, hasNotice) => {
  const way = wayWords(exampleMessenger(changes), reader)
  if (words === null) return expect(way).toBeNull()
  expect(way?.words).toContain(words)
  expect(way?.notice !== null).toBe(hasNotice)
})

test.each<[string, Partial<StaffMessenger>, Parameters<typeof placesWords>[1], string]>([
  [
    'known',
    {},
    { isOnSite: true, email: 'unread' },
    'Goes to our site, WhatsApp and email if unread.',
  ],
  ['unknown', { state: 'unknown' }, { isOnSite: false, email: null }, 'Goes to WhatsApp.'],
  ['ended', ended, { isOnSite: true, email: 'email' }, 'Goes to our site and email.'],
  ['not to be told', { notice: null }, { isOnSite: true, email: null }, 'Goes to our site.'],
])('an answer to somebody %s goes where it is said to go', (_, changes, around, words) => {
  expect(placesWords([exampleMessenger(changes)], around, reader)).toBe(words)
})

test.each<[string, Partial<StaffMessenger>, boolean]>([
  ['shut, with an approved notice', {}, true],
  ['open', { isOpen: true, notice: null }, true],
  ['shut, without an approved notice', { notice: null }, false],
  ['connected for answers only', { wantsNews: false }, false],
  ['typed in', { state: 'claimed' }, false],
])('who is %s is reached there: %o', (_, changes, is) => {
  expect(isReached(exampleMessenger(changes))).toBe(is)
})

test('an answer that goes nowhere is not said to go somewhere', () => {
  const around = { isOnSite: false, email: null }
  expect(placesWords([exampleMessenger(ended)], around, reader)).toBeNull()
})

test('of each messenger the one that counts stands there once', () => {
  const old = exampleMessenger({ ...ended, address: '1' })
  const open = exampleMessenger({ address: '2' })
  const later = exampleMessenger({ ...ended, endedAt: '2026-06-01T09:00:00', messenger: 'sms' })
  const earlier = exampleMessenger({ ...ended, messenger: 'sms', address: '3' })
  expect(currentOf([old, open, earlier, later])).toEqual([open, later])
})

test.each<[Partial<MessengerStanding>, string, string | null]>([
  [{ state: 'queued' }, 'WhatsApp: on its way', null],
  [
    { state: 'waiting', isNotice: true },
    'WhatsApp: waits until they write',
    'Only the notice went',
  ],
  [{ state: 'waiting' }, 'WhatsApp: waits until they write', null],
  [
    { state: 'waiting', code: 'no-template' },
    'WhatsApp: waits until they write',
    'No approved notice',
  ],
  [{ state: 'delivered' }, 'WhatsApp: delivered', null],
  [{ state: 'delivered', isNotice: true }, 'WhatsApp: notice delivered', null],
  [{ state: 'failed', code: '131026' }, 'WhatsApp: not delivered', 'Nobody can be reached there'],
  [
    { state: 'failed', code: '4711' },
    'WhatsApp: not delivered',
    'The service gave no reason that we know (4711)',
  ],
  [{ state: 'failed' }, 'WhatsApp: not delivered', 'The service gave no reason that we know'],
  [{ state: 'dropped', code: 'no-template' }, 'WhatsApp: not sent', 'No approved notice'],
  [{ state: 'dropped' }, 'WhatsApp: not sent', 'No longer needed'],
  [{ state: 'dropped', isNotice: true }, 'WhatsApp: not sent', 'Only the notice went'],
])('a message that is %o is shown for what it is', (changes, words, reason) => {
  const standing = {
    messenger: 'whatsapp',
    state: 'sent',
    isNotice: false,
    code: null,
    ...changes,
  } as const
  expect(standingWords(standing, t)).toMatchObject({ words, reason })
})

test.each([
  ['whatsapp', 'WhatsApp'],
  ['sms unreachable', 'SMS, it could not be reached'],
  ['pigeon lost', null],
  [null, null],
])('an event that notes %s', (note, words) => expect(eventWords(note, t)).toBe(words))

test('numbers are said as they are dialled; what is masked or a name as it is', () => {
  expect(addressWords(exampleMessenger())).toBe('+447700900123')
  expect(addressWords(exampleMessenger({ address: '•••0123' }))).toBe('•••0123')
  expect(addressWords(exampleMessenger({ messenger: 'telegram', address: '12345' }))).toBe('12345')
})
