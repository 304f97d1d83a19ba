import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StepId } from '#domain/application/step.ts'
import { always } from '../../../test/support/always.ts'
import type { Issue } from '../form/issues.tsx'
import { numberOf } from './start.ts'
import {
  applicantOf,
  firstState,
  reduce,
  type WizardEvent,
  type WizardState,
} from './wizard-state.ts'

const error = (path: string): Issue => ({ path, text: path, severity: 'error' })
const nextFine = { type: 'next', errors: [], furthest: 'payment' } as const satisfies WizardEvent
const nextWith = (...paths: readonly string[]): WizardEvent => ({
  type: 'next',
  errors: paths.map(error),
  furthest: 'details',
})
const reached = (step: StepId, ...events: WizardEvent[]) => events.reduce(reduce, firstState(step))
const applicant = (index: number): WizardEvent => ({ type: 'applicant', index })
const signed: WizardEvent = { type: 'signed' }
const failed: WizardEvent = { type: 'failed' }

describe('transitions', () => {
  type Row = [what: string, events: WizardEvent[], expected: Partial<WizardState>]
  const from = (step: StepId, rows: readonly Row[]) =>
    test.each(rows)(`from ${step}: %s`, (_what, events, expected) => {
      expect(reached(step, ...events)).toMatchObject(expected)
    })

  const change = (path: string): WizardEvent => ({ type: 'change', path })
  const gender = (...people: number[]) => nextWith(...people.map((at) => `applicants.${at}.gender`))
  const issues = [error('applicants.1.firstName')]
  const refuse: WizardEvent = { type: 'refused', issues }
  const refused = { step: 'applicants', tries: 1, phase: 'idle', refused: issues } as const
  const quiet = { tries: 0, scope: null }
  const changing = { step: 'applicants', returns: true } as const
  const followed: WizardEvent = { type: 'followed', step: 'details' }
  const field = 'applicants.4.gender'
  const nextNear = { ...nextFine, furthest: 'applicants' } as const

  from('details', [
    ['next opens the next step', [nextFine], { step: 'applicants', tries: 0 }],
    ['next with errors stays and counts', [nextWith('a')], { step: 'details', tries: 1 }],
  ])

  const visa = change('details.visaType')
  from('applicants', [
    ['one with errors stays, alone', [applicant(3), gender(2, 3, 4)], { current: 3, scope: 3 }],
    ['a complete one leads to the next', [applicant(3), gender(2, 6, 5)], { current: 5, ...quiet }],
    ['after the last come those before', [applicant(3), gender(2, 1)], { current: 1, tries: 0 }],
    ['of another nothing is said', [gender(0), applicant(1)], { current: 1, ...quiet }],
    [
      'the browser’s own buttons keep the applicant and forget the rest',
      [applicant(2), gender(2), followed],
      { ...firstState('details'), current: 2 },
    ],
  ])

  from('payment', [
    ['back opens the step before', [{ type: 'back' }], { step: 'applicants' }],
    ['back may name a step', [{ type: 'back', to: 'details' }], { step: 'details' }],
    // Those who are unfinished come before the check of the answers.
    ['then errors', [change('applicants.0.gender'), gender(3)], { ...changing, current: 3 }],
    ['a change leads to its field', [change(field)], { ...changing, current: 4, arrival: field }],
    ['a choice opens its step', [visa], { step: 'details', arrival: 'details.visaType' }],
    ['then next returns', [visa, nextFine], { step: 'payment', returns: false, arrival: null }],
    ['no further than answers reach', [visa, nextNear], { step: 'applicants', returns: false }],
    // With its errors shown.
    ['a refusal opens the step of its field', [signed, failed, refuse], { current: 1, ...refused }],
    ['signed, then left', [signed, { type: 'left' }], { step: 'payment', phase: 'leaving' }],
    ['a failed purchase can begin again', [signed, failed, signed], { phase: 'busy' }],
  ])
})

describe('what must not happen', () => {
  type Row = [what: string, state: WizardState, event: WizardEvent]
  const busy = reached('payment', signed)
  const second = firstState('applicants')
  test.each<Row>([
    ['typing draws nothing anew', firstState('details'), { type: 'typed' }],
    ['there is nothing before the first step', firstState('details'), { type: 'back' }],
    ['back never leads forward', firstState('details'), { type: 'back', to: 'payment' }],
    ['back never leads to the same step', second, { type: 'back', to: 'applicants' }],
    ['only a signature leads on from the payment', firstState('payment'), nextFine],
    ['a purchase begins once', busy, signed],
    ['leaving needs a signature', firstState('payment'), { type: 'left' }],
    ['a refusal of nothing opens nothing', firstState('payment'), { type: 'refused', issues: [] }],
  ])('%s', (_what, state, event) => expect(reduce(state, event)).toBe(state))

  test('a refusal of no applicant in particular keeps the one on the screen', () => {
    const state = reached('payment', applicant(2))
    const refused = reduce(state, { type: 'refused', issues: [error('applicants')] })
    expect(refused).toMatchObject({ step: 'applicants', current: 2 })
  })
})

