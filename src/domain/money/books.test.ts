import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { processingTypes, visaTypes } from '../application/choice.ts'
import { shippedRules } from '../rules/shipped.ts'
import type { OrderChoice } from './amendment.ts'
import {
  type Books,
  type Decided,
  lateOf,
  moneyOf,
  moneyOfChange,
  type OtherSpeed,
} from './books.ts'
import { type PriceItem, priceOf } from './pricing.ts'
import { type DecisionGround, refundFee, refundLimit, shareOf } from './refund.ts'

const people = [1, 2, 3]
const everybody = { numberOfApplicants: people.length }

/** An order of three paid by card; refunds are always the maximum the rules allow. */
function startOrder() {
  let choice: OrderChoice = {
    ...{ visaType: 'tourist_multiple', processingType: 'urgent' },
    ...{ hasInsurance: true, hasESim: false },
  }
  const price = () => priceOf(shippedRules, { ...everybody, ...choice })
  const lineOf = (item: PriceItem) =>
    price().lines.find((line) => line.item === item)?.amountCents ?? 0
  const changes: OtherSpeed[] = []
  const refunds: Decided[] = []
  const books = {
    ...{ paidCents: price().totalCents, refundedCents: 0, feeCents: 0, refunds },
    get lateCents() {
      return lateOf(shippedRules, refunds, changes)
    },
  } satisfies Books
  const applicants = people.map((id) => ({ id, state: 'ready' as 'ready' | 'withdrawn' }))
  const going = () => applicants.filter(({ state }) => state !== 'withdrawn')
  /** The speed alone: total paid and refunded. */
  const speed = { paid: lineOf('speed'), back: 0 }
  let moment = 0

  function decide(ground: DecisionGround, amountCents: number, applicantId: number | null = null) {
    const feeCents = refundFee(shippedRules, ground, books.feeCents)
    moment += 1
    if (amountCents === 0) return
    refunds.push({ ground, applicantId, amountCents, feeCents, createdAt: new Date(moment) })
    books.refundedCents += amountCents
    books.feeCents += feeCents
  }

  return {
    books,
    speed,
    amend(wanted: Partial<OrderChoice>) {
      if (wanted.visaType && going().length < people.length) return
      const before = { choice, totalCents: price().totalCents, speed: lineOf('speed') }
      choice = { ...choice, ...wanted }
      const cheaper = before.totalCents - price().totalCents
      books.paidCents += Math.max(0, -cheaper)
      speed.paid += Math.max(0, lineOf('speed') - before.speed)
      const { processingType: toProcessingType } = choice
      const change = { fromProcessingType: before.choice.processingType, toProcessingType }
      const money = moneyOfChange(shippedRules, books, cheaper, change)
      const amount = cheaper > 0 ? refundLimit(shippedRules, money, 'amended') : 0
      if (!wanted.visaType) speed.back += amount
      decide('amended', amount)
      changes.push({ ...change, doneAt: new Date(moment) })
    },
    beLate() {
      if (refunds.some(({ ground }) => ground === 'late')) return
      const amount = Math.min(lineOf('speed'), books.paidCents - books.refundedCents)
      speed.back += amount
      decide('late', amount)
    },
    giveBack(share: number) {
      const money = moneyOf(books, price().lines, applicants, null)
      decide('refund', Math.floor(refundLimit(shippedRules, money, 'refund') * share))
    },
    withdraw(id: number) {
      const applicant = going().find((each) => each.id === id)
      if (!applicant) return
      const isLast = going().length === 1
      const money = moneyOf(books, price().lines, applicants, applicant)
      const amount = refundLimit(shippedRules, money, 'refund')
      const others = shareOf(price().lines, { isLast }) - (isLast ? lineOf('speed') : 0)
      speed.back += Math.max(0, amount - others)
      decide('refund', amount, id)
      applicant.state = 'withdrawn'
    },
  }
}

type Step = Partial<OrderChoice> | 'late' | { leaves: number } | { givenBack: number }

function take(order: ReturnType<typeof startOrder>, step: Step) {
  if (step === 'late') order.beLate()
  else if ('leaves' in step) order.withdraw(step.leaves)
  else if ('givenBack' in step) order.giveBack(step.givenBack)
  else order.amend(step)
}

const step = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.constantFrom(...processingTypes).map((processingType) => ({ processingType })),
  fc.constantFrom(...visaTypes).map((visaType) => ({ visaType })),
  fc.constantFrom(...people).map((leaves) => ({ leaves })),
  fc.constant('late'),
  fc.integer({ min: 0, max: 10 }).map((tenths) => ({ givenBack: tenths / 10 })),
)

it('never gives back more than was paid, in all and for the speed, in whatever order things happen', () => {
  always(fc.array(step, { maxLength: 12 }), (happening) => {
    const order = startOrder()
    for (const each of happening) {
      take(order, each)
      expect(order.books.refundedCents).toBeLessThanOrEqual(order.books.paidCents)
      expect(order.books.feeCents).toBeLessThanOrEqual(25_00)
      expect(order.speed.back).toBeLessThanOrEqual(order.speed.paid)
    }
  })
})

const [urgent, normal] = [{ processingType: 'urgent' }, { processingType: 'normal' }] as const
const single = { visaType: 'tourist' } as const
const all = people.map((leaves) => ({ leaves }))

test.each<[string, Step[], number[]]>([
  ['a missed promise, then no speed', ['late', normal], [79_00]],
  ['no speed, then a missed promise', [normal, 'late'], [54_00]],
  ['a speed given back, paid anew, and left', ['late', normal, urgent, normal], [79_00, 54_00]],
  ['a missed promise, then another kind', ['late', single], [79_00, 125_00]],
  ['another kind, a missed promise, then no speed', [single, 'late', normal], [125_00, 79_00]],
  ['a missed promise, then all leave', ['late', ...all], [79_00, 419_00, 444_00, 578_00]],
])('%s', (_, happening, amounts) => {
  const order = startOrder()
  for (const each of happening) take(order, each)
  expect(order.books.refunds.map(({ amountCents }) => amountCents)).toEqual(amounts)
})
