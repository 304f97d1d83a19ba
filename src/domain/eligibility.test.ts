import { describe, expect, it } from 'vitest'
import { exampleContext as context } from '../../test/support/answers.ts'
import { adviceOn, eligibilityOf, type TravelPlan } from './eligibility.ts'

const codes = (plan: TravelPlan) => eligibilityOf(plan, context).map(({ code }) => code)

describe('advice before typing and money', () => {
  it.each([
    [{}, []],
    [{ nationality: 'CH', visaType: 'tourist' }, []],
    [{ nationality: 'ke' }, ['nationality.visa-free']],
    [{ nationality: 'XX' }, []],
    [{ nationality: 'PK' }, ['nationality.referral']],
    [{ nationality: 'US', visaType: 'tourist' }, ['visaType.multiple-required']],
    [{ nationality: 'US', visaType: 'tourist_multiple' }, []],
    [{ nationality: 'US', visaType: 'business' }, []],
    [{ portOfEntry: 'air-znz' }, ['portOfEntry.zanzibar-insurance']],
    [{ portOfEntry: 'sea-znz' }, ['portOfEntry.zanzibar-insurance']],
    [{ passportExpiryDate: '2027-01-01' }, ['passportExpiryDate.six-months']],
    [
      { passportExpiryDate: '2027-06-01', intendedDateOfArrival: '2027-03-01' },
      ['passportExpiryDate.too-short-for-arrival'],
    ],
    [{ passportExpiryDate: 'soon', intendedDateOfArrival: '' }, []],
    [{ passportExpiryDate: '2030-01-01', intendedDateOfArrival: '9999-12-31' }, []],
  ] satisfies [TravelPlan, string[]][])('%j: %j', (plan, expected) => {
    expect(codes(plan)).toEqual(expected)
  })

  it.each([
    ['2026-11-30', 'normal', undefined, 'intendedDateOfArrival.too-soon-for-speed'],
    ['2026-12-01', 'normal', undefined, null],
    ['2026-11-30', 'urgent', undefined, 'intendedDateOfArrival.too-soon-for-authority'],
    ['2026-11-24', 'urgent', undefined, 'intendedDateOfArrival.too-soon-for-speed'],
    ['2026-11-22', 'super_urgent', undefined, 'intendedDateOfArrival.too-soon-for-authority'],
    ['2026-11-30', undefined, undefined, 'intendedDateOfArrival.too-soon-for-authority'],
    ['2027-01-19', 'normal', 'NG', 'intendedDateOfArrival.too-soon-for-referral'],
    ['2027-01-20', 'normal', 'NG', null],
    ['2026-11-20', 'normal', undefined, null],
  ] as const)('arriving on %s with %s (%s): %s', (date, processingType, nationality, code) => {
    const advice = adviceOn({ intendedDateOfArrival: date, processingType, nationality }, context)
    const onTime = advice.filter(({ path }) => path === 'intendedDateOfArrival')
    expect(onTime.map((each) => each.code)).toEqual(code ? [code] : [])
  })

  it('is never a refusal', () => {
    const plan: TravelPlan = {
      nationality: 'NG',
      portOfEntry: 'air-znz',
      processingType: 'normal',
      intendedDateOfArrival: '2026-11-22',
    }
    expect(adviceOn(plan, context).every(({ severity }) => severity === 'warning')).toBe(true)
  })
})
