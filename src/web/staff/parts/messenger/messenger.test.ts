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
const claimed = { state: 'claimed' } as const
const until = (openUntil: string | null) => ({ isOpen: true, openUntil })
const shut = 'WhatsApp takes no free text now: the last message from there came'

test.each<[string, Partial<StaffMessenger>, string | null, boolean]>([
  ['open until later', until('2026-11-21T14:10:00'), 'Free text to WhatsApp until 14:10.', false],
  ['open until tomorrow', until('2026-11-22T09:05:00'), 'WhatsApp until tomorrow 09:05.', false],
  ['always open', { ...until(null), messenger: 'telegram', notice: null }, null, false],
  ['shut', {}, `${shut} 27 hours ago.`, true],
  [
    'shut just now',
    { ...until('2026-11-21T11:30:00'), notice: null },
    `${shut} 24 hours ago.`,
    false,
  ],
  ['shut for days', { openUntil: '2026-11-18T09:00:00' }, `${shut} 4 days ago.`, true],
  ['typed in', { ...claimed, openUntil: null }, 'was typed in, but is not connected', true],
  [
    'without an approved notice',
    { notice: null },
    'your words wait until they write there.',
    false,
  ],
  [
    'typed in, without a notice',
    { ...claimed, notice: null },
    'Nothing goes to WhatsApp: it is',
    false,
  ],
  ['ended', ended, 'Nothing goes to WhatsApp: they wrote STOP (12 May 2026).', false],
])('what is %s says what it takes', (_, changes, words, hasNotice) => {
  const way = wayWords(exampleMessenger(changes), reader)
  if (words === null) return expect(way).toBeNull()
  expect(way?.words).toContain(words)
  expect(way?.notice !== null).toBe(hasNotice)
})

type Around = Parameters<typeof placesWords>[1]
test.each<[string, Partial<StaffMessenger>, [boolean, Around['email']], string | null]>([
  ['known', {}, [true, 'unread'], 'Goes to our site, WhatsApp and email if unread.'],
  ['unknown', { state: 'unknown' }, [false, null], 'Goes to WhatsApp.'],
  ['ended', ended, [true, 'email'], 'Goes to our site and email.'],
  ['not to be told', { notice: null }, [true, null], 'Goes to our site.'],
  ['ended, and nowhere else', ended, [false, null], null],
])(
  'an answer to somebody %s goes where it is said to go',
  (_, changes, [isOnSite, email], words) => {
    expect(placesWords([exampleMessenger(changes)], { isOnSite, email }, reader)).toBe(words)
  },
)

test.each<[string, Partial<StaffMessenger>, boolean]>([
  ['shut, with an approved notice', {}, true],
  ['open', { isOpen: true, notice: null }, true],
  ['shut, without an approved notice', { notice: null }, false],
  ['connected for answers only', { wantsNews: false }, false],
  ['typed in', { state: 'claimed' }, false],
])('who is %s is reached there: %o', (_, changes, is) => {
  expect(isReached(exampleMessenger(changes))).toBe(is)
})

test('of each messenger the one that counts stands there once', () => {
  const old = exampleMessenger({ ...ended, address: '1' })
  const open = exampleMessenger({ address: '2' })
  const later = exampleMessenger({ ...ended, endedAt: '2026-06-01T09:00:00', messenger: 'sms' })
  const earlier = exampleMessenger({ ...ended, messenger: 'sms', address: '3' })
  expect(currentOf([old, open, earlier, later])).toEqual([open, later])
})

const noReason = 'The service gave no reason that we know'
test.each<[Partial<MessengerStanding>, string, string | null]>([
  [{ state: 'queued' }, 'on its way', null],
  [{ state: 'waiting', isNotice: true }, 'waits until they write', 'Only the notice went'],
  [{ state: 'waiting' }, 'waits until they write', null],
  [{ state: 'waiting', code: 'no-template' }, 'waits until they write', 'No approved notice'],
  [{ state: 'delivered' }, 'delivered', null],
  [{ state: 'delivered', isNotice: true }, 'notice delivered', null],
  [{ state: 'failed', code: '131026' }, 'not delivered', 'Nobody can be reached there'],
  [{ state: 'failed', code: '4711' }, 'not delivered', `${noReason} (4711)`],
  [{ state: 'failed' }, 'not delivered', noReason],
  [{ state: 'dropped', code: 'no-template' }, 'not sent', 'No approved notice'],
  [{ state: 'dropped' }, 'not sent', 'No longer needed'],
  [{ state: 'dropped', isNotice: true }, 'not sent', 'Only the notice went'],
])('a message that is %o is shown for what it is', (changes, words, reason) => {
  const standing = { messenger: 'whatsapp', state: 'sent', isNotice: false, code: null } as const
  const said = standingWords({ ...standing, ...changes }, t)
  expect(said).toMatchObject({ words: `WhatsApp: ${words}`, reason })
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
