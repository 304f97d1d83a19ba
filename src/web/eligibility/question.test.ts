import { describe, expect, test } from 'vitest'
import type { Context } from '#domain/application/steps/finding.ts'
import { typedIn, withoutQuestion } from './address.ts'
import { askedOf } from './question.ts'

const today = '2026-11-21'
const context: Context = { today, earliestArrival: today }
const asked = (search: string) => {
  const typed = typedIn(search)
  return typed && askedOf(typed, context)
}

describe('what an address asks', () => {
  test.each([
    ['?passport=CH&arrival=2027-01-15', { nationality: 'CH', arrival: '2027-01-15' }],
    ['?passport=ch&arrival=', { nationality: 'CH', arrival: null }],
    ['?passport=%20us%20', { nationality: 'US', arrival: null }],
    ['?passport=CH&arrival=2026-11-21', { nationality: 'CH', arrival: today }],
    ['?passport=CH&arrival=2027-11-21', { nationality: 'CH', arrival: '2027-11-21' }],
    ['?type=family&passport=KE', { nationality: 'KE', arrival: null }],
  ])('%s', (search, question) => {
    expect(asked(search)).toMatchObject({ question, faults: [] })
  })

  test.each([
    ['?passport=&arrival=2027-01-15', 'passport', 'nationality.required'],
    ['?arrival=2027-01-15', 'passport', 'nationality.required'],
    ['?passport=Switzerland', 'passport', 'nationality.required'],
    ['?passport=__proto__', 'passport', 'nationality.required'],
    ['?passport=%00%F0%9F%98%80', 'passport', 'nationality.required'],
    [`?passport=${'C'.repeat(10_000)}`, 'passport', 'nationality.required'],
    ['?passport=CH&arrival=2026-11-20', 'arrival', 'intendedDateOfArrival.past'],
    ['?passport=CH&arrival=2027-11-22', 'arrival', 'intendedDateOfArrival.too-far'],
    ['?passport=CH&arrival=2027-02-31', 'arrival', 'date.unreal'],
    ['?passport=CH&arrival=tomorrow', 'arrival', 'date.malformed'],
    ['?passport=CH&arrival=99999-01-01', 'arrival', 'date.malformed'],
  ])('%s has a fault in %s: %s', (search, field, code) => {
    expect(asked(search)).toMatchObject({ question: null, faults: [{ field, code }] })
  })

  test('keeps what could be read for the form that is shown again', () => {
    expect(asked('?passport=CH&arrival=2020-01-01')?.typed).toEqual({ passport: 'CH', arrival: '' })
    expect(asked('?passport=xx&arrival=2027-01-15')?.typed).toEqual({
      passport: '',
      arrival: '2027-01-15',
    })
  })

  test('asks for the passport where a short list did not name it, without a reproach', () => {
    const typed = { passport: '', arrival: '2027-01-15' }
    const other = asked('?passport=other&arrival=2027-01-15')
    expect(other).toEqual({ question: null, typed, faults: [] })
  })

  test('is nothing where neither stands in it', () => {
    expect(asked('')).toBeNull()
    expect(asked('?type=single&step=1')).toBeNull()
  })
})

test('what was asked leaves the address, the rest stays', () => {
  const path = '/tr/application'
  expect(withoutQuestion({ pathname: path, search: '?passport=CH&arrival=2027-01-15' })).toBe(path)
  expect(withoutQuestion({ pathname: path, search: '?type=family&passport=CH' })).toBe(
    `${path}?type=family`,
  )
})
