import { describe, expect, it } from 'vitest'
import { checkPassport, doubtAbout } from './check.ts'
import type { ComparedField } from './compare.ts'
import type { PassportFields, PassportReading } from './reading.ts'
import { specimenAnswers as answers, specimen } from './test-support.ts'

const read = (changes: Partial<PassportFields> = {}) =>
  ({ outcome: 'partly', fields: { ...specimen, ...changes }, lines: null }) as PassportReading

describe('a passport page and the answers', () => {
  it('match where nothing contradicts and what tells passports apart was read', () => {
    expect(checkPassport(read(), answers)).toEqual({ result: 'match', fields: [] })
    const unnamed = read({ surname: null, givenNames: null, sex: null, nationality: null })
    expect(checkPassport(unnamed, answers).result).toBe('match')
  })

  it.each(['number', 'dateOfBirth', 'expiryDate'] as const)(
    'are not called the same without %s',
    (part) => {
      const checked = checkPassport(read({ [part]: null }), answers)
      expect(checked).toEqual({ result: 'not-readable', fields: [] })
    },
  )

  it('differ by one contradiction, whatever else could not be read; the fields alone are told', () => {
    const partly = read({ number: 'L898902C8', expiryDate: null, surname: 'MEIER' })
    const fields = ['lastName', 'passportNumber']
    expect(checkPassport(partly, answers)).toEqual({ result: 'differs', fields })
  })

  it.each(['not-found', 'other-document'] as const)('say nothing of %s', (outcome) => {
    expect(checkPassport({ outcome }, answers)).toEqual({ result: 'not-readable', fields: [] })
  })
})

const name = 'lastName'
it.each<[ComparedField[], ComparedField[], ReturnType<typeof doubtAbout>]>([
  [[], [], null],
  [[name], [], 'answers-differ'],
  [[name, 'gender'], ['gender', name], null],
  [[name, 'gender'], ['gender'], 'answers-differ'],
  // A renewed passport after a name change.
  [[name, 'firstName', 'passportNumber', 'passportExpiryDate'], [], 'answers-differ'],
  // Two typos, and the right name.
  [['dateOfBirth', 'passportNumber'], [], 'answers-differ'],
  [['firstName', 'dateOfBirth', 'passportNumber'], [], 'another-person'],
  [[name, 'dateOfBirth', 'nationality', 'passportNumber'], [], 'another-person'],
  // A confirmed birth date still leaves questions about the rest.
  [[name, 'dateOfBirth', 'passportNumber'], ['dateOfBirth'], 'answers-differ'],
])('what a page contradicts is asked about %j, confirmed %j: %s', (differs, confirmed, doubt) => {
  expect(doubtAbout(differs, confirmed)).toBe(doubt)
})
