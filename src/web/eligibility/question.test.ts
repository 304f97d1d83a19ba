import { describe, expect, test } from 'vitest'
import type { Context } from '#domain/application/steps/finding.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { typedIn, withoutQuestion } from './address.ts'
import { askedOf } from './question.ts'

const today = '2026-11-21'
const context: Context = { rules: shippedRules, today, earliestArrival: today }
const asked = (search: string) => {
  const typed = typedIn(search)
  return typed && askedOf(typed, context, [])
}

describe('what an address asks', () => {
  test.each([
    [
      '?passport=CH&arrival-day=15&arrival-month=1&arrival-year=2027',
      { nationality: 'CH', arrival: '2027-01-15' },
    ],
    ['?passport=ch&arrival-day=', { nationality: 'CH', arrival: null }],
    ['?passport=%20us%20', { nationality: 'US', arrival: null }],
    [
      '?passport=CH&arrival-day=21&arrival-month=11&arrival-year=2026',
      { nationality: 'CH', arrival: today },
    ],
    [
      '?passport=CH&arrival-day=21&arrival-month=11&arrival-year=2027',
      { nationality: 'CH', arrival: '2027-11-21' },
    ],
    ['?type=family&passport=KE', { nationality: 'KE', arrival: null }],
  ])('%s', (search, question) => {
    expect(asked(search)).toMatchObject({ question, faults: [] })
  })

  test.each([
    [
      '?passport=&arrival-day=15&arrival-month=1&arrival-year=2027',
      'passport',
      'nationality.required',
    ],
    ['?arrival-day=15&arrival-month=1&arrival-year=2027', 'passport', 'nationality.required'],
    ['?passport=Switzerland', 'passport', 'nationality.required'],
    ['?passport=__proto__', 'passport', 'nationality.required'],
    ['?passport=%00%F0%9F%98%80', 'passport', 'nationality.required'],
    [`?passport=${'C'.repeat(10_000)}`, 'passport', 'nationality.required'],
    [
      '?passport=CH&arrival-day=20&arrival-month=11&arrival-year=2026',
      'arrival',
      'intendedDateOfArrival.past',
    ],
    [
      '?passport=CH&arrival-day=22&arrival-month=11&arrival-year=2027',
      'arrival',
      'intendedDateOfArrival.too-far',
    ],
    [
      '?passport=CH&arrival-day=31&arrival-month=2&arrival-year=2027',
      'arrival',
      'date.no-such-day',
    ],
    ['?passport=CH&arrival-day=tomorrow', 'arrival', 'date.day'],
    ['?passport=CH&arrival-day=1&arrival-month=1&arrival-year=99999', 'arrival', 'date.year'],
    ['?passport=CH&arrival-year=2027', 'arrival', 'date.day'],
  ])('%s has a fault in %s: %s', (search, field, code) => {
    expect(asked(search)).toMatchObject({ question: null, faults: [{ field, code }] })
  })

  const inTime = { day: '15', month: '1', year: '2027' }
  const asks = '&arrival-day=15&arrival-month=1&arrival-year=2027'

  test('keeps the typed values for redisplay', () => {
    const tooFar = '?passport=CH&arrival-day=1&arrival-month=1&arrival-year=2029'
    const arrival = { day: '1', month: '1', year: '2029' }
    expect(asked(tooFar)?.typed).toEqual({ passport: 'CH', arrival })
    expect(asked(`?passport=xx${asks}`)?.typed).toEqual({ passport: '', arrival: inTime })
  })

  test('asks for the passport where a short list did not name it, without a reproach', () => {
    const typed = { passport: '', arrival: inTime }
    expect(asked(`?passport=other${asks}`)).toEqual({ question: null, typed, faults: [] })
  })

  test('is null without either parameter', () => {
    expect(asked('')).toBeNull()
    expect(asked('?type=single&step=1')).toBeNull()
  })
})

test('the question is removed from the address, the rest stays', () => {
  const path = '/tr/application'
  expect(
    withoutQuestion({
      pathname: path,
      search: '?passport=CH&arrival-day=15&arrival-month=1&arrival-year=2027',
    }),
  ).toBe(path)
  expect(withoutQuestion({ pathname: path, search: '?type=family&passport=CH' })).toBe(
    `${path}?type=family`,
  )
})
