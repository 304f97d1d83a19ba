import { expect, test } from 'vitest'
import { shippedRules } from '../rules/shipped.ts'
import type { VisaType } from './choice.ts'
import { doTripsOverlap } from './trip.ts'

test.each([
  ['tourist', '2027-01-01', 'tourist', '2027-01-01', true],
  ['tourist', '2027-01-01', 'transit', '2027-03-31', true],
  ['tourist', '2027-01-01', 'transit', '2027-04-01', false],
  ['transit', '2027-01-01', 'tourist', '2027-01-07', true],
  ['transit', '2027-01-01', 'tourist', '2027-01-08', false],
  ['tourist_multiple', '2027-01-01', 'tourist', '2027-04-01', false],
] as [VisaType, string, VisaType, string, boolean][])(
  '%s from %s and %s from %s: %s, whichever is named first',
  (visaType, arrival, otherType, otherArrival, expected) => {
    const [one, other] = [
      { visaType, arrival },
      { visaType: otherType, arrival: otherArrival },
    ]
    expect(doTripsOverlap(shippedRules, one, other)).toBe(expected)
    expect(doTripsOverlap(shippedRules, other, one)).toBe(expected)
  },
)
