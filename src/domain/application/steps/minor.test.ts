import { describe, expect, it } from 'vitest'
import { shippedRules } from '../../rules/shipped.ts'
import { adviceOnMinors, isMinor } from './minor.ts'

const context = { rules: shippedRules, today: '2026-11-22', earliestArrival: '2026-11-22' }

it.each([
  ['2008-11-22', undefined, false],
  ['2008-11-23', undefined, true],
  ['2008-11-23', '2026-12-01', false],
  ['2008-12-02', '2026-12-01', true],
  ['2025-01-01', '', true],
  ['', '', false],
  ['soon', undefined, false],
  ['2026-11-23', '2026-12-01', false],
])('who is a child: born %j, arriving %j: %j', (dateOfBirth, intendedDateOfArrival, expected) => {
  expect(isMinor({ dateOfBirth, intendedDateOfArrival }, context.today)).toBe(expected)
})

describe('a child alone', () => {
  const child = { dateOfBirth: '2018-05-01' }
  const adult = { dateOfBirth: '1990-05-01' }
  const said = (...applicants: Parameters<typeof adviceOnMinors>[0]) =>
    adviceOnMinors(applicants, context).map(({ path, code }) => `${path} ${code}`)

  it('is asked who travels along, as advice', () => {
    const code = 'dateOfBirth.minor-alone'
    const advice = { path: 'applicants.0.dateOfBirth', code, severity: 'warning' }
    expect(adviceOnMinors([child], context)).toEqual([advice])
  })

  it('with somebody outside the application is told of the papers alone', () => {
    const advice = 'applicants.0.dateOfBirth dateOfBirth.minor'
    expect(said({ ...child, hasCompanion: true })).toEqual([advice])
  })

  it('is not alone with an adult, nor with somebody who may be one', () => {
    expect(said(child, adult)).toEqual([])
    expect(said(child, {})).toEqual([])
    expect(said(adult)).toEqual([])
    expect(said({})).toEqual([])
  })

  it('is alone among children', () => expect(said(child, child)).toHaveLength(2))
})
