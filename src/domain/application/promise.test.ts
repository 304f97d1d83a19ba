import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addBusinessDays, isBusinessDay } from '../time/business-day.ts'
import { addDays, type CalendarDate } from '../time/calendar.ts'
import { processingTypes } from './choice.ts'
import { dueWith, judgePromise, type Promised, type Wait } from './promise.ts'
import { expectedBy } from './speed.ts'

const promiseOf = (speed: (typeof processingTypes)[number], from: CalendarDate) => ({
  speed,
  from,
  on: expectedBy(speed, from).latest,
})

describe('the day by which a promise has to be kept', () => {
  // 2026-12-24 is a Thursday; 25 and 28 December are bank holidays of England.
  test.each<[string, Parameters<typeof promiseOf>, Wait[], string | null]>([
    ['nothing was waited for', ['urgent', '2026-11-23'], [], '2026-11-26'],
    [
      'a document was asked for and came the next day',
      ['urgent', '2026-11-23'],
      [{ from: '2026-11-24', until: '2026-11-25' }],
      '2026-11-27',
    ],
    [
      'asked for and sent on one day',
      ['urgent', '2026-11-23'],
      [{ from: '2026-11-24', until: '2026-11-24' }],
      '2026-11-26',
    ],
    [
      'a weekend of waiting costs no working day',
      ['urgent', '2026-11-26'],
      [{ from: '2026-11-27', until: '2026-11-29' }],
      '2026-12-01',
    ],
    [
      'over holidays',
      ['urgent', '2026-12-23'],
      [{ from: '2026-12-24', until: '2026-12-29' }],
      '2026-12-31',
    ],
    [
      'two travellers at once wait one time',
      ['urgent', '2026-11-23'],
      [
        { from: '2026-11-23', until: '2026-11-25' },
        { from: '2026-11-24', until: '2026-11-25' },
      ],
      '2026-11-30',
    ],
    ['we still wait', ['urgent', '2026-11-23'], [{ from: '2026-11-24', until: null }], null],
    [
      'we wait since the promise was over',
      ['urgent', '2026-11-23'],
      [{ from: '2026-11-27', until: null }],
      '2026-11-26',
    ],
    ['a day and a night', ['super_urgent', '2026-11-27'], [], '2026-11-28'],
    [
      'a day and a night, with days of waiting',
      ['super_urgent', '2026-11-27'],
      [{ from: '2026-11-27', until: '2026-11-29' }],
      '2026-11-30',
    ],
  ])('%s', (_, promise, waits, due) => {
    expect(dueWith(promiseOf(...promise), waits)).toBe(due)
  })

  const day = fc.integer({ min: 0, max: 700 }).map((n) => addDays('2026-01-01', n))
  const wait = fc
    .tuple(day, fc.integer({ min: 0, max: 30 }))
    .map(([from, length]): Wait => ({ from, until: addDays(from, length) }))
  const speed = fc.constantFrom(...processingTypes)

  it('is what was promised without waits, and no wait makes it earlier', () => {
    fc.assert(
      fc.property(speed, day, fc.array(wait, { maxLength: 4 }), wait, (kind, from, waits, more) => {
        const promise = promiseOf(kind, from)
        expect(dueWith(promise, [])).toBe(promise.on)
        const due = dueWith(promise, waits) as string
        const later = dueWith(promise, [...waits, more]) as string
        expect(due >= promise.on).toBe(true)
        expect(later >= due).toBe(true)
        // In whatever order, and as often as they are told.
        expect(dueWith(promise, [more, ...waits, ...waits])).toBe(later)
      }),
    )
  })

  it('moves by the working days of one wait, and never by more', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 20 }), (from, length) => {
        const promise = promiseOf('normal', from)
        const until = addDays(from, length)
        const lost = Array.from({ length }, (_, n) => addDays(from, n + 1)).filter(isBusinessDay)
        expect(dueWith(promise, [{ from, until }])).toBe(addBusinessDays(promise.on, lost.length))
      }),
    )
  })
})

describe('how a promise ended', () => {
  const at = (day: string) => new Date(`${day}T12:00:00Z`)
  const filed = (day: string): Promised => ({ state: 'filed', filedAt: at(day), decidedAt: null })
  const ready: Promised = { state: 'ready', filedAt: null, decidedAt: null }
  const left: Promised = { state: 'withdrawn', filedAt: null, decidedAt: at('2026-11-24') }
  const refused: Promised = { state: 'rejected', filedAt: null, decidedAt: at('2026-11-25') }

  test.each<[string, string | null, Promised[], string, ReturnType<typeof judgePromise>]>([
    ['open on the day itself', '2026-11-26', [ready], '2026-11-26', null],
    [
      'missed on the day after',
      '2026-11-26',
      [ready],
      '2026-11-27',
      { outcome: 'missed', handledOn: null },
    ],
    [
      'kept on the day itself',
      '2026-11-26',
      [filed('2026-11-26')],
      '2026-11-26',
      { outcome: 'kept', handledOn: '2026-11-26' },
    ],
    [
      'filed a day late',
      '2026-11-26',
      [filed('2026-11-26'), filed('2026-11-27')],
      '2026-11-28',
      { outcome: 'missed', handledOn: '2026-11-27' },
    ],
    ['open with one of two filed', '2026-11-26', [filed('2026-11-25'), ready], '2026-11-26', null],
    [
      'missed with one of two filed',
      '2026-11-26',
      [filed('2026-11-25'), ready],
      '2026-11-27',
      { outcome: 'missed', handledOn: null },
    ],
    [
      'without whoever withdrew',
      '2026-11-26',
      [filed('2026-11-25'), left],
      '2026-11-30',
      { outcome: 'kept', handledOn: '2026-11-25' },
    ],
    ['nothing, where all withdrew', '2026-11-26', [left], '2026-12-30', null],
    ['open while we wait', null, [ready], '2026-12-30', null],
    [
      'decided without filing',
      '2026-11-26',
      [refused],
      '2026-11-27',
      { outcome: 'kept', handledOn: '2026-11-25' },
    ],
  ])('%s', (_, due, travellers, today, judged) => {
    expect(judgePromise(due, travellers, today)).toEqual(judged)
  })
})
