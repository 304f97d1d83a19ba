import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  attendanceAt,
  hoursOn,
  hoursProblem,
  isOfficeOpen,
  nextOpening,
  type OfficeHours,
  type OpeningHours,
  weekdays,
  workingWeek,
} from './office-hours.ts'

const nineToSix = workingWeek({ opens: '09:00', closes: '18:00' })
const hours: OfficeHours = { ...nineToSix, timeZone: 'Europe/London' }
const closed = Object.fromEntries(weekdays.map((day) => [day, null])) as OpeningHours['week']
const never: OfficeHours = { ...hours, week: closed }
const moving = { ...hours, closedDays: [{ date: '2026-11-23', name: 'Office move' }] }
const saturday = { opens: '10:00', closes: '13:30' }
const saturdays: OfficeHours = { ...hours, week: { ...closed, saturday } }

describe('the office', () => {
  test.each([
    ['2026-11-20T08:59:00Z', false, 'a minute before it opens'],
    ['2026-11-20T09:00:00Z', true, 'on a Friday at nine'],
    ['2026-11-20T17:59:59Z', true, 'to the last minute'],
    ['2026-11-20T18:00:00Z', false, 'at six'],
    ['2026-11-21T12:00:00Z', false, 'on a Saturday'],
    ['2026-12-25T12:00:00Z', false, 'at Christmas'],
    ['2026-07-03T08:00:00Z', true, 'in summer, an hour earlier by UTC'],
    ['2026-03-30T08:00:00Z', true, 'on the day after the clocks went forward'],
  ])('%s: open %s (%s)', (at, isOpen) => expect(isOfficeOpen(new Date(at), hours)).toBe(isOpen))

  test.each([
    ['Africa/Dar_es_Salaam', '2026-11-20T06:00:00Z', true],
    ['America/New_York', '2026-11-20T13:59:00Z', false],
    ['America/New_York', '2026-11-20T14:00:00Z', true],
    // There it is already Monday.
    ['Pacific/Auckland', '2026-11-22T20:30:00Z', true],
  ])('in %s at %s: open %s', (timeZone, moment, isOpen) => {
    expect(isOfficeOpen(new Date(moment), { ...hours, timeZone })).toBe(isOpen)
  })

  test.each([
    [hours, '2026-11-20T08:00:00Z', '2026-11-20', '09:00'],
    [hours, '2026-11-20T12:00:00Z', '2026-11-23', '09:00'],
    [hours, '2026-12-24T19:00:00Z', '2026-12-29', '09:00'],
    [saturdays, '2026-11-20T12:00:00Z', '2026-11-21', '10:00'],
    [saturdays, '2026-11-21T10:00:00Z', '2026-11-28', '10:00'],
    [{ ...hours, bankHolidays: false }, '2026-12-24T19:00:00Z', '2026-12-25', '09:00'],
    [moving, '2026-11-21T12:00:00Z', '2026-11-24', '09:00'],
  ])('%# after %s opens on %s at %s', (office, moment, day, opens) => {
    expect(nextOpening(new Date(moment), office)).toMatchObject({ day, opens })
  })

  test('that is closed on all days never opens', () => {
    const now = new Date('2026-11-20T12:00:00Z')
    expect(nextOpening(now, never)).toBeNull()
    expect(isOfficeOpen(now, never)).toBe(false)
    expect(attendanceAt(now, never, false)).toBe('away')
    expect(attendanceAt(now, never, true)).toBe('here')
  })

  test('a colleague online takes precedence over the hours', () => {
    const night = new Date('2026-11-21T23:00:00Z')
    expect(attendanceAt(night, hours, true)).toBe('here')
    expect(attendanceAt(night, hours, false)).toBe('away')
    expect(attendanceAt(new Date('2026-11-20T10:00:00Z'), hours, false)).toBe('soon')
  })

  test('is closed now, or opens later than now; and is open when it opens', () => {
    const [min, max] = [new Date('2026-01-01'), new Date('2027-12-31')]
    const moments = fc.date({ min, max, noInvalidDate: true })
    fc.assert(
      fc.property(moments, (now) => {
        const next = nextOpening(now, hours)
        expect(next && hoursOn(next.day, hours)).toEqual({ opens: '09:00', closes: '18:00' })
        expect(next && next.day >= now.toISOString().slice(0, 10)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

const day = { opens: '09:00', closes: '18:00' }
const twice = ['Christmas Eve', 'Once more'].map((name) => ({ date: '2026-12-24', name }))
test.each([
  [nineToSix, null],
  [saturdays, null],
  [never, 'never-open'],
  [workingWeek({ opens: '18:00', closes: '09:00' }), 'closes-first'],
  [workingWeek({ opens: '09:00', closes: '09:00' }), 'closes-first'],
  [{ ...workingWeek(day), closedDays: twice }, 'twice'],
])('hours %# are checked: %s', (office, problem) => expect(hoursProblem(office)).toBe(problem))
