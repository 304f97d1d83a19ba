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
  /** The parameters of a day as typed. */
  const on = (typed: string) => {
    const [day, month, year] = typed.split('.')
    return `&arrival-day=${day}&arrival-month=${month}&arrival-year=${year}`
  }

  test.each([
    [`?passport=CH${on('15.1.2027')}`, 'CH', '2027-01-15'],
    ['?passport=ch&arrival-day=', 'CH', null],
    ['?passport=%20us%20', 'US', null],
    ['?type=family&passport=KE', 'KE', null],
  ])('%s', (search, nationality, arrival) => {
    expect(asked(search)).toMatchObject({ question: { nationality, arrival }, faults: [] })
  })

  test.each([
    [`?passport=${on('15.1.2027')}`, 'passport', 'nationality.required'],
    ['?passport=Switzerland', 'passport', 'nationality.required'],
    ['?passport=__proto__', 'passport', 'nationality.required'],
    [`?passport=${'C'.repeat(10_000)}`, 'passport', 'nationality.required'],
    [`?passport=CH${on('20.11.2026')}`, 'arrival', 'intendedDateOfArrival.past'],
    [`?passport=CH${on('31.2.2027')}`, 'arrival', 'date.no-such-day'],
    ['?passport=CH&arrival-day=tomorrow', 'arrival', 'date.day'],
    ['?passport=CH&arrival-year=2027', 'arrival', 'date.day'],
  ])('%s has a fault in %s: %s', (search, field, code) => {
    expect(asked(search)).toMatchObject({ question: null, faults: [{ field, code }] })
  })

  const inTime = { day: '15', month: '1', year: '2027' }
  const asks = on('15.1.2027')

  test('keeps the typed values for redisplay', () => {
    const arrival = { day: '1', month: '1', year: '2029' }
    expect(asked(`?passport=CH${on('1.1.2029')}`)?.typed).toEqual({ passport: 'CH', arrival })
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
  const rest = (search: string) => withoutQuestion({ pathname: path, search })
  expect(rest('?passport=CH&arrival-day=15&arrival-month=1&arrival-year=2027')).toBe(path)
  expect(rest('?type=family&passport=CH')).toBe(`${path}?type=family`)
})
