import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { expectedBy } from '../application/speed.ts'
import { shippedRules } from '../rules/shipped.ts'
import {
  amendmentOf,
  changedExtras,
  dueAfter,
  extrasAround,
  type OrderFacts,
  opensAgain,
  whyNotAmend,
} from './amendment.ts'
import { priceOf } from './pricing.ts'
import { anyChoice } from './test-support.ts'

const extras = { hasInsurance: false, hasESim: false }
const choice = { visaType: 'tourist', processingType: 'normal', ...extras } as const
const today = '2026-11-21'
const arrival = '2026-11-22'

type Order = Parameters<typeof amendmentOf>[1]
function order(changes: Partial<Order> = {}): Order {
  const input = {
    ...choice,
    ...({ numberOfApplicants: 1, isPaid: true, paymentStatus: 'paid' } as const),
    isDisputed: false,
    travellers: [traveller('collecting')],
    ...changes,
  } as const
  return { ...input, totalCents: changes.totalCents ?? priceOf(shippedRules, input).totalCents }
}

type State = OrderFacts['travellers'][number]['state']
const traveller = (state: State, nationality = 'CH', intendedDateOfArrival = arrival) => ({
  ...{ state, nationality, intendedDateOfArrival },
})
const those = (...states: State[]) => ({ travellers: states.map((state) => traveller(state)) })
const gone = those('ready', 'withdrawn')
const american = { travellers: [traveller('ready', 'US')] }
const notPaid = (paymentStatus: OrderFacts['paymentStatus']) => ({ isPaid: false, paymentStatus })
const urgent = { processingType: 'urgent' } as const
const business = { visaType: 'business' } as const
const insurance = { hasInsurance: true } as const
const esim = { hasESim: true } as const
const byBank = { paymentStatus: 'unpaid' } as const
const disputed = { isDisputed: true }
const setOut = { travellers: [traveller('ready'), traveller('ready', 'CH', today)] }
const both = { ...insurance, ...esim }
const noESim = { hasESim: false } as const
const insuredUrgent = { ...insurance, ...urgent }
const [tourist, transit] = [{ visaType: 'tourist' }, { visaType: 'transit' }] as const
const touristUrgent = { ...tourist, ...urgent }
const transitAtOnce = { ...transit, processingType: 'super_urgent' } as const
const someDecided = those('filed', 'approved')
const someFiled = those('filed')
const filedESim = { ...esim, ...someFiled }
const otherExtra = { ...noESim, ...insurance }
const americanTransit = { ...transit, ...american }

