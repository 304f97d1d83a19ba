import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { processingTypes, visaTypes } from '../application/choice.ts'
import { expectedBy } from '../application/speed.ts'
import { amendmentOf, dueAfter, type OrderFacts, opensAgain, whyNotAmend } from './amendment.ts'
import { priceOf } from './pricing.ts'

const choice = { visaType: 'tourist', processingType: 'normal' } as const

function order(changes: Partial<OrderFacts> = {}): OrderFacts {
  const input = {
    ...choice,
    numberOfApplicants: 1,
    hasInsurance: false,
    hasESim: false,
    isPaid: true,
    paymentStatus: 'paid',
    travellers: [{ state: 'collecting', nationality: 'CH' }],
    ...changes,
  } as const
  return { ...input, totalCents: changes.totalCents ?? priceOf(input).totalCents }
}

type State = OrderFacts['travellers'][number]['state']
const traveller = (state: State, nationality = 'CH') => ({ state, nationality })
const those = (...states: State[]) => ({ travellers: states.map((state) => traveller(state)) })
const gone = those('ready', 'withdrawn')
const american = { travellers: [traveller('ready', 'US')] }
const notPaid = (paymentStatus: OrderFacts['paymentStatus']) => ({ isPaid: false, paymentStatus })
const urgent = { processingType: 'urgent' } as const
const business = { visaType: 'business' } as const
const transitAtOnce = { visaType: 'transit', processingType: 'super_urgent' } as const

describe('a change of an order', () => {
  it.each([
    ['to several visits', {}, { visaType: 'tourist_multiple' }, 5000, null],
    ['to urgent', {}, urgent, 7900, null],
    ['to business', {}, business, 20_000, null],
    ['of both at once', {}, { ...business, processingType: 'super_urgent' }, 29_900, null],
    ['to what is ordered', {}, {}, 0, 'amendment.nothing'],
    ['to transit', {}, { visaType: 'transit' }, -2000, 'amendment.cheaper'],
    [
      'that costs the same',
      transitAtOnce,
      { visaType: 'tourist', ...urgent },
      0,
      'amendment.cheaper',
    ],
    ['before it is paid', notPaid('unpaid'), urgent, 7900, 'payment.required'],
    ['after it was paid back', notPaid('refunded'), urgent, 7900, 'payment.not-open'],
    ['that was paid by bank', { paymentStatus: 'unpaid' }, urgent, 7900, 'payment.not-open'],
    ['with somebody filed', those('ready', 'filed'), urgent, 7900, 'applicant.filed'],
    ['with somebody rejected', those('ready', 'rejected'), urgent, 7900, 'applicant.filed'],
    ['with nobody left', those('withdrawn'), urgent, 7900, 'application.closed'],
    ['of the speed with somebody withdrawn', gone, urgent, 7900, null],
    ['of the kind with somebody withdrawn', gone, business, 20_000, 'amendment.somebody-withdrew'],
    [
      'to one visit for a national of the United States',
      { visaType: 'transit', ...american },
      { visaType: 'tourist' },
      2000,
      'amendment.multiple-required',
    ],
    ['of the speed for a national of the United States', american, urgent, 7900, null],
  ] as const)('%s', (_, changes, wanted, differenceCents, whyNot) => {
    const amendment = amendmentOf(order(changes), wanted, 'traveller')
    expect(amendment).toMatchObject({ differenceCents, whyNot })
  })

  it('is made by staff where it costs no more', () => {
    const cheaper = order({ visaType: 'business', processingType: 'urgent' })
    expect(amendmentOf(cheaper, choice, 'staff').whyNot).toBeNull()
    expect(amendmentOf(order(), urgent, 'staff').whyNot).toBe('amendment.dearer')
    const byBank = { ...cheaper, paymentStatus: 'unpaid' } as const
    expect(amendmentOf(byBank, choice, 'staff').whyNot).toBeNull()
  })

  it('costs the difference of the two prices, whatever is ordered', () => {
    const anyChoice = fc.record({
      visaType: fc.constantFrom(...visaTypes),
      processingType: fc.constantFrom(...processingTypes),
    })
    fc.assert(
      fc.property(
        anyChoice,
        anyChoice,
        fc.integer({ min: 1, max: 50 }),
        fc.boolean(),
        fc.boolean(),
        (from, to, numberOfApplicants, hasInsurance, hasESim) => {
          const extras = { numberOfApplicants, hasInsurance, hasESim }
          const there = amendmentOf(order({ ...from, ...extras }), to, 'traveller')
          const back = amendmentOf(order({ ...to, ...extras }), from, 'staff')
          expect(there.price).toEqual(priceOf({ ...to, ...extras }))
          expect(there.differenceCents).toBe(
            priceOf({ ...to, ...extras }).totalCents - priceOf({ ...from, ...extras }).totalCents,
          )
          expect(back.differenceCents + there.differenceCents).toBe(0)
          if (there.whyNot === null) expect(there.differenceCents).toBeGreaterThan(0)
        },
      ),
    )
  })

  it('is judged once more when the money is there, whatever the price became', () => {
    expect(whyNotAmend(order({ totalCents: 1 }), { ...choice, ...urgent })).toBeNull()
  })
})

describe('documents that another kind wants', () => {
  const three = ['passportPhoto', 'passportDocument', 'flightTicket'] as const

  it('open again what was handed over', () => {
    expect(opensAgain('business', [three])).toBe(true)
    expect(opensAgain('tourist_multiple', [three, three])).toBe(false)
    expect(opensAgain('transit', [[...three, 'transitTicket', 'transitVisa'], three])).toBe(true)
    expect(opensAgain('tourist', [])).toBe(false)
  })
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
    expect(dueAfter(promised, to, today)).toBe(expected)
  })

  it('is that of a new order where nothing was promised yet', () => {
    const never = { ...open, dueOn: null }
    expect(dueAfter(never, 'super_urgent', '2026-11-18')).toBe(
      expectedBy('super_urgent', '2026-11-18').latest,
    )
  })
})
