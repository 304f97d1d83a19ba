import type { Applicant } from '#domain/application/steps/applicant.ts'
import { exampleApplicant } from '../../support/answers.ts'

const dayMs = 86_400_000

/** 'YYYY-MM-DD', a number of days from now. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

/** An applicant whose dates are valid whenever the tests run. */
export const newApplicant = (changes: Partial<Applicant> = {}): Applicant =>
  exampleApplicant({
    passportIssueDate: dayFromNow(-900),
    passportExpiryDate: dayFromNow(2500),
    intendedDateOfArrival: dayFromNow(90),
    ...changes,
  })

const givenNames = ['Ada', 'Bruno', 'Clara', 'Dario', 'Elena', 'Flavio', 'Gina', 'Hugo']

/** Applicants with unique names and passports. */
export const newApplicants = (count: number, changes: Partial<Applicant> = {}): Applicant[] =>
  Array.from({ length: count }, (_, index) => {
    const given = givenNames[index % givenNames.length] ?? 'Ada'
    const round = Math.floor(index / givenNames.length)
    return newApplicant({
      firstName: round === 0 ? given : `${given} ${'ABCDEFGH'[round]}`,
      passportNumber: `X${1234500 + index}`,
      ...changes,
    })
  })
