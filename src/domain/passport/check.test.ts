import { describe, expect, it } from 'vitest'
import { checkPassport } from './check.ts'
import type { ComparedAnswers } from './compare.ts'
import type { PassportFields, PassportReading } from './reading.ts'

const fields: PassportFields = {
  surname: 'MUSTER',
  givenNames: 'ADA',
  namesCut: false,
  number: 'X1234567',
  issuingCountry: 'CH',
  nationality: 'CH',
  dateOfBirth: '1990-03-27',
  sex: 'female',
  expiryDate: '2032-05-01',
}

const answers: ComparedAnswers = {
  firstName: 'Ada',
  lastName: 'Muster',
  dateOfBirth: '1990-03-27',
  nationality: 'CH',
  gender: 'female',
  passportNumber: 'X1234567',
  passportExpiryDate: '2032-05-01',
  passportIssuingCountry: 'CH',
}

const read = (changes: Partial<PassportFields> = {}): PassportReading => ({
  outcome: 'partly',
  fields: { ...fields, ...changes },
  lines: null,
  strip: {
    corners: [
      { x: 0, y: 0.8 },
      { x: 1, y: 0.8 },
      { x: 1, y: 0.9 },
      { x: 0, y: 0.9 },
    ],
    quarterTurns: 0,
  },
})

describe('a passport page and the answers', () => {
  it('match where nothing contradicts and what tells passports apart was read', () => {
    expect(checkPassport(read(), answers)).toEqual({ result: 'match', fields: [] })
    const unnamed = read({ surname: null, givenNames: null, sex: null, nationality: null })
    expect(checkPassport(unnamed, answers).result).toBe('match')
  })

  it.each(['number', 'dateOfBirth', 'expiryDate'] as const)(
    'are not called the same without %s',
    (part) => {
      expect(checkPassport(read({ [part]: null }), answers)).toEqual({
        result: 'not-readable',
        fields: [],
      })
    },
  )

  it('differ by one contradiction, whatever else could not be read; the fields alone are told', () => {
    const partly = read({ number: 'X1234568', expiryDate: null, surname: 'MEIER' })
    expect(checkPassport(partly, answers)).toEqual({
      result: 'differs',
      fields: ['lastName', 'passportNumber'],
    })
  })

  it.each(['not-found', 'other-document'] as const)('say nothing of %s', (outcome) => {
    expect(checkPassport({ outcome }, answers)).toEqual({ result: 'not-readable', fields: [] })
  })
})
