import { describe, expect, test } from 'vitest'
import { applicationsIn } from '../filing/mailbox.ts'
import {
  authorityMatches,
  mostMatches,
  mostPossible,
  numbersOf,
  offersFor,
  type PossibleTraveller,
} from './authority-email.ts'

const mailbox = 'visa+{reference}.{traveller}@karibu.example'

const traveller = (changes: Partial<PossibleTraveller> = {}): PossibleTraveller => ({
  ...{ applicantId: 1, applicationId: 42, position: 1, firstName: 'Ada', lastName: 'Example' },
  ...{ passportNumber: 'L1234567', portalNumber: null, state: 'filed' },
  ...changes,
})
const ada = traveller({ portalNumber: 'E-48219' })
const bob = traveller({
  ...{ applicantId: 2, position: 2, firstName: 'Bob', passportNumber: 'P7654321' },
})
const eve = traveller({
  ...{ applicantId: 3, applicationId: 77, firstName: 'Eve', passportNumber: 'K5550001' },
})

type Written = { to?: string; subject?: string; text?: string; file?: string }
const found = ({ to = 'visa@karibu.example', subject = '', text = '', file = '' }: Written) =>
  Object.fromEntries(
    authorityMatches(
      { recipients: [to], texts: [subject, text, file] },
      [ada, bob, eve],
      mailbox,
    ).matches.map(({ applicantId, clues }) => [applicantId, clues.join(' ')]),
  )

const numberAndAddress = { 1: 'number', 3: 'address' }
test.each<[string, Written, Record<number, string>]>([
  ['the address of a traveller', { to: 'visa+TZ-000042.2@karibu.example' }, { 2: 'address' }],
  ['in any case', { to: 'VISA+tz-000042.2@Karibu.example' }, { 2: 'address' }],
  ['of nobody', { to: 'visa+TZ-000042.3@karibu.example' }, {}],
  ['of another domain', { to: 'visa+TZ-000042.2@karibu.example.org' }, {}],
  ['of the company', { text: 'Your visa is approved' }, {}],
  ['a number of the portal', { text: 'Application ID: E48219' }, { 1: 'number' }],
  ['with separators', { subject: 'e-48219: received' }, { 1: 'number' }],
  ['in an address', { text: 'https://visa.example.org/?id=E48219' }, { 1: 'number' }],
  ['as a part of a word', { text: 'E482190, XE48219, E48219x, E48219-2, ÉE48219' }, {}],
  ['as an e-mail address', { text: 'E48219@example.org' }, {}],
  ['a passport', { text: 'Passport No L1234567' }, { 1: 'passport' }],
  ['in groups', { file: 'Passport L 123 4567 of' }, { 1: 'passport' }],
  ['in groups on two lines', { file: 'L123\n4567' }, {}],
  ['in a PDF, with the name', { file: 'EXAMPLE BOB\nP7654321' }, { 2: 'passport name' }],
  ['a name alone', { text: 'Dear Ada Example, your visa was approved' }, {}],
  ['with the number', { text: 'Dear Ada Example, E48219' }, { 1: 'number name' }],
  ['two travellers', { text: 'L1234567 and K5550001' }, { 1: 'passport', 3: 'passport' }],
  ['one, and another', { to: 'visa+TZ-000077.1@karibu.example', text: 'E48219' }, numberAndAddress],
  ['our reference', { subject: 'TZ-000042', text: 'TZ-000042' }, {}],
])('an e-mail that names %s', (_, email, expected) => expect(found(email)).toEqual(expected))

test.each<[string, Written, number | null, boolean]>([
  ['its address', { to: 'visa+TZ-000042.2@karibu.example' }, 42, true],
  ['its number', { text: 'E48219' }, 42, true],
  ['the number of one, the passport of another', { text: 'E48219, P7654321' }, 42, true],
  ['a passport', { text: 'L1234567' }, 42, false],
  ['a passport with the name', { text: 'Bob Example P7654321' }, 42, false],
  ['two applications', { text: 'E48219, K5550001' }, null, true],
])('of which application it is by %s', (_, { to = '', text = '' }, applicationId, isSure) => {
  const email = { recipients: [to], texts: [text] }
  const found = authorityMatches(email, [ada, bob, eve], mailbox)
  expect(found).toMatchObject({ applicationId, isSure })
})

