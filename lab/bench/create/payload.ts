import { addDays, todayIn } from '../../../src/domain/time/calendar.ts'
import { exampleApplicant, exampleDetails } from '../../../test/support/answers.ts'

/** Placeholder wherever applications differ. */
const mark = '0000000'

/** An application for so many people, with `mark` in the address and the passport numbers only. */
export function answersFor(people: number) {
  const arrival = addDays(todayIn(new Date(), 'UTC'), 80)
  const details = exampleDetails({
    applicationType: people === 1 ? 'single' : 'group',
    numberOfApplicants: people,
    contactEmail: `ada.muster${mark}@gmail.com`,
  })
  const applicants = Array.from({ length: people }, (_, index) =>
    exampleApplicant({
      passportNumber: `P${String(index).padStart(2, '0')}${mark}`,
      intendedDateOfArrival: arrival,
    }),
  )
  return { details, applicants }
}

/** Unique bodies, prepared so that each costs almost nothing. */
export function bodiesFor(people: number): (count: number) => string {
  const { details, applicants } = answersFor(people)
  const parts = JSON.stringify({ ...details, applicants }).split(mark)
  return (count) => parts.join(String(count).padStart(mark.length, '0'))
}
