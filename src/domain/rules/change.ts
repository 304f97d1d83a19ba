import { clauseDefinitions } from '../agreement.ts'
import type { ProcessingType } from '../application/choice.ts'
import { authorityDaysFor } from '../application/speed.ts'
import { type DocumentType, requiredDocuments } from '../document/document.ts'
import type { Cents } from '../money/money.ts'
import { authorityShare, type PriceInput, type PriceItem, priceOf } from '../money/pricing.ts'
import { regimeOf } from '../reference/regime.ts'
import type { ReadyTime, Regime, Rules } from './rules.ts'

/** What of an order depends on the rules. */
export type RulesOrder = PriceInput & {
  /** Alpha-2 codes of the travellers; '' where one is not given yet. */
  readonly nationalities: readonly string[]
}

/** An amount of the order: a line of its price, the official fee within, or the total. */
export type ChangedAmount = PriceItem | 'authority' | 'total'

/** A difference that other rules make to an order. */
export type RulesChange =
  | { readonly code: 'regime'; readonly nationality: string; readonly to: Regime }
  | {
      readonly code: 'ready'
      readonly speed: ProcessingType
      readonly from: ReadyTime
      readonly to: ReadyTime
    }
  /** Days that the authority takes for the slowest of the travellers. */
  | { readonly code: 'authority-days'; readonly from: number; readonly to: number }
  | {
      readonly code: 'documents'
      readonly added: readonly DocumentType[]
      readonly dropped: readonly DocumentType[]
    }
  /** How long a passport must be valid: after the arrival, and from today. */
  | { readonly code: 'passport'; readonly days: number; readonly months: number }
  | { readonly code: 'refund' }
  /** What the agreement states beside all of these. */
  | { readonly code: 'terms' }
  | {
      readonly code: 'amount'
      readonly item: ChangedAmount
      readonly from: Cents
      readonly to: Cents
    }

/** The differences between two rules that concern an order; most important last: the total. */
export function changesFor(before: Rules, after: Rules, order: RulesOrder): RulesChange[] {
  return [
    ...changedRegimes(before, after, order),
    ...changedTimes(before, after, order),
    ...changedDocuments(before, after, order),
    ...changedTerms(before, after, order),
    ...changedAmounts(before, after, order),
  ]
}

const isSame = (one: object, other: object) => {
  const sorted = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted)
}

function changedRegimes(before: Rules, after: Rules, { nationalities }: RulesOrder): RulesChange[] {
  return [...new Set(nationalities)].flatMap((nationality): RulesChange[] => {
    const to = regimeOf(after, nationality)
    return to && to !== regimeOf(before, nationality) ? [{ code: 'regime', nationality, to }] : []
  })
}

function changedTimes(before: Rules, after: Rules, order: RulesOrder): RulesChange[] {
  const { processingType: speed, nationalities } = order
  const ready = [before.speeds[speed], after.speeds[speed]] as const
  const daysBy = (rules: Rules) =>
    Math.max(...['', ...nationalities].map((code) => authorityDaysFor(rules, code)))
  const days = [daysBy(before), daysBy(after)] as const
  return [
    ...(isSame(...ready) ? [] : [{ code: 'ready', speed, from: ready[0], to: ready[1] } as const]),
    ...(days[0] === days[1]
      ? []
      : [{ code: 'authority-days', from: days[0], to: days[1] } as const]),
  ]
}

function changedDocuments(before: Rules, after: Rules, { visaType }: RulesOrder): RulesChange[] {
  const [were, are] = [before, after].map((rules) => requiredDocuments(rules, visaType))
  const without = (all: readonly DocumentType[] = [], others: readonly DocumentType[] = []) =>
    all.filter((type) => !others.includes(type))
  const [added, dropped] = [without(are, were), without(were, are)]
  return added.length + dropped.length === 0 ? [] : [{ code: 'documents', added, dropped }]
}

function changedTerms(before: Rules, after: Rules, order: RulesOrder): RulesChange[] {
  const { processingType: speed } = order
  const { passport, refund, speeds } = before
  const { daysAfterArrival: days, monthsFromToday: months } = after.passport
  // As if nothing had changed of what has a line of its own.
  const rest = { ...after, passport, refund, speeds: { ...after.speeds, [speed]: speeds[speed] } }
  return [
    ...(isSame(passport, after.passport) ? [] : [{ code: 'passport', days, months } as const]),
    ...(isSame(refund, after.refund) ? [] : [{ code: 'refund' } as const]),
    ...(isSame(clauseDefinitions(before), clauseDefinitions(rest))
      ? []
      : [{ code: 'terms' } as const]),
  ]
}

const amounts: readonly ChangedAmount[] = [
  'base',
  'authority',
  'processing',
  'speed',
  'insurance',
  'esim',
  'document',
  'total',
]

function changedAmounts(before: Rules, after: Rules, order: RulesOrder): RulesChange[] {
  const [were, are] = [before, after].map((rules) => amountsOf(rules, order))
  return amounts.flatMap((item): RulesChange[] => {
    const [from = 0, to = 0] = [were?.[item], are?.[item]]
    return from === to ? [] : [{ code: 'amount', item, from, to }]
  })
}

function amountsOf(rules: Rules, order: RulesOrder): Partial<Record<ChangedAmount, Cents>> {
  const { lines, totalCents } = priceOf(rules, order)
  return {
    ...Object.fromEntries(lines.map(({ item, amountCents }) => [item, amountCents])),
    authority: authorityShare(rules, order.visaType) * order.numberOfApplicants,
    total: totalCents,
  }
}