test.each<[PossibleTraveller['state'], number]>([
  ['collecting', 0],
  ['ready', 1],
  ['rejected', 1],
])('the portal’s address of one who is %s', (state, matches) => {
  const email = { recipients: ['visa+TZ-000042.1@karibu.example'], texts: [] }
  expect(authorityMatches(email, [traveller({ state })], mailbox).matches).toHaveLength(matches)
})

test('short numbers, and those without digits, are nobody’s', () => {
  const short = traveller({ passportNumber: '12345', portalNumber: 'PENDING' })
  const email = { recipients: [], texts: ['12345 PENDING'] }
  expect(authorityMatches(email, [short], '').matches).toEqual([])
})

test('an address that names no application is nobody’s', () => {
  const email = { recipients: ['visa1@karibu.example'], texts: [] }
  const template = 'visa{traveller}@karibu.example'
  expect(authorityMatches(email, [ada], template).matches).toEqual([])
})

test('however many there are, so many at most', () => {
  const many = Array.from({ length: 60 }, (_, at) => traveller({ applicantId: at }))
  const email = { recipients: [], texts: ['L1234567'] }
  const found = authorityMatches(email, many, mailbox)
  expect(found.matches).toHaveLength(mostMatches)
  // Others may be of another application.
  expect(found.applicationId).toBeNull()
  const all = authorityMatches(email, many.slice(0, mostPossible), mailbox)
  expect(all.applicationId).toBe(42)
  const last = traveller({ applicantId: 60, applicationId: 77 })
  const two = authorityMatches(email, [...many.slice(0, mostMatches), last], mailbox)
  expect(two.applicationId).toBeNull()
  const numbers = (first: number) =>
    Array.from({ length: 9_000 }, (_, at) => `A${first + at}`).join('\n')
  expect(numbersOf([numbers(100_000)]).size).toBeLessThan(3_000)
  expect(numbersOf([numbers(100_000), numbers(200_000)]).size).toBe(3_000)
})

test.each([
  [mailbox, 'visa+tz-000042.2@karibu.example', [42]],
  [mailbox, 'visa+tz-000042.2@karibu.example.org', []],
  [mailbox, 'visa+tz-42.2@karibu.example', []],
  ['{reference}@a.example', 'tz-1000001@a.example', [1_000_001]],
  ['{reference}{traveller}@a.example', 'tz-0000422@a.example', [42]],
  ['v.*{reference}@a.example', 'vxxtz-000042@a.example', []],
  ['visa@karibu.example', 'visa@karibu.example', []],
  ['', 'visa@karibu.example', []],
])('by %s, %s is of %s', (template, address, ids) => {
  expect(applicationsIn(template, [address])).toEqual(ids)
})

describe('what is offered', () => {
  type Asked = Parameters<typeof offersFor>[0]
  const refused = { reading: { kind: 'refused', number: null } } as const
  const asked: Asked = {
    ...{ kind: 'authority', isHere: true, isRejected: false, state: 'filed' },
    ...{ portalNumber: null, reading: { kind: 'approved', number: 'E48219' }, hasPdf: true },
  }
  test.each<[string, Partial<Asked>, string]>([
    ['an approval with its PDF', {}, 'number visa detach'],
    ['without a PDF', { hasPdf: false }, 'number detach'],
    ['a number that is kept', { portalNumber: 'E48219' }, 'visa detach'],
    ['another number is kept', { portalNumber: 'E1' }, 'visa detach'],
    ['of somebody who was decided', { state: 'approved' }, 'detach'],
    ['of somebody ready', { state: 'ready' }, 'number detach'],
    ['a refusal', refused, 'refuse detach'],
    ['a refusal of somebody who was decided', { ...refused, state: 'rejected' }, 'detach'],
    ['a question', { reading: { kind: 'question', number: null } }, 'answer detach'],
    ['nothing clear', { reading: { kind: 'unclear', number: null } }, 'visa detach'],
    ['unknown: whom it is about', { kind: 'unknown', isHere: false }, 'attach'],
    ['unknown once more', { kind: 'unknown', isHere: false, isRejected: true }, 'attach'],
    ['not about this one after all', { isRejected: true }, 'attach'],
    ['of another application', { isHere: false }, 'detach'],
    ['neither', { isHere: false, isRejected: true }, ''],
  ])('%s', (_, about, offers) => expect(offersFor({ ...asked, ...about }).join(' ')).toBe(offers))
})
