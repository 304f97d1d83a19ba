import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { tableOf } from '../../../test/support/table.ts'
import { shippedRules } from '../rules/shipped.ts'
import { addDays } from '../time/calendar.ts'
import { processingTypes } from './choice.ts'
import { completeBy, expectedBy, expectedDecision, speedInTime } from './speed.ts'

it.each([
  ['normal', '2026-11-23', '2026-11-30', '2026-12-02'],
  ['normal', '2026-11-21', '2026-11-27', '2026-12-01'],
  ['normal', '2026-12-18', '2026-12-29', '2026-12-31'],
  ['urgent', '2026-12-24', '2026-12-30', '2026-12-31'],
  ['urgent', '2026-11-20', '2026-11-24', '2026-11-25'],
  ['super_urgent', '2026-11-20', '2026-11-21', '2026-11-21'],
  ['super_urgent', '2026-12-31', '2027-01-01', '2027-01-01'],
] as const)('when we promise to be done: %s, begun on %s: %s to %s', (...row) => {
  const [type, start, earliest, latest] = row
  expect(expectedBy(shippedRules, type, start)).toEqual({ earliest, latest })
})

it('complete by the last day from which the promise ends in time', () => {
  const ready = fc.oneof(
    fc.record({ unit: fc.constant('hours' as const), most: fc.nat(200) }),
    fc.record({
      ...{ unit: fc.constant('business-days' as const), least: fc.constant(0), most: fc.nat(20) },
    }),
  )
  const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days))
  const days = fc.array(day, { maxLength: 20 })
  const calendar = fc.record({
    workingDays: fc.uniqueArray(fc.nat(6), { minLength: 1 }),
    holidays: fc.constantFrom('england-wales' as const, 'none' as const),
    ...{ closedOn: days, openOn: days },
  })
  always(ready, calendar, day, (normal, calendar, latest) => {
    const rules = { ...shippedRules, calendar, speeds: { ...shippedRules.speeds, normal } }
    let last = latest
    while (expectedBy(rules, 'normal', last).latest > latest) last = addDays(last, -1)
    expect(completeBy(rules, 'normal', latest)).toBe(last)
  })
})

describe('when the authority has decided', () => {
  it.each([
    ['normal', 'CH', '2026-12-02', '2026-12-12'],
    ['urgent', 'CH', '2026-11-26', '2026-12-06'],
    ['super_urgent', 'CH', '2026-11-24', '2026-12-04'],
    ['normal', 'NG', '2026-12-02', '2027-01-31'],
    ['super_urgent', 'ng ', '2026-11-24', '2027-01-23'],
    ['normal', '', '2026-12-02', '2026-12-12'],
  ] as const)('%s for %s, begun on a Monday: filed by %s, decided by %s', (...row) => {
    const [speed, nationality, filedBy, decidedBy] = row
    const decision = expectedDecision(shippedRules, '2026-11-23', speed, nationality)
    expect(decision).toEqual({ filedBy, decidedBy })
  })

  it.each(tableOf`
    2026-12-13 | CH | normal; 2026-12-12 | CH | urgent; 2026-12-07 | CH | urgent
    2026-12-06 | CH | super_urgent; 2026-12-05 | CH | super_urgent; 2026-12-04 | CH |
    2027-02-01 | NG | normal; 2027-01-31 | NG | urgent; 2027-01-23 | NG |
  `)('arriving on %s from %s: %s makes it', (arrival, nationality, speed) => {
    expect(speedInTime(shippedRules, '2026-11-23', arrival, nationality)).toBe(speed || null)
  })

  it('never comes later for more money', () => {
    for (let day = 0; day < 400; day += 1) {
      const today = addDays('2026-01-01', day)
      const decisions = processingTypes.map((type) =>
        expectedDecision(shippedRules, today, type, 'CH'),
      )
      const days = decisions.map(({ decidedBy }) => decidedBy)
      expect(days).toEqual(days.toSorted().reverse())
    }
  })
})