describe('a change of an order', () => {
  it.each([
    ['to several visits', {}, { visaType: 'tourist_multiple' }, 5000, null],
    ['to urgent', {}, urgent, 7900, null],
    ['to business', {}, business, 20_000, null],
    ['of both at once', {}, { ...business, processingType: 'super_urgent' }, 29_900, null],
    ['to what is ordered', {}, {}, 0, 'amendment.nothing'],
    ['to transit', {}, transit, -2000, 'amendment.cheaper'],
    ['that costs the same', transitAtOnce, touristUrgent, 0, 'amendment.cheaper'],
    ['before it is paid', notPaid('unpaid'), urgent, 7900, 'payment.required'],
    ['after it was paid back', notPaid('refunded'), urgent, 7900, 'payment.not-open'],
    ['that was paid by bank', byBank, urgent, 7900, 'payment.not-open'],
    ['whose payment a bank withholds', disputed, urgent, 7900, 'payment.not-open'],
    ['with somebody filed', those('ready', 'filed'), urgent, 7900, 'applicant.filed'],
    ['with somebody rejected', those('ready', 'rejected'), urgent, 7900, 'applicant.filed'],
    ['with nobody left', those('withdrawn'), urgent, 7900, 'application.closed'],
    ['of the speed with somebody withdrawn', gone, urgent, 7900, null],
    ['of the kind with somebody withdrawn', gone, business, 20_000, 'amendment.somebody-withdrew'],
    ['to one visit for an American', americanTransit, tourist, 2000, 'amendment.multiple-required'],
    ['of the speed for an American', american, urgent, 7900, null],
    ['to insurance', {}, insurance, 29_900, null],
    ['to eSIM for three', { numberOfApplicants: 3 }, esim, 13_500, null],
    ['to both and urgent', {}, { ...both, ...urgent }, 42_300, null],
    ['to insurance that is ordered', insurance, insurance, 0, 'amendment.nothing'],
    ['to insurance with somebody filed', those('ready', 'filed'), insurance, 29_900, null],
    ['to this and urgent with somebody filed', someFiled, insuredUrgent, 37_800, 'applicant.filed'],
    ['to insurance with somebody decided', someDecided, insurance, 29_900, 'amendment.extra-late'],
    ['to eSIM on the day of the first arrival', setOut, esim, 4500, 'amendment.extra-late'],
    ['of the speed on that day', setOut, urgent, 7900, null],
    ['to eSIM with somebody withdrawn', gone, esim, 4500, 'amendment.somebody-withdrew'],
    ['to eSIM before it is paid', notPaid('unpaid'), esim, 4500, 'payment.required'],
    ['that takes eSIM off', esim, noESim, -4500, 'amendment.cheaper'],
    ['that takes eSIM off for more', esim, { ...noESim, ...urgent }, 3400, 'amendment.cheaper'],
    ['of extras with somebody filed', filedESim, otherExtra, 25_400, 'applicant.filed'],
  ] as const)('%s', (_, changes, wanted, differenceCents, whyNot) => {
    const amendment = amendmentOf(shippedRules, order(changes), wanted, 'traveller', today)
    expect(amendment).toMatchObject({ differenceCents, whyNot })
  })

  it.each([
    ['to what is cheaper', { ...business, ...urgent }, choice, null],
    ['to what is cheaper, paid by bank', { ...business, ...byBank }, choice, null],
    ['that takes eSIM off', esim, noESim, null],
    ['that takes eSIM off a disputed order', { ...esim, ...disputed }, noESim, null],
    ['that costs the same', transitAtOnce, touristUrgent, null],
    ['to urgent, which the traveller pays', {}, urgent, 'amendment.dearer'],
    ['to eSIM, which the traveller pays', {}, esim, 'amendment.dearer'],
    ['to urgent, paid by bank', byBank, urgent, 'payment.not-open'],
    ['that takes eSIM off for more', esim, { ...noESim, ...urgent }, 'amendment.extra-first'],
  ] as const)('by staff %s', (_, changes, wanted, whyNot) => {
    expect(amendmentOf(shippedRules, order(changes), wanted, 'staff', today).whyNot).toBe(whyNot)
  })

  it('is for the traveller to pay exactly where staff are told so', () => {
    for (const changes of [{}, esim, insurance, byBank, gone, american, { ...esim, ...disputed }]) {
      for (const wanted of [{}, choice, urgent, business, esim, { ...urgent, ...esim }]) {
        const by = (amender: 'traveller' | 'staff') =>
          amendmentOf(shippedRules, order(changes), wanted, amender, today).whyNot
        expect(by('staff') === 'amendment.dearer').toBe(by('traveller') === null)
      }
    }
  })

  it('costs the difference of the two prices, whatever is ordered', () => {
    always(anyChoice, anyChoice, fc.integer({ min: 1, max: 50 }), (from, to, count) => {
      const before = order({ ...from, numberOfApplicants: count })
      const after = order({ ...to, numberOfApplicants: count })
      const there = amendmentOf(shippedRules, before, to, 'traveller', today)
      expect(there.price).toEqual(priceOf(shippedRules, after))
      expect(there.differenceCents).toBe(after.totalCents - before.totalCents)
      if (there.whyNot === null) expect(there.differenceCents).toBeGreaterThan(0)
    })
  })

  it('is judged once more when the money is there, whatever the price became', () => {
    const wanted = { ...choice, ...urgent }
    expect(whyNotAmend(shippedRules, order({ totalCents: 1 }), wanted, today)).toBeNull()
  })
})

test('a stored change gives its extras before and after', () => {
  const all = priceOf(shippedRules, { ...order(), ...insurance, ...esim }).lines
  const none = { hasInsurance: false, hasESim: false }
  expect(extrasAround(all, [])).toEqual({ from: both, to: both })
  expect(extrasAround(all, changedExtras(none, both))).toEqual({ from: none, to: both })
  const around = extrasAround(priceOf(shippedRules, order()).lines, ['esim'])
  expect(around).toEqual({ from: { ...none, ...esim }, to: none })
})

it('documents that another kind wants reopen the documents after the hand-over', () => {
  const three = ['passportPhoto', 'passportDocument', 'flightTicket'] as const
  const five = [...three, 'transitTicket', 'transitVisa'] as const
  expect(opensAgain(shippedRules, 'business', [three])).toBe(true)
  expect(opensAgain(shippedRules, 'tourist_multiple', [three, three])).toBe(false)
  expect(opensAgain(shippedRules, 'transit', [five, three])).toBe(true)
  expect(opensAgain(shippedRules, 'tourist', [])).toBe(false)
})

describe('the promised day', () => {
  const completedAt = new Date('2026-11-16T12:00:00Z')
  const normal = { completedAt, dueOn: '2026-11-25', processingType: 'normal' } as const
  const open = { ...normal, completedAt: null }
  const fast = { completedAt, dueOn: '2026-11-19', processingType: 'urgent' } as const

  it.each([
    ['from today while documents are missing', open, 'urgent', '2026-11-23', '2026-11-26'],
    ['from the day of the change when it is faster', normal, 'urgent', '2026-11-18', '2026-11-23'],
    ['never later because it is faster', normal, 'urgent', '2026-11-24', '2026-11-25'],
    ['the same with the same speed', normal, 'normal', '2026-11-18', '2026-11-25'],
    ['from the day of the documents when it is slower', fast, 'normal', '2026-11-18', '2026-11-25'],
  ] as const)('counts %s', (_, promised, to, today, expected) => {
    expect(dueAfter(shippedRules, promised, to, today)).toBe(expected)
  })

  it('is that of a new order where nothing was promised yet', () => {
    const never = { ...open, dueOn: null }
    const { latest } = expectedBy(shippedRules, 'super_urgent', '2026-11-18')
    expect(dueAfter(shippedRules, never, 'super_urgent', '2026-11-18')).toBe(latest)
  })
})
