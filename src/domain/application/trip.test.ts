import { expect, test } from 'vitest'
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
    expect(doTripsOverlap(one, other)).toBe(expected)
    expect(doTripsOverlap(other, one)).toBe(expected)
  },
)
