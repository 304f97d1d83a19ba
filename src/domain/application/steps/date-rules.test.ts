import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { always } from '../../../../test/support/always.ts'
import { exampleContext as context } from '../../../../test/support/answers.ts'
import { tableOf } from '../../../../test/support/table.ts'
import { shippedRules } from '../../rules/shipped.ts'
import { addDays } from '../../time/calendar.ts'
import { checkArrival, checkBirth, checkExpiry, checkIssue, readDate } from './date-rules.ts'
import { type Context, errorsOf, type Finding, serverContext, travellerContext } from './finding.ts'

const code = ([found]: readonly Finding[]) => found?.code ?? null

describe('a date field', () => {
  it.each([
    [undefined, 'dateOfBirth.required'],
    ['  ', 'dateOfBirth.required'],
    ...tableOf<[string, string]>`
      1990-3-27 | date.malformed; 27/03/1990 | date.malformed; 2533-02-29 | date.unreal
      2027-02-29 | date.unreal; 3000-01-01 | date.year-range; 9999-12-31 | date.year-range
    `,
  ])('%j: %s', (typed, expected) => {
    expect(readDate('dateOfBirth', typed, context)).toMatchObject({ fault: { code: expected } })
  })

  it('is read with the digits of other scripts', () => {
    expect(readDate('dateOfBirth', ' ٢٠٢٨-٠٢-٢٩ ', context)).toEqual({ date: '2028-02-29' })
  })
})

describe('birth', () => {
  it.each(tableOf`
    2026-11-22 | dateOfBirth.future; 2026-11-21 | dateOfBirth.too-young; 1900-01-01 |; 2025-11-21 |
    2025-11-22 | dateOfBirth.too-young; 1899-12-31 | date.year-range; 0001-01-01 | date.year-range
  `)('%s: %s', (birth, expected) => expect(code(checkBirth(birth, context)) ?? '').toBe(expected))

  it('on 29 February counts as a year older on 1 March', () => {
    const on = (day: string) =>
      code(checkBirth('2028-02-29', { ...context, today: day, earliestArrival: day }))
    expect(on('2029-02-28')).toBe('dateOfBirth.too-young')
    expect(on('2029-03-01')).toBeNull()
  })
})

it.each(tableOf`
  2026-11-22 | | passportIssueDate.future; 2026-11-21 | |; 2006-11-21 | |
  1990-03-26 | 1990-03-27 | passportIssueDate.before-birth; 2006-11-20 | | passportIssueDate.old
  1900-01-01 | | passportIssueDate.old; 1899-12-31 | 1990-03-27 | date.year-range
`)('issue: %s, born %s: %s', (issue, birth, expected) => {
  expect(code(checkIssue(issue, birth || null, context)) ?? '').toBe(expected)
})

describe('expiry', () => {
  it.each([
    ['2026-11-20', null, null, 'passportExpiryDate.expired'],
    ['2026-11-21', null, null, 'passportExpiryDate.six-months'],
    ['2027-05-20', null, null, 'passportExpiryDate.six-months'],
    ['2027-05-21', null, null, null],
    ['2028-01-01', '2028-01-01', null, 'passportExpiryDate.before-issue'],
    ['2027-08-08', null, '2027-02-10', 'passportExpiryDate.too-short-for-arrival'],
    ['2027-08-09', null, '2027-02-10', null],
    ['2046-12-31', null, null, null],
    ['2047-01-01', null, null, 'date.year-range'],
  ])('%s, issued %s, arriving %s: %s', (expiry, issue, arrival, expected) => {
    expect(code(checkExpiry(expiry, { issue, arrival }, context))).toBe(expected)
  })

  it.each([
    [null, '2027-05-21'],
    ['2026-11-22', '2027-05-21'],
    ['2027-02-10', '2027-08-09'],
  ])('too short from today, arriving on %s: the new one is valid until %s', (arrival, day) => {
    expect(checkExpiry('2027-01-01', { issue: null, arrival }, context)).toMatchObject([
      { code: 'passportExpiryDate.six-months', params: { months: 6, day } },
    ])
    expect(checkExpiry(day, { issue: null, arrival }, context)).toEqual([])
  })

  it('says which years there are, by the latest day that is today somewhere', () => {
    const none = { issue: null, arrival: null }
    const eve = serverContext(shippedRules, new Date('2026-12-31T12:00:00Z'))
    expect(checkExpiry('2047-12-31', none, eve)).toEqual([])
    expect(checkExpiry('2048-01-01', none, eve)).toMatchObject([
      { path: 'passportExpiryDate', severity: 'error', params: { from: '1900', to: '2047' } },
    ])
  })

  it('six months from 31 August end with February', () => {
    const august = { ...context, today: '2026-08-31', earliestArrival: '2026-08-31' }
    const none = { issue: null, arrival: null }
    expect(code(checkExpiry('2027-02-28', none, august))).toBeNull()
    expect(code(checkExpiry('2027-02-27', none, august))).toBe('passportExpiryDate.six-months')
  })
})

describe('arrival', () => {
  it.each(tableOf`
    2026-11-20 | past; 2026-11-21 | short-notice; 2026-11-27 | short-notice; 2026-11-28 |
    2027-11-21 |; 2027-11-22 | too-far
  `)('%s: %s', (arrival, expected) => {
    const found = code(checkArrival(arrival, context)) ?? ''
    expect(found).toBe(expected && `intendedDateOfArrival.${expected}`)
  })

  it('yesterday in UTC is taken by the server, the day before is not', () => {
    const server = serverContext(shippedRules, new Date('2026-11-21T12:00:00Z'))
    expect(errorsOf(checkArrival('2026-11-20', server))).toEqual([])
    expect(code(checkArrival('2026-11-19', server))).toBe('intendedDateOfArrival.past')
  })
})

describe('browser and server', () => {
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata', 'UTC']
  const moments = fc
    .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2032, 0, 1) })
    .map((milliseconds) => new Date(milliseconds))

  it.each([
    ['2026-11-21T11:30:00Z', 'Pacific/Auckland', '2026-11-22'],
    ['2026-11-21T09:30:00Z', 'Pacific/Honolulu', '2026-11-20'],
  ])('at %s a traveller in %s may arrive today, %s', (moment, zone, local) => {
    const now = new Date(moment)
    const day = { today: local, earliestArrival: local }
    expect(travellerContext(shippedRules, now, zone)).toMatchObject(day)
    expect(errorsOf(checkArrival(local, serverContext(shippedRules, now)))).toEqual([])
  })

  it('what any traveller’s screen accepts, the server accepts', () => {
    const near = fc.integer({ min: -3, max: 3 })
    always(moments, fc.constantFrom(...zones), near, (now, zone, days) => {
      const rules: ((at: Context) => Finding[])[] = [0, 182, 365].flatMap((far) => {
        const date = addDays(travellerContext(shippedRules, now, 'UTC').today, far + days)
        return [
          (at: Context) => checkArrival(date, at),
          (at: Context) => checkExpiry(date, { issue: null, arrival: null }, at),
          (at: Context) => checkBirth(addDays(date, -365), at),
          (at: Context) => checkIssue(date, null, at),
        ]
      })
      for (const rule of rules) {
        const accepted = errorsOf(rule(travellerContext(shippedRules, now, zone))).length === 0
        if (accepted) expect(errorsOf(rule(serverContext(shippedRules, now)))).toEqual([])
      }
    })
  })
})
