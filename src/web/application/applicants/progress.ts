import type { Language } from '#domain/reference/languages.ts'
import { formatName } from '#phrases/format.ts'
import type { ApplicantValues } from '../../form/applicant/values.ts'
import type { Issue } from '../../form/issues.tsx'
import { applicantsOf, type WizardValues } from '../values.ts'
import { isBegun } from './people.ts'

/** Progress of an applicant; `left` counts missing or invalid answers. */
export type Progress = Readonly<{ state: 'new' | 'begun' | 'done'; left: number }>

/** A row of the table. `name` as typed so far. */
export type Person = Progress & Readonly<{ name: string }>

/** The rules of step 2, injected: the first step does not load them. */
type Check = (
  step: 'applicants',
  values: WizardValues,
) => readonly Pick<Issue, 'path' | 'severity'>[]

type Known = Readonly<{ basis: readonly unknown[]; left: number }>

/**
 * All rows of the table. Findings are cached per traveller until an input changes: with fifty
 * travellers a keystroke checks one.
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

/** The next incomplete traveller after the current one, wrapping around. */
export function unfinishedAfter(progress: readonly Progress[], current: number): number | null {
  const places = progress.map((_, step) => (current + 1 + step) % progress.length)
  return places.find((index) => index !== current && progress[index]?.state !== 'done') ?? null
}
