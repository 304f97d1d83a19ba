import { expect, test } from 'vitest'
import { isListed, letterKinds, letterName, letterStanding, readLetterName } from './letter.ts'

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

test('codes, and letters to others than the contact, stand in no list of a traveller', () => {
  expect(letterKinds.filter((kind) => !isListed(kind))).toEqual([
    'continue-link',
    'staff-invitation',
    'staff-email',
    'account-notice',
    'staff-alert',
    'staff-digest',
    'contact-code',
    'chat-answer',
    'chat-transcript',
    'download-code',
    'applications-found',
    'own-part-asked',
    'own-part-reminder',
    'own-part-finished',
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
