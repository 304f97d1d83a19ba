import { maxApplicants } from '#domain/application/choice.ts'
import { type StepId, steps } from '#domain/application/step.ts'
import type { Issue } from '../form/issues.tsx'
import { numberOf } from './start.ts'

/** The wizard's state besides the answers. */
export type WizardState = Readonly<{
  step: StepId
  /** Index of the current applicant. */
  current: number
  /** Attempts to leave this step: errors are shown from the first on. */
  tries: number
  /** The applicant whose errors are shown: the one current at the attempt. */
  scope: number | null
  /** The field the step was opened for. */
  arrival: string | null
  /** Opened from the check of the answers, and returns there. */
  returns: boolean
  /** Answers the server refused although the page accepted them. */
  refused: readonly Issue[]
  /** Of the purchase: sending, then leaving for the gateway. */
  phase: 'idle' | 'busy' | 'leaving'
}>

/** A blocking error, by field. */
type Fault = Pick<Issue, 'path'>

export type WizardEvent =
  | { type: 'typed' }
  /** Next was pressed; `errors` of all applicants in the step; `furthest` step allowed. */
  | { type: 'next'; errors: readonly Fault[]; furthest: StepId }
  /** Opens a completed step, or the previous one. */
  | { type: 'back'; to?: StepId | undefined }
  | { type: 'applicant'; index: number }
  /** Edits an answer from the check of the answers. */
  | { type: 'change'; path: string }
  /** The browser's buttons opened an allowed step. */
  | { type: 'followed'; step: StepId }
  /** Everything is accepted and signed: the purchase begins. */
  | { type: 'signed' }
  | { type: 'failed' }
  /** The server refused answers of one step. */
  | { type: 'refused'; issues: readonly Issue[] }
  /** Leaving for the gateway. */
  | { type: 'left' }

const nothingRefused: readonly Issue[] = []

/** Initial state of a step. */
const opened = {
  tries: 0,
  scope: null,
  arrival: null,
  refused: nothingRefused,
} satisfies Partial<WizardState>

export function firstState(step: StepId, current = 0): WizardState {
  return { step, current, returns: false, phase: 'idle', ...opened }
}

/** The next state; the same object if unchanged. */
export function reduce(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'typed':
      // A refusal stays until an answer changes.
      return state.refused.length === 0 ? state : { ...state, refused: nothingRefused }
    case 'next':
      return next(state, event)
    case 'back':
      return back(state, event.to)
    case 'applicant':
      return { ...state, tries: 0, scope: null, arrival: null, current: event.index }
    case 'change':
      return { ...openedFor(state, event.path), arrival: event.path, returns: true }
    case 'followed':
      return { ...state, ...opened, step: event.step, returns: false }
    case 'signed':
      return state.phase === 'idle' ? { ...state, phase: 'busy' } : state
    case 'left':
      return state.phase === 'busy' ? { ...state, phase: 'leaving' } : state
    case 'failed':
      return { ...state, phase: 'idle' }
    case 'refused':
      return refused(state, event.issues)
  }
}

type Next = Extract<WizardEvent, { type: 'next' }>

function next(state: WizardState, { errors, furthest }: Next): WizardState {
  const unfinished = nextUnfinished(state, errors)
  if (unfinished !== null) return { ...state, ...opened, current: unfinished }
  if (errors.length > 0) return stopped(state)
  const following = steps.find(({ id }) => id === state.step)?.next
  // Payment is left by signing only.
  if (!following || state.step === 'payment') return state
  return { ...state, ...opened, step: state.returns ? furthest : following, returns: false }
}

function back(state: WizardState, to: StepId | undefined): WizardState {
  const before = to ?? steps.find(({ id }) => id === state.step)?.previous
  if (!before || numberOf(before) >= numberOf(state.step)) return state
  return { ...state, ...opened, step: before, returns: false }
}

/** The next incomplete applicant, wrapping around; null if all are complete. */
function nextUnfinished({ step, current }: WizardState, errors: readonly Fault[]): number | null {
  if (step !== 'applicants' || ofApplicant(errors, current).length > 0) return null
  const people = maxApplicants.group
  const distance = (index: number) => (index - current + people) % people
  const others = errors.flatMap(({ path }) => applicantOf(path) ?? [])
  return others.sort((a, b) => distance(a) - distance(b))[0] ?? null
}

function refused(state: WizardState, issues: readonly Issue[]): WizardState {
  const [first] = issues
  if (!first) return state
  return { ...openedFor(state, first.path), refused: issues, tries: 1 }
}

/** Stays and shows errors; in step 2 only the current applicant's. */
function stopped(state: WizardState): WizardState {
  const scope = state.step === 'applicants' ? state.current : null
  return { ...state, tries: state.tries + 1, scope }
}

/** Opens a field's step, at its applicant. */
function openedFor(state: WizardState, path: string): WizardState {
  if (!path.startsWith('applicants')) return { ...state, ...opened, step: 'details' }
  return { ...state, ...opened, step: 'applicants', current: applicantOf(path) ?? state.current }
}

/** The applicant index in a path, 'applicants.3.firstName', or null. */
export function applicantOf(path: string): number | null {
  const [, index] = /^applicants\.(\d+)(?:\.|$)/.exec(path) ?? []
  return index === undefined ? null : Number(index)
}

export function ofApplicant<T extends Fault>(issues: readonly T[], index: number): T[] {
  return issues.filter(({ path }) => applicantOf(path) === index)
}

export function errorsOf(issues: readonly Issue[]): Issue[] {
  return issues.filter(({ severity }) => severity === 'error')
}
