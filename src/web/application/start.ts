import { type ApplicationType, applicationTypes } from '#domain/application/choice.ts'
import type { PaymentStatus } from '#domain/application/status.ts'
import { type StepId, stepAt, steps } from '#domain/application/step.ts'
import { rulesVersionOf, type SavedDraft, valuesOf } from './draft.ts'
import { countAfterChange, emptyValues, type WizardValues, withApplicants } from './values.ts'

/** The wizard's parameters in the address; never personal data. */
export type Wanted = {
  type: ApplicationType | null
  step: StepId | null
  /** Index of the open applicant. */
  applicant: number
  /** Reference of the application whose trip was copied. */
  from: string | null
}

export function readAddress(search: string): Wanted {
  const query = new URLSearchParams(search)
  const type = applicationTypes.find((each) => each === query.get('type')) ?? null
  const number = Number(query.get('step'))
  const step = query.has('step') && number >= 1 ? stepAt(Math.min(number, 4)) : null
  const [place = '1'] = /^[1-9]\d?$/.exec(query.get('applicant') ?? '') ?? []
  const [from = null] = /^TZ-\d{1,10}$/.exec(query.get('from') ?? '') ?? []
  return { type, step, applicant: Number(place) - 1, from }
}

/** The query of a step and applicant, keeping other parameters. */
export function searchOf(
  step: StepId,
  type: ApplicationType | null,
  { applicant = 0, from = null }: Partial<Pick<Wanted, 'applicant' | 'from'>> = {},
): string {
  const query = new URLSearchParams()
  if (type) query.set('type', type)
  query.set('step', String(numberOf(step)))
  if (step === 'applicants' && applicant > 0) query.set('applicant', String(applicant + 1))
  if (from) query.set('from', from)
  return `?${query}`
}

/** 1 to 4. */
export function numberOf(step: StepId): number {
  return steps.find(({ id }) => id === step)?.number ?? 1
}

/** The requested step, or the furthest the answers allow. */
export function allowed(wanted: StepId, furthest: StepId): StepId {
  return numberOf(wanted) <= numberOf(furthest) ? wanted : furthest
}

/** Initial state of the wizard, with or without saved answers. */
export type WizardStart = Readonly<{
  values: WizardValues
  step: StepId
  submissionKey: string
  savedAt: string | null
  /** The saved revision, 0 if none; null if any may be overwritten. */
  revision: number | null
  /** The rules that the answers were saved under, if they are saved and say so. */
  rulesVersion: number | null
}>

/** An existing application, as far as the page needs it. */
export type Known = Readonly<{
  id: number
  reference: string
  orderId: string
  paymentStatus: PaymentStatus
}>

/** The page's first screen. */
export type Opening =
  /** `hasDraft`: saved answers exist, but the visitor asks whether a visa is needed. */
  | { show: 'chooser'; hasDraft: boolean }
  | { show: 'application'; known: Known; draft: SavedDraft | null }
  | { show: 'wizard'; start: WizardStart; isResumed: boolean; from: string | null }

type OpeningOf = Readonly<{
  draft: SavedDraft | null
  wanted: Wanted
  /** The address asks whether a visa is needed, which is answered first. */
  asks: boolean
  /** The furthest step these answers allow. */
  furthest: (values: WizardValues) => StepId
  newKey: () => string
}>

/** A submitted draft opens its application, a saved one resumes, otherwise the chooser. */
export function openingOf({ draft, wanted, asks, furthest, newKey }: OpeningOf): Opening {
  if (asks) return { show: 'chooser', hasDraft: draft !== null }
  if (draft?.application) return { show: 'application', known: draft.application, draft }
  if (draft) {
    const values = asType(valuesOf(draft.content), wanted.type)
    const step = allowed(wanted.step ?? stepAt(draft.content.step), furthest(values))
    const { submissionKey } = draft.content
    const { savedAt, revision } = draft
    const rulesVersion = rulesVersionOf(draft.content)
    const start = { values, step, submissionKey, savedAt, revision, rulesVersion }
    return { show: 'wizard', start, isResumed: true, from: wanted.from }
  }
  if (!wanted.type) return { show: 'chooser', hasDraft: false }
  const start = { ...freshStart(wanted.type, newKey()), revision: 0 }
  return { show: 'wizard', start, isResumed: false, from: null }
}

/** An empty wizard for a kind of application. */
export function freshStart(type: ApplicationType, submissionKey: string): WizardStart {
  return {
    values: emptyValues(type),
    step: 'details',
    submissionKey,
    savedAt: null,
    revision: null,
    rulesVersion: null,
  }
}

/** The answers for another kind of application, if the address requests one. */
function asType(values: WizardValues, type: ApplicationType | null): WizardValues {
  const { details } = values
  if (!type || details.applicationType === type) return values
  const numberOfApplicants = countAfterChange(type, details.numberOfApplicants)
  return withApplicants({
    ...values,
    details: { ...details, applicationType: type, numberOfApplicants },
  })
}
