import { expect, test } from 'vitest'
import { monthNamesOf } from '#domain/time/month-names.ts'
import { exampleContext } from '../../../../test/support/answers.ts'
import { emptyApplicant } from '../../form/applicant/values.ts'
import { emptyValues } from '../values.ts'
import { lateArrivalOf } from './lateness.ts'

const reading = { context: exampleContext, monthNames: monthNamesOf('en') }

const arriving = (day: string, month: string) => ({
  ...emptyApplicant(),
  nationality: 'NO',
  intendedDateOfArrival: { day, month, year: '2026' },
})

function latenessAt(index: number, ...applicants: ReturnType<typeof arriving>[]) {
  const values = emptyValues('family')
  values.details.numberOfApplicants = String(applicants.length)
  return lateArrivalOf({ ...values, applicants }, index, reading)?.lateness ?? null
}

test('nothing is said of a date in time, or of none', () => {
  expect(latenessAt(0, arriving('20', '12'))).toBeNull()
  expect(latenessAt(0, emptyApplicant())).toBeNull()
  expect(latenessAt(3, arriving('20', '12'))).toBeNull()
})

test('a shared trip is spoken of at the first, unless it is late for the other alone', () => {
  const shared = { ...arriving('', ''), sameAsFirst: true }
  expect(latenessAt(0, arriving('5', '12'))).toBe('before-decision')
  expect(latenessAt(1, arriving('1', '12'), shared)).toBeNull()
  expect(latenessAt(1, arriving('20', '12'), { ...shared, nationality: 'NG' })).toBe('too-soon')
})
