import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { tableOf } from '../../../test/support/table.ts'
import {
  type AttemptState,
  attemptStates,
  type ReportedState,
  reportedStates,
  settle,
  stateAfter,
} from './payment.ts'

const terms = { orderId: 'order', amountCents: 23300, currency: 'USD' }
const unpaid = { alreadyPaid: false }
const paid = { alreadyPaid: true }

type Report = typeof terms & { state: ReportedState }

describe('one report', () => {
  test.each(tableOf<[AttemptState, ReportedState, string]>`
    open | open | nothing; open | expired | expire; open | cancelled | cancel; open | failed | fail
    open | succeeded | capture; expired | succeeded | capture; cancelled | succeeded | capture
    failed | succeeded | capture; needs_review | succeeded | capture
    needs_review | failed | nothing; succeeded | failed | nothing; succeeded | cancelled | nothing
    succeeded | expired | nothing; succeeded | succeeded | nothing
  `)('%s, then %s: %s', (state, reported, decision) => {
    expect(settle({ ...terms, state }, { ...terms, state: reported }, unpaid)).toBe(decision)
  })

  test.each([
    ['amount', { amountCents: 23299 }],
    ['currency', { currency: 'TZS' }],
    ['order', { orderId: 'another' }],
  ])('a success with another %s goes to staff', (_, difference) => {
    for (const application of [unpaid, paid]) {
      const report: Report = { ...terms, state: 'succeeded', ...difference }
      expect(settle({ ...terms, state: 'open' }, report, application)).toBe('review')
    }
  })

  it('refunds a second capture of a paid application, once', () => {
    const report: Report = { ...terms, state: 'succeeded' }
    for (const state of attemptStates.filter((each) => each !== 'succeeded')) {
      expect(settle({ ...terms, state }, report, paid)).toBe('refund-duplicate')
    }
    expect(settle({ ...terms, state: 'succeeded' }, report, paid)).toBe('nothing')
  })
})

/** Applies reports to the attempts of one application, as the server does. */
function play(reports: readonly (Report & { attempt: number })[]) {
  const states: AttemptState[] = ['open', 'open']
  let captures = 0
  let refunds = 0
  for (const report of reports) {
    const state = states[report.attempt] ?? 'open'
    const decision = settle({ ...terms, state }, report, { alreadyPaid: captures > 0 })
    states[report.attempt] = stateAfter(state, decision)
    captures += decision === 'capture' ? 1 : 0
    refunds += decision === 'refund-duplicate' ? 1 : 0
  }
  return { states, captures, refunds }
}

const someReport = fc.record({
  attempt: fc.nat(1),
  state: fc.constantFrom(...reportedStates),
  orderId: fc.constantFrom('order', 'order', 'order', 'another'),
  amountCents: fc.constantFrom(23300, 23300, 23300, 23299),
  currency: fc.constantFrom('USD', 'USD', 'USD', 'EUR'),
})

describe('any reports', () => {
  it('end the same in every order and however often they are repeated', () => {
    const shuffled = fc.array(someReport, { maxLength: 12 }).chain((reports) =>
      fc.tuple(
        fc.constant(reports),
        fc.shuffledSubarray([...reports, ...reports, ...reports.slice(0, 3)], {
          minLength: reports.length * 2 + Math.min(3, reports.length),
        }),
      ),
    )
    always(shuffled, ([reports, others]) => {
      expect(play(others)).toEqual(play(reports))
    })
  })

  it('capture at most once, and exactly when some success fits', () => {
    always(fc.array(someReport, { maxLength: 12 }), (reports) => {
      const fits = ({ attempt: _, ...report }: (typeof reports)[number]) =>
        JSON.stringify(report) === JSON.stringify({ state: 'succeeded', ...terms })
      const paying = new Set(reports.filter(fits).map((each) => each.attempt)).size
      const { captures, refunds } = play(reports)
      expect(captures).toBe(Math.min(paying, 1))
      expect(captures + refunds).toBe(paying)
    })
  })

  it('never move an attempt back', () => {
    always(fc.nat(attemptStates.length - 1), someReport, fc.boolean(), (at, report, paid) => {
      const state = attemptStates[at] ?? 'open'
      const decision = settle({ ...terms, state }, report, { alreadyPaid: paid })
      expect(attemptStates.indexOf(stateAfter(state, decision))).toBeGreaterThanOrEqual(at)
    })
  })
})
