import { type ApplicationType, applicationTypes } from '#domain/application/choice.ts'
import type { PaymentStatus } from '#domain/application/status.ts'
import { type StepId, stepAt, steps } from '#domain/application/step.ts'
import { type SavedDraft, valuesOf } from './draft.ts'
import { countAfterChange, emptyValues, type WizardValues, withApplicants } from './values.ts'

/** What the address of the wizard asks for; nothing personal ever stands in it. */
export type Wanted = {
  type: ApplicationType | null
  step: StepId | null
  /** Whose form is open, from 0. */
  applicant: number
  /** The reference of the application whose trip stands in the answers. */
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

/** The query of a step and of the applicant on it, keeping what was asked for and where the trip is from. */
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

/** The wanted step, or the furthest that the answers allow. */
export function allowed(wanted: StepId, furthest: StepId): StepId {
  return numberOf(wanted) <= numberOf(furthest) ? wanted : furthest
}

/** What the wizard begins with: answers saved earlier, or none. */
export type WizardStart = Readonly<{
  values: WizardValues
  step: StepId
  submissionKey: string
  savedAt: string | null
  /** The revision that is saved, 0 for none; null where it does not matter what is overwritten. */
  revision: number | null
}>

/** An application that exists already, as far as the page needs to know it. */
export type Known = Readonly<{
  id: number
  reference: string
  orderId: string
  paymentStatus: PaymentStatus
}>

/** What the page shows first. */
export type Opening =
  /** With answers kept from before, for somebody who asks whether a visa is needed all the same. */
  | { show: 'chooser'; hasDraft: boolean }
  | { show: 'application'; known: Known; draft: SavedDraft | null }
  | { show: 'wizard'; start: WizardStart; isResumed: boolean; from: string | null }

type OpeningOf = Readonly<{
  draft: SavedDraft | null
  wanted: Wanted
  /** The address asks whether a visa is needed: that is answered first. */
  asks: boolean
  /** The furthest step that these answers allow. */
  furthest: (values: WizardValues) => StepId
  newKey: () => string
}>

/** Answers that were sent are an application; saved ones go on; else a choice begins. */
export function openingOf({ draft, wanted, asks, furthest, newKey }: OpeningOf): Opening {
  if (asks) return { show: 'chooser', hasDraft: draft !== null }
  if (draft?.application) return { show: 'application', known: draft.application, draft }
  if (draft) {
    const values = asType(valuesOf(draft.content), wanted.type)
    const step = allowed(wanted.step ?? stepAt(draft.content.step), furthest(values))
    const { submissionKey } = draft.content
    const { savedAt, revision } = draft
    const start = { values, step, submissionKey, savedAt, revision }
    return { show: 'wizard', start, isResumed: true, from: wanted.from }
  }
  if (!wanted.type) return { show: 'chooser', hasDraft: false }
  const start = { ...freshStart(wanted.type, newKey()), revision: 0 }
  return { show: 'wizard', start, isResumed: false, from: null }
}

/** A wizard with nothing in it but the kind of application. */
export function freshStart(type: ApplicationType, submissionKey: string): WizardStart {
  return {
    values: emptyValues(type),
    step: 'details',
    submissionKey,
    savedAt: null,
    revision: null,
  }
}

/** The same answers for another kind of application, when the address asks for one. */
function asType(values: WizardValues, type: ApplicationType | null): WizardValues {
  const { details } = values
  if (!type || details.applicationType === type) return values
  const numberOfApplicants = countAfterChange(type, details.numberOfApplicants)
  return withApplicants({
    ...values,
    details: { ...details, applicationType: type, numberOfApplicants },
  })
}
