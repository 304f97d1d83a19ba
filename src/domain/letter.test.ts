import { expect, test } from 'vitest'
import { tableOf } from '../../test/support/table.ts'
import {
  isListed,
  keepsContent,
  type LetterState,
  letterKinds,
  letterName,
  letterStanding,
  letterTrouble,
  readLetterName,
  withoutLinkSecrets,
  withoutOpening,
} from './letter.ts'

test.each([
  [{ kind: 'visa-approved', version: 2, applicationId: 42, id: 'x' }, 'visa-approved.2.TZ-000042'],
  [{ kind: 'chat-answer', version: 1, applicationId: null, id: 'x-y' }, 'chat-answer.1.x-y'],
] as const)('a letter is known by its name: %j', (letter, name) => {
  expect(letterName(letter)).toBe(name)
  const id = letter.applicationId === null ? letter.id : null
  expect(readLetterName(name)).toEqual({ ...letter, id })
})

test.each(['email-test.1b', 'newsletter.1.TZ-000042', 'visa-approved.TZ-000042', '', 'a.b.c'])(
  'no letter of ours: %s',
  (name) => expect(readLetterName(name)).toBeNull(),
)

test.each(tableOf<[LetterState, string, string]>`
  queued | ECONNECTION ECONNREFUSED | unreachable; queued | ETIMEDOUT | unreachable
  queued | EDNS ENOTFOUND | unreachable; queued | EAUTH 535 5.7.8 | sign-in
  queued | EENVELOPE 450 4.2.0 | put-off; queued | EENVELOPE 452 5.7.1 | put-off
  queued | EENVELOPE 552 5.2.2 | put-off; queued | EENVELOPE 550 5.7.1 | own
  failed | EENVELOPE 550 5.2.1 | address; failed | EENVELOPE 550 5.1.1 | address
  failed | refused before sending: subject has a control character | malformed
  queued | ENOSPC | own; queued | The document store: timeout | own
  queued | The document store: failed 503 | own; queued | failed | own; sent | ETIMEDOUT |
  queued | |
`)('%s after %s is %s', (state, code, trouble) => {
  const troubleCode = code || null
  expect(letterTrouble({ state, troubleCode, isTroubled: troubleCode !== null })).toBe(
    trouble || null,
  )
})

test('a letter that failed without a code was held back, or is older than codes', () => {
  const old = { state: 'failed', troubleCode: null } as const
  expect(letterTrouble({ ...old, isTroubled: false })).toBe('unneeded')
  expect(letterTrouble({ ...old, isTroubled: true })).toBeNull()
})

test('codes, and letters to others than the contact, stand in no list of a traveller', () => {
  expect(letterKinds.filter((kind) => !isListed(kind))).toEqual([
    ...['continue-link', 'draft-reminder', 'staff-invitation', 'staff-email', 'account-notice'],
    ...['staff-alert', 'staff-digest', 'contact-code', 'chat-answer', 'chat-transcript'],
    ...['download-code', 'applications-found'],
    ...['own-part-asked', 'own-part-reminder', 'own-part-finished'],
  ])
})

test.each([
  ['queued', null, 'queued'],
  ['sent', null, 'sent'],
  ['sent', 'delayed', 'delayed'],
  ['sent', 'bounced', 'bounced'],
  ['failed', null, 'failed'],
] as const)('a letter that is %s, and of which we heard %s, is %s', (state, delivery, standing) => {
  expect(letterStanding({ state, delivery })).toBe(standing)
})

test('the content of all letters is stored, except those with nothing but a code or a key', () => {
  expect(letterKinds.filter((kind) => !keepsContent(kind))).toEqual([
    ...['continue-link', 'staff-invitation', 'staff-email', 'contact-code', 'download-code'],
  ])
})

test.each([
  ['https://visa.us/tr/status?orderId=a-b_c', 'https://visa.us/tr/status'],
  ['https://visa.us/contact#chat=1.key', 'https://visa.us/contact'],
  ['<a href="https://visa.us/d?a=1&amp;b=2">x</a>', '<a href="https://visa.us/d">x</a>'],
  ["<a href='HTTPS://VISA.US/d#x'>", "<a href='HTTPS://VISA.US/d'>"],
  ['Look at visa.us/t#abc and write.', 'Look at visa.us/t and write.'],
  ['https://visa.us?token=1', 'https://visa.us'],
  ['two: https://visa.us/a?b https://visa.us/c#d', 'two: https://visa.us/a https://visa.us/c'],
])('removes the secrets of our own links: %s', (content, kept) => {
  expect(withoutLinkSecrets(content, 'visa.us')).toBe(kept)
})

test.each([
  ...['https://other.us/?id=1', 'Wrote to help@visa.us? Then wait.', 'https://visaXus/?a'],
  'What is it? #1',
])('%s is no link of ours', (text) => expect(withoutLinkSecrets(text, 'visa.us')).toBe(text))

const key = `0b3f3a63-2f2b-4c1e-9d53-0b6a4c1f2d11.${'-_aZ0'.repeat(9).slice(0, 43)}`
test.each([
  [`> https://visa.us/status?orderId=x#open=${key}.`, '> https://visa.us/status?orderId=x#open=….'],
  [`safelinks?url=visa.us%2Fcontact%23chat%3D${key}`, 'safelinks?url=visa.us%2Fcontact%23chat%3D…'],
  ['It broke in version 1.2.3 of it', 'It broke in version 1.2.3 of it'],
])('what people write, %j, is stored as %j', (text, kept) =>
  expect(withoutOpening(text)).toBe(kept),
)