test('a path names its applicant, or none', () => {
  expect(applicantOf('applicants.12.firstName')).toBe(12)
  expect(applicantOf('applicants.0')).toBe(0)
  expect(applicantOf('applicants')).toBeNull()
  expect(applicantOf('details.contactName')).toBeNull()
  expect(applicantOf('applicants.x.firstName')).toBeNull()
})

describe('properties', () => {
  const step = fc.constantFrom<StepId>('details', 'applicants', 'payment')
  const path = fc.oneof(
    fc.constantFrom('details.visaType', 'details.contactName', 'billing.name', 'applicants'),
    fc.nat(49).map((index) => `applicants.${index}.firstName`),
  )
  const errors = fc.array(path.map(error), { maxLength: 4 })
  const event = fc.oneof<fc.Arbitrary<WizardEvent>[]>(
    fc.constantFrom<WizardEvent>({ type: 'typed' }, signed, failed, { type: 'left' }),
    fc.record({ type: fc.constant('next'), errors, furthest: step }),
    fc.record({ type: fc.constant('back'), to: fc.option(step, { nil: undefined }) }),
    fc.record({ type: fc.constant('applicant'), index: fc.nat(49) }),
    fc.record({ type: fc.constant('change'), path }),
    fc.record({ type: fc.constant('followed'), step }),
    fc.record({ type: fc.constant('refused'), issues: errors }),
  )
  const anyState = fc
    .tuple(step, fc.array(event, { maxLength: 20 }))
    .map(([from, events]) => reached(from, ...events))

  test('back after next returns, with nothing left of the step between', () => {
    always(anyState, (state) => {
      fc.pre(state.step !== 'payment' && !state.returns)
      const gone = reduce(state, nextFine)
      const { step, current, phase } = state
      expect(reduce(gone, { type: 'back' })).toEqual({ ...firstState(step), current, phase })
    })
  })

  test('errors never let anybody on, and are always seen or led to', () => {
    always(anyState, fc.array(path, { minLength: 1, maxLength: 4 }), (state, paths) => {
      const stopped = reduce(state, nextWith(...paths))
      expect(stopped.step).toBe(state.step)
      const isLed = stopped.current !== state.current
      expect(stopped.tries).toBe(isLed ? 0 : state.tries + 1)
      if (isLed) expect(paths.map(applicantOf)).toContain(stopped.current)
    })
  })

  test('continuing never leaves an applicant with errors, and finally shows all who have some', () => {
    const people = fc.uniqueArray(fc.nat(49), { minLength: 1, maxLength: 8 })
    always(people, fc.nat(49), (unfinished, from) => {
      let state = reached('applicants', applicant(from))
      const left = new Set(unfinished)
      // Each is completed once shown.
      for (let step = 0; step <= unfinished.length; step += 1) {
        left.delete(state.current)
        state = reduce(state, nextWith(...[...left].map((at) => `applicants.${at}.gender`)))
        if (left.size > 0) expect(left).toContain(state.current)
      }
      expect(left.size).toBe(0)
    })
  })

  test('whatever happens, the state makes sense', () => {
    always(anyState, event, (state, each) => {
      const next = reduce(state, each)
      expect(Number.isInteger(next.current) && next.current >= 0).toBe(true)
      expect(numberOf(next.step)).toBeLessThanOrEqual(3)
      expect(next.tries).toBeGreaterThanOrEqual(0)
      // Errors scoped to one applicant appear only after an attempt, for that applicant.
      if (next.scope !== null) expect(next.tries).toBeGreaterThan(0)
      if (state.phase === 'idle') expect(next.phase).not.toBe('leaving')
      if (state.phase === 'leaving') expect(next.phase).not.toBe('busy')
      expect(reduce(next, { type: 'typed' }).refused).toEqual([])
    })
  })

  test('a step opens free of what the step before had to say', () => {
    always(anyState, event, (state, each) => {
      fc.pre(each.type !== 'refused')
      const next = reduce(state, each)
      if (next.step === state.step) return
      expect(next).toMatchObject({ tries: 0, scope: null, refused: [] })
    })
  })
})
