import { type StepId, steps } from '#domain/application/step.ts'
import type { Issue } from '../form/issues.tsx'
import { numberOf } from './start.ts'

/** What the wizard knows apart from the answers themselves. */
export type WizardState = Readonly<{
  step: StepId
  /** The applicant on the screen, from 0. */
  current: number
  /** How often somebody tried to go on from this step: errors are shown from the first try on. */
  tries: number
  /** The one applicant whose errors are shown, when somebody asked to go on from that one alone. */
  scope: number | null
  /** The field that the step opened for. */
  arrival: string | null
  /** Came from the check of the answers, and goes back there. */
  returns: boolean
  /** What the server refused although the screen let it through. */
  refused: readonly Issue[]
  /** Of the purchase: signed and being sent, then on the way to the gateway. */
  phase: 'idle' | 'busy' | 'leaving'
}>

/** Something that stands in the way, by its field. */
type Fault = Pick<Issue, 'path'>

export type WizardEvent =
  /** An answer changed. */
  | { type: 'typed' }
  /** Next was pressed; `errors` are those of the step, `furthest` is how far the answers reach. */
  | { type: 'next'; errors: readonly Fault[]; furthest: StepId }
  /** A step that is done, or the one before. */
  | { type: 'back'; to?: StepId | undefined }
  | { type: 'applicant'; index: number }
  /** On to the next applicant; `errors` are those of all applicants. */
  | { type: 'nextApplicant'; errors: readonly Fault[] }
  /** An answer should change, from the check of the answers. */
  | { type: 'change'; path: string }
  /** The browser's own buttons led to a step that the answers allow. */
  | { type: 'followed'; step: StepId }
  /** All is accepted and signed: the purchase begins. */
  | { type: 'signed' }
  | { type: 'failed' }
  /** The server refuses answers that the screen let through, all of one step. */
  | { type: 'refused'; issues: readonly Issue[] }
  /** The page is on its way to the gateway. */
  | { type: 'left' }

const nothingRefused: readonly Issue[] = []

/** What a step opens with. */
const opened = {
  tries: 0,
  scope: null,
  arrival: null,
  refused: nothingRefused,
} satisfies Partial<WizardState>

export function firstState(step: StepId): WizardState {
  return { step, current: 0, returns: false, phase: 'idle', ...opened }
}

/** What becomes of the wizard by one event; the same state when nothing does. */
export function reduce(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'typed':
      // A refusal of the server stands until an answer changes.
      return state.refused.length === 0 ? state : { ...state, refused: nothingRefused }
    case 'next':
      return event.errors.length > 0 ? stopped(state, event.errors, null) : next(state, event)
    case 'back':
      return back(state, event.to)
    case 'applicant':
      return { ...state, current: event.index }
    case 'nextApplicant':
      return nextApplicant(state, event.errors)
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

function next(state: WizardState, { furthest }: { furthest: StepId }): WizardState {
  const following = steps.find(({ id }) => id === state.step)?.next
  // Only a signature leads on from the payment.
  if (!following || state.step === 'payment') return state
  return { ...state, ...opened, step: state.returns ? furthest : following, returns: false }
}

function back(state: WizardState, to: StepId | undefined): WizardState {
  const before = to ?? steps.find(({ id }) => id === state.step)?.previous
  if (!before || numberOf(before) >= numberOf(state.step)) return state
  return { ...state, ...opened, step: before, returns: false }
}

function nextApplicant(state: WizardState, errors: readonly Fault[]): WizardState {
  const own = ofApplicant(errors, state.current)
  if (own.length > 0) return stopped(state, own, state.current)
  return { ...state, tries: 0, scope: null, current: state.current + 1 }
}

function refused(state: WizardState, issues: readonly Issue[]): WizardState {
  const [first] = issues
  if (!first) return state
  return { ...openedFor(state, first.path), refused: issues, tries: 1 }
}

/** Stays, with what stands in the way; the applicant on the screen first, else the first at fault. */
function stopped(state: WizardState, errors: readonly Fault[], scope: number | null): WizardState {
  const [first] = [...ofApplicant(errors, state.current), ...errors]
  const atFault = state.step === 'applicants' && first ? applicantOf(first.path) : null
  return { ...state, tries: state.tries + 1, scope, current: atFault ?? state.current }
}

/** The step of a field, opened at its applicant. */
function openedFor(state: WizardState, path: string): WizardState {
  if (!path.startsWith('applicants')) return { ...state, ...opened, step: 'details' }
  return { ...state, ...opened, step: 'applicants', current: applicantOf(path) ?? state.current }
}

/** Whose field a path names, 'applicants.3.firstName'; null where it names nobody's. */
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
