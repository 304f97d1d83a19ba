import { describe, expect, test } from 'vitest'
import {
  mayRemindFrom,
  nameInLetter,
  ownAnswers,
  ownPartState,
  withOtherDevice,
  withOwnPart,
} from './own-part.ts'

const birth = (day: string) => ({ day, month: '3', year: '1990' })

describe('what a traveller typed, among the answers of the organiser', () => {
  const names = { firstName: 'Can', singleName: true }
  const organisers = { ...names, occupation: 'Cook', dateOfBirth: birth('1'), linkId: 'a' }

  test('wins, and what gave way is named', () => {
    const theirs = { firstName: 'Cân', occupation: 'Cook', dateOfBirth: birth('27') }
    expect(withOwnPart(organisers, theirs, false)).toEqual({
      answers: { ...organisers, firstName: 'Cân', dateOfBirth: birth('27') },
      replaced: ['firstName', 'dateOfBirth'],
    })
  })

  test('takes nothing away by being empty, until it is finished', () => {
    const dateOfBirth = { day: '', month: '', year: '' }
    const theirs = { firstName: '', singleName: false, dateOfBirth }
    expect(withOwnPart(organisers, theirs, false)).toEqual({ answers: organisers, replaced: [] })
    expect(withOwnPart(organisers, theirs, true)).toEqual({
      answers: { ...organisers, ...theirs },
      replaced: ['firstName', 'singleName', 'dateOfBirth'],
    })
  })

  test.each([
    ['another kind of value', { firstName: 7, dateOfBirth: 'x' }],
    ['a date without its parts', { dateOfBirth: { day: '1' } }],
    ['what is about the draft', { linkId: 'b', linkEmail: 'b@x.org', linkLanguage: 'de' }],
  ])('leaves %s aside', (_, theirs) => {
    expect(withOwnPart(organisers, theirs, true).answers).toEqual(organisers)
  })

  test('brings the picture of a passport, and never takes one away', () => {
    const kept = { ...organisers, passportPage: 'a' }
    const pageAfter = (passportPage: string) =>
      withOwnPart(kept, { passportPage }, true).answers.passportPage
    expect([pageAfter('b'), pageAfter('')]).toEqual(['b', 'a'])
  })

  test('what is about the draft is not shown to the traveller', () => {
    expect(ownAnswers(organisers)).not.toHaveProperty('linkId')
  })
})

test('two devices keep what each typed; the same field keeps what was typed here, and is named', () => {
  const base = { firstName: '', lastName: '', gender: '' }
  const mine = { firstName: 'A', lastName: '', gender: 'male' }
  const stored = { firstName: 'B', lastName: 'C', gender: 'male' }
  const answers = { firstName: 'A', lastName: 'C', gender: 'male' }
  expect(withOtherDevice(base, mine, stored)).toEqual({ answers, replaced: ['firstName'] })
})

test('how far a traveller is', () => {
  const now = new Date(0)
  expect(ownPartState({ openedAt: null, finishedAt: null })).toBe('unopened')
  expect(ownPartState({ openedAt: now, finishedAt: null })).toBe('begun')
  expect(ownPartState({ openedAt: now, finishedAt: now })).toBe('finished')
})

test('a reminder goes a day after the last letter', () => {
  const [sentAt, remindedAt] = [new Date('2026-11-20T10:00Z'), new Date('2026-11-21T11:00Z')]
  expect(mayRemindFrom({ sentAt: null, remindedAt: null })).toBeNull()
  expect(mayRemindFrom({ sentAt, remindedAt: null })?.toISOString()).toMatch(/^2026-11-21T10/)
  expect(mayRemindFrom({ sentAt, remindedAt })?.toISOString()).toMatch(/^2026-11-22T11/)
})

test.each(['Ada Muster', '  Zoë   Çağlar ', 'J. R. O’Neil-Smith', 'محمد بن علي', '王小明'])(
  'a letter to somebody else may carry the name %j',
  (name) => expect(nameInLetter(name)).toBe(name.trim().replace(/ +/g, ' ')),
)

test.each([
  ...['', 'evil.example', 'http://evil', 'Win 1000 $', 'You have won a prize call us now', 'a@b.c'],
  'x'.repeat(61),
])('it may not carry %j', (name) => expect(nameInLetter(name)).toBeNull())
