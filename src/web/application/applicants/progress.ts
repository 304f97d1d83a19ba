import type { Language } from '#domain/reference/languages.ts'
import { formatName } from '#phrases/format.ts'
import type { ApplicantValues } from '../../form/applicant/values.ts'
import type { Issue } from '../../form/issues.tsx'
import { applicantsOf, type WizardValues } from '../values.ts'
import { isBegun } from './people.ts'

/** How far one applicant is; `left` counts the answers that are missing or wrong. */
export type Progress = Readonly<{ state: 'new' | 'begun' | 'done'; left: number }>

/** One line of the table. `name` is as far as it is typed. */
export type Person = Progress & Readonly<{ name: string }>

/** What the rules say of step 2. Comes from the page around: the first step has it already. */
type Check = (
  step: 'applicants',
  values: WizardValues,
) => readonly Pick<Issue, 'path' | 'severity'>[]

type Known = Readonly<{ basis: readonly unknown[]; left: number }>

/**
 * Everybody as the table has them. What was found about a person is remembered for as long as nothing changes
 * that it depends on: with fifty people, a keystroke asks the rules about one.
 */
export function createProgress(
  check: Check,
  language: Language,
): (values: WizardValues) => Person[] {
  const known = new WeakMap<ApplicantValues, Known>()

  const leftOf = (values: WizardValues, index: number, whole: ApplicantValues) => {
    const own = values.applicants[index] ?? whole
    const { visaType, processingType, portOfEntry } = values.details
    const first = own.sameAsFirst && index > 0 ? values.applicants[0] : null
    const basis = [first, visaType, processingType, portOfEntry, index === 0]
    const before = known.get(own)
    if (before?.basis.every((each, place) => each === basis[place])) return before.left
    const alone = { ...values, details: { ...values.details, numberOfApplicants: '1' } }
    const found = check('applicants', { ...alone, applicants: [whole] })
    const left = new Set(
      found.flatMap(({ path, severity }) => (severity === 'error' ? [path] : [])),
    ).size
    known.set(own, { basis, left })
    return left
  }

  return (values) =>
    applicantsOf(values).map((whole, index) => {
      const own = values.applicants[index] ?? whole
      const left = leftOf(values, index, whole)
      return {
        name: formatName(own, language),
        state: left === 0 ? 'done' : isBegun(own) ? 'begun' : 'new',
        left,
      }
    })
}

/** Who comes after the applicant on the screen: the first who is not done, those before that one last. */
export function unfinishedAfter(progress: readonly Progress[], current: number): number | null {
  const places = progress.map((_, step) => (current + 1 + step) % progress.length)
  return places.find((index) => index !== current && progress[index]?.state !== 'done') ?? null
}
