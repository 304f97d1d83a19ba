import { describe, expect, test } from 'vitest'
import {
  exampleApplicant,
  exampleContext,
  exampleDetails,
} from '../../../../test/support/answers.ts'
import { type ApplicantValues, emptyApplicant } from '../../form/applicant/values.ts'
import { findingsOf } from '../findings.ts'
import { emptyValues, type WizardValues } from '../values.ts'
import { withPeople } from './people.ts'
import { createProgress, type Person, unfinishedAfter } from './progress.ts'

const typed = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-')
  return { day: date, month, year }
}
const complete = (changes: Partial<ApplicantValues> = {}): ApplicantValues => {
  const answers = exampleApplicant()
  return {
    ...emptyApplicant(),
    ...answers,
    ...Object.fromEntries(
      (
        ['dateOfBirth', 'passportIssueDate', 'passportExpiryDate', 'intendedDateOfArrival'] as const
      ).map((name) => [name, typed(answers[name])]),
    ),
    ...changes,
  } as ApplicantValues
}
const valuesOf = (...people: ApplicantValues[]): WizardValues => {
  const { details, ...rest } = emptyValues('group')
  const filled = { ...details, ...exampleDetails(), numberOfApplicants: '' }
  return withPeople({ ...rest, details: { ...filled, applicationType: 'group' } }, people)
}
const reading = { context: exampleContext, monthNames: [], language: 'en' } as const
const check = (step: 'applicants', values: WizardValues) => findingsOf(step, values, reading)

describe('how far each is', () => {
  test('done, begun, not begun', () => {
    const changes = {
      ...{ passportNumber: 'Y1234567', gender: '', firstName: 'Bruno', sameAsFirst: true },
    }
    const all = valuesOf(
      complete(),
      complete(changes as Partial<ApplicantValues>),
      emptyApplicant(),
    )
    const people = createProgress(check, 'en')(all)
    expect(people).toMatchObject([
      { name: 'Ada Muster', state: 'done', left: 0 },
      { name: 'Bruno Muster', state: 'begun', left: 1 },
      { name: '', state: 'new' },
    ])
  })

  test('a traveller sharing with the first lacks what the first lacks', () => {
    const progress = createProgress(check, 'en')
    const second = complete({ passportNumber: 'Y1234567', sameAsFirst: true })
    const before = progress(valuesOf(complete({ residentialCity: '' }), second))
    expect(before.map(({ left }) => left)).toEqual([1, 1])
    // The second traveller's own answers are unchanged; the first one's changed.
    const after = progress(valuesOf(complete(), second))
    expect(after.map(({ left }) => left)).toEqual([0, 0])
  })

  test('a keystroke among several asks the rules about one', () => {
    const people = ['X1234500', 'X1234501', 'X1234502'].map((passportNumber) =>
      complete({ passportNumber }),
    )
    let asked = 0
    const progress = createProgress((step, values) => {
      asked += 1
      return check(step, values)
    }, 'en')
    progress(valuesOf(...people))
    asked = 0
    progress(valuesOf(...people.with(1, complete({ firstName: 'Adele' }))))
    expect(asked).toBe(1)
  })
})

test.each([
  ['new done new', 0, 2],
  ['new done done', 0, null],
  ['new done new', 2, 0],
  ['done done', 1, null],
  ['begun', 0, null],
] as const)('of %s, after %i comes %s', (states, current, expected) => {
  const people = states
    .split(' ')
    .map((state) => ({ name: '', left: 0, state: state as Person['state'] }))
  expect(unfinishedAfter(people, current)).toBe(expected)
})
