import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { shippedRules } from '../rules/shipped.ts'
import { addBusinessDays, isBusinessDay } from '../time/business-day.ts'
import { addDays, type CalendarDate } from '../time/calendar.ts'
import { processingTypes } from './choice.ts'
import { dueWith, judgePromise, type Promised, type Wait } from './promise.ts'
import { expectedBy } from './speed.ts'

const promiseOf = (speed: (typeof processingTypes)[number], from: CalendarDate) => ({
  ...{ speed, from, on: expectedBy(shippedRules, speed, from).latest },
})

const closedOn = (day: CalendarDate) => ({
  ...shippedRules,
  calendar: { ...shippedRules.calendar, closedOn: [day] },
})

describe('the day a promise is due', () => {
  const waitOf = (interval: string): Wait => {
    const [from, until] = interval.split('/')
    return { from: `2026-${from}`, until: until ? `2026-${until}` : null }
  }
  const both = ['11-23/11-25', '11-24/11-25'] as const
  // Days of 2026, from/until; 24 December is a Thursday, 25 and 28 are bank holidays of England.
  test.each([
    ['nothing was waited for', 'urgent', '11-23', [], '11-26'],
    ['a document was asked for and came the next day', 'urgent', '11-23', ['11-24/11-25'], '11-27'],
    ['asked for and sent on one day', 'urgent', '11-23', ['11-24/11-24'], '11-26'],
    ['a weekend of waiting costs no working day', 'urgent', '11-26', ['11-27/11-29'], '12-01'],
    ['over holidays', 'urgent', '12-23', ['12-24/12-29'], '12-31'],
    ['two travellers at once wait one time', 'urgent', '11-23', both, '11-30'],
    ['we still wait', 'urgent', '11-23', ['11-24/'], null],
    ['we wait since the promise was over', 'urgent', '11-23', ['11-27/'], '11-26'],
    ['a day and a night', 'super_urgent', '11-27', [], '11-28'],
    ['a day and a night, with days of waiting', 'super_urgent', '11-27', ['11-27/11-29'], '11-30'],
  ] as const)('%s', (_, speed, from, waits, due) => {
    const found = dueWith(shippedRules, promiseOf(speed, `2026-${from}`), waits.map(waitOf))
    expect(found).toBe(due && `2026-${due}`)
  })

  const day = fc.integer({ min: 0, max: 700 }).map((n) => addDays('2026-01-01', n))
  const wait = fc
    .tuple(day, fc.integer({ min: 0, max: 30 }))
    .map(([from, length]): Wait => ({ from, until: addDays(from, length) }))
  const speed = fc.constantFrom(...processingTypes)

  it('is the promised day without waits, and no wait makes it earlier', () => {
    always(speed, day, fc.array(wait, { maxLength: 4 }), wait, (kind, from, waits, more) => {
      const promise = promiseOf(kind, from)
      expect(dueWith(shippedRules, promise, [])).toBe(promise.on)
      expect(dueWith(closedOn(promise.on), promise, [])).toBe(promise.on)
      const due = dueWith(shippedRules, promise, waits) as string
      const later = dueWith(shippedRules, promise, [...waits, more]) as string
      expect(due >= promise.on).toBe(true)
      expect(later >= due).toBe(true)
      // Order and repetition do not matter.
      expect(dueWith(shippedRules, promise, [more, ...waits, ...waits])).toBe(later)
    })
  })

  it('moves by the working days of one wait, and never by more', () => {
    always(day, fc.integer({ min: 0, max: 20 }), (from, length) => {
      const promise = promiseOf('normal', from)
      const until = addDays(from, length)
      const days = Array.from({ length }, (_, n) => addDays(from, n + 1))
      const lost = days.filter((date) => isBusinessDay(shippedRules, date))
      const due = addBusinessDays(shippedRules, promise.on, lost.length)
      expect(dueWith(shippedRules, promise, [{ from, until }])).toBe(due)
    })
  })
})

const at = (day: string) => new Date(`2026-${day}T12:00:00Z`)
const filed = (day: string): Promised => ({ state: 'filed', filedAt: at(day), decidedAt: null })
const ready: Promised = { state: 'ready', filedAt: null, decidedAt: null }
const left: Promised = { state: 'withdrawn', filedAt: null, decidedAt: at('11-24') }
const refused: Promised = { state: 'rejected', filedAt: null, decidedAt: at('11-25') }

// Days of 2026; the outcome, and the day it was handled.
test.each<[string, string | null, Promised[], string, string | null]>([
  ['open on the day itself', '11-26', [ready], '11-26', null],
  ['missed on the day after', '11-26', [ready], '11-27', 'missed'],
  ['kept on the day itself', '11-26', [filed('11-26')], '11-26', 'kept 11-26'],
  ['filed a day late', '11-26', [filed('11-26'), filed('11-27')], '11-28', 'missed 11-27'],
  ['open with one of two filed', '11-26', [filed('11-25'), ready], '11-26', null],
  ['missed with one of two filed', '11-26', [filed('11-25'), ready], '11-27', 'missed'],
  ['without a withdrawn traveller', '11-26', [filed('11-25'), left], '11-30', 'kept 11-25'],
  ['nothing, where all withdrew', '11-26', [left], '12-30', null],
  ['open while we wait', null, [ready], '12-30', null],
  ['decided without filing', '11-26', [refused], '11-27', 'kept 11-25'],
])('how a promise ended: %s', (_, due, travellers, today, judged) => {
  const [outcome, day] = judged?.split(' ') ?? []
  const found = judgePromise(due && `2026-${due}`, travellers, `2026-${today}`)
  expect(found).toEqual(judged && { outcome, handledOn: day ? `2026-${day}` : null })
})
