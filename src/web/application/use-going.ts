import { useCallback, useEffect, useRef } from 'react'
import { journey, type StepId } from '#domain/application/journey.ts'
import type { Fields } from '../form/fields.tsx'
import { focusField, type Issue } from '../form/issues.tsx'
import type { useFindings } from './use-findings.ts'
import { ofApplicant } from './use-issues.ts'
import { type WizardValues, withApplicants } from './values.ts'

/** What the screen shows of the answers, apart from the answers themselves. */
export type View = Readonly<{
  /** How often somebody tried to go on from this step. */
  tries: number
  /** The traveller on the screen. */
  current: number
  /** The one traveller whose errors are shown, when somebody asked to go on from that one alone. */
  scope: number | null
  /** The field that the step opened for. */
  arrival: string | null
  /** Came from the check of the answers, and goes back there. */
  returns: boolean
  refused: readonly Issue[]
}>

export const firstView: View = {
  tries: 0,
  current: 0,
  scope: null,
  arrival: null,
  returns: false,
  refused: [],
}

type GoingOf = Readonly<{
  fields: Fields<WizardValues>
  findings: ReturnType<typeof useFindings>
  step: StepId
  go: (step: StepId) => void
  view: View
  show: (change: Partial<View>) => void
  furthest: () => StepId
  onPay: () => boolean
}>

/** How one goes on, back, to another traveller, and to an answer that should change. */
export function useGoing({ fields, findings, step, go, view, show, furthest, onPay }: GoingOf) {
  const open = (next: StepId, change: Partial<View> = {}) => {
    fields.set('applicants', withApplicants(fields.all()).applicants)
    show({ tries: 0, scope: null, arrival: null, refused: [], ...change })
    if (next !== step) go(next)
  }
  const stop = (found: readonly Issue[], scope: number | null) => {
    const [first] = [...ofApplicant(found, view.current), ...found]
    const index = step === 'applicants' && first ? Number(first.path.split('.')[1]) : view.current
    show({ tries: view.tries + 1, scope, current: index })
  }

  const next = async () => {
    if (step === 'payment') {
      if (!onPay()) show({ tries: view.tries + 1 })
      return
    }
    await findings.prepare()
    const found = errorsOf(findings.all(step, fields.all()))
    if (found.length > 0) return stop(found, null)
    const following = journey.find(({ id }) => id === step)?.next ?? step
    open(view.returns ? furthest() : following, { returns: false })
  }

  const nextApplicant = useLatest(() => {
    const own = ofApplicant(errorsOf(findings.all('applicants', fields.all())), view.current)
    if (own.length > 0) return stop(own, view.current)
    const following = view.current + 1
    show({ tries: 0, scope: null, current: following })
    requestAnimationFrame(() => focusField(`applicants.${following}`))
  })

  const change = useLatest((path: string) => {
    const [part, index] = path.split('.')
    if (part !== 'applicants') return open('details', { returns: true, arrival: path })
    open('applicants', { returns: true, arrival: path, current: Number(index) })
  })

  const back = (to?: StepId) => {
    const before = to ?? journey.find(({ id }) => id === step)?.previous
    if (before) open(before, { returns: false })
  }
  return { open, next, nextApplicant, change, back }
}

export function errorsOf(issues: readonly Issue[]): Issue[] {
  return issues.filter(({ severity }) => severity === 'error')
}

/** One function for the life of the component that always runs the newest one. */
function useLatest<A extends unknown[]>(run: (...given: A) => void): (...given: A) => void {
  const newest = useRef(run)
  useEffect(() => {
    newest.current = run
  })
  return useCallback((...given: A) => newest.current(...given), [])
}
