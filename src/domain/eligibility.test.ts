import { expect, it } from 'vitest'
import { exampleContext as context } from '../../test/support/answers.ts'
import { adviceOn, eligibilityOf, type TravelPlan } from './eligibility.ts'

const codes = (plan: TravelPlan) => eligibilityOf(plan, context).map(({ code }) => code)

const lateWith = (passportExpiryDate: string) => ({
  ...{ passportExpiryDate, intendedDateOfArrival: '2027-03-01' },
})

it.each([
  [{}, []],
  [{ nationality: 'CH', visaType: 'tourist' }, []],
  [{ nationality: 'ke' }, ['nationality.visa-free']],
  [{ nationality: 'XX' }, []],
  [{ nationality: 'PK' }, ['nationality.referral']],
  [{ nationality: 'US', visaType: 'tourist' }, ['visaType.multiple-required']],
  [{ nationality: 'US', visaType: 'tourist_multiple' }, []],
  [{ nationality: 'US', visaType: 'transit' }, []],
  [{ portOfEntry: 'air-znz' }, ['portOfEntry.zanzibar-insurance']],
  [{ passportExpiryDate: '2027-01-01' }, ['passportExpiryDate.six-months']],
  [lateWith('2027-06-01'), ['passportExpiryDate.too-short-for-arrival']],
  [{ passportExpiryDate: 'soon', intendedDateOfArrival: '' }, []],
  [{ passportExpiryDate: '2030-01-01', intendedDateOfArrival: '9999-12-31' }, []],
] satisfies [TravelPlan, string[]][])('advice: %j: %j', (plan, expected) => {
  expect(codes(plan)).toEqual(expected)
})

// Today is Saturday, 21 November 2026.
it.each([
  // Normal speed files by 1 December, and the authority decides by 11 December.
  ['2026-12-12', 'normal', 'CH', null],
  ['2026-12-11', 'normal', 'CH', { code: 'before-decision', day: '2026-12-11' }],
  ['2026-12-03', 'normal', 'CH', { code: 'before-decision', day: '2026-12-11' }],
  ['2026-12-02', 'normal', 'CH', { code: 'too-soon', day: '2026-12-11' }],
  ['2026-12-06', 'urgent', 'CH', null],
  ['2026-12-05', 'urgent', 'CH', { code: 'before-decision', day: '2026-12-05' }],
  ['2026-12-02', 'urgent', 'CH', { code: 'too-soon', day: '2026-12-05' }],
  ['2026-12-03', 'super_urgent', 'CH', null],
  ['2026-12-02', 'super_urgent', 'CH', { code: 'too-soon', day: '2026-12-02' }],
  // Without a choice, the speed without a surcharge.
  ['2026-12-11', '', undefined, { code: 'before-decision', day: '2026-12-11' }],
  ['2026-12-12', undefined, undefined, null],
  ['2027-01-31', 'normal', 'NG', null],
  ['2027-01-30', 'normal', 'ng', { code: 'before-decision', day: '2027-01-30' }],
  ['2027-01-21', 'normal', 'NG', { code: 'too-soon', day: '2027-01-30' }],
  ['2026-11-20', 'normal', 'CH', null],
] as const)(
  'advice: arriving on %s with %s (%s): %j',
  (date, processingType, nationality, expected) => {
    const advice = adviceOn({ intendedDateOfArrival: date, processingType, nationality }, context)
    const onTime = advice.filter(({ path }) => path === 'intendedDateOfArrival')
    const earliest = nationality === 'NG' ? '2027-01-21' : '2026-12-02'
    const params = { day: expected?.day, ...(expected?.code === 'too-soon' && { earliest }) }
    const code = `intendedDateOfArrival.${expected?.code}`
    expect(onTime).toEqual(
      expected ? [{ path: 'intendedDateOfArrival', code, severity: 'warning', params }] : [],
    )
  },
)

it('advice: counts from our promise once there is one, and advises no other speed', () => {
  const plan = { intendedDateOfArrival: '2026-12-20', nationality: 'CH' }
  const fast = { ...plan, promisedBy: '2026-12-10', processingType: 'super_urgent' } as const
  expect(adviceOn(fast, context)).toMatchObject([
    { code: 'intendedDateOfArrival.before-decision', params: { day: '2026-12-20' } },
  ])
  expect(adviceOn({ ...plan, promisedBy: '2026-12-09' }, context)).toEqual([])
})
