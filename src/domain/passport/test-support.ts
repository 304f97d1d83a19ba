import type { ComparedAnswers } from './compare.ts'
import type { PassportFields } from './reading.ts'

/** The ICAO specimen, with a real state. */
export const specimen: PassportFields = {
  surname: 'ERIKSSON',
  givenNames: 'ANNA MARIA',
  namesCut: false,
  number: 'L898902C3',
  issuingCountry: 'CN',
  nationality: 'CN',
  dateOfBirth: '1974-08-12',
  sex: 'female',
  expiryDate: '2032-04-15',
}

/** The answers of its holder. */
export const specimenAnswers: ComparedAnswers = {
  firstName: 'Anna Maria',
  lastName: 'Eriksson',
  dateOfBirth: '1974-08-12',
  nationality: 'CN',
  gender: 'female',
  passportNumber: 'L898902C3',
  passportExpiryDate: '2032-04-15',
  passportIssuingCountry: 'CN',
}

/** A German passport, which transliterates Ü as UE. */
export const germanPassport = (changes: Partial<PassportFields> = {}): PassportFields => ({
  surname: 'MUELLER',
  givenNames: 'MARIA LUISA',
  namesCut: false,
  number: 'C01X00T47',
  issuingCountry: 'DE',
  nationality: 'DE',
  dateOfBirth: '1990-03-27',
  sex: 'female',
  expiryDate: '2032-05-01',
  ...changes,
})
