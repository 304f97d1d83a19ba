import { maxApplicants } from '#domain/application/choice.ts'
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
  /** The one applicant whose errors are shown: the one from whom somebody asked to go on. */
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
  /** Next was pressed; `errors` are those of the step, all applicants'; `furthest` is how far the answers reach. */
  | { type: 'next'; errors: readonly Fault[]; furthest: StepId }
  /** A step that is done, or the one before. */
  | { type: 'back'; to?: StepId | undefined }
  | { type: 'applicant'; index: number }
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

export function firstState(step: StepId, current = 0): WizardState {
  return { step, current, returns: false, phase: 'idle', ...opened }
}

/** What becomes of the wizard by one event; the same state when nothing does. */
export function reduce(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'typed':
      // A refusal of the server stands until an answer changes.
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
  // Only a signature leads on from the payment.
  if (!following || state.step === 'payment') return state
  return { ...state, ...opened, step: state.returns ? furthest : following, returns: false }
}

function back(state: WizardState, to: StepId | undefined): WizardState {
  const before = to ?? steps.find(({ id }) => id === state.step)?.previous
  if (!before || numberOf(before) >= numberOf(state.step)) return state
  return { ...state, ...opened, step: before, returns: false }
}

/** Who comes next once the applicant on the screen is complete: the first after that one who is not, else before. */
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

/** Stays, with what stands in the way: of applicants, only with what is wrong of the one on the screen. */
function stopped(state: WizardState): WizardState {
  const scope = state.step === 'applicants' ? state.current : null
  return { ...state, tries: state.tries + 1, scope }
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
