import { isCalendarDate } from '../time/calendar.ts'
import type { Cents } from './money.ts'

/**
 * What a payout line is about. A `fee` belongs to no payment; `authority-fee` is a card statement's
 * charge that paid official fees.
 */
export const payoutLineKinds = [
  'charge',
  'refund',
  'fee',
  'dispute',
  'dispute-won',
  'adjustment',
  'authority-fee',
] as const
export type PayoutLineKind = (typeof payoutLineKinds)[number]

/**
 * State of a payout line. `unknown`: no payment has its reference; `differs`: the payment has
 * another amount; `other`: a fee or adjustment without a payment.
 */
export const payoutLineStates = ['matched', 'differs', 'unknown', 'other'] as const
export type PayoutLineState = (typeof payoutLineStates)[number]

/** Gateways pay out; card statements are kept the same way, under the gateway `card`. */
export const payoutSources = ['gateway', 'card'] as const
export type PayoutSource = (typeof payoutSources)[number]

/** Maximum length of a file, and lines without the heading. */
export const maxPayoutFile = 4_000_000
export const maxPayoutLines = 20_000
/** No gateway has longer lines, headings and comments included. */
const maxPayoutLine = 4_000

/**
 * Checks a file's size and lines before its cells are parsed, which costs far more. Empty lines
 * count, but the limit is twice as high.
 */
export function againstPayoutFile(text: string): 'payout.unreadable' | 'payout.too-long' | null {
  const lineEnd = /\r\n?|\n/g
  let begin = 0
  for (let lines = 0; lines <= 2 * maxPayoutLines; lines += 1) {
    const end = lineEnd.exec(text)
    if ((end?.index ?? text.length) - begin > maxPayoutLine) return 'payout.unreadable'
    if (!end) return null
    begin = lineEnd.lastIndex
  }
  return 'payout.too-long'
}

/** Days after which a payment should have been paid out. */
export const payoutDays = 7

/** Maximum length of what explains a line left over. */
export const maxExplanation = 500

/** A line of a gateway's file. Amounts in US cents, negative when we pay. */
export type PayoutLine = {
  payoutRef: string
  /** Arrival at the bank, 'YYYY-MM-DD', or null. */
  arrivedOn: string | null
  lineRef: string
  kind: PayoutLineKind
  /** The gateway's payment reference, or the id of our attempt. */
  gatewayRef: string | null
  amountCents: Cents
  feeCents: Cents
  currency: string
  happenedAt: Date
}

/** `hosted`: our format for gateways without reports; the others are Stripe's. */
export type PayoutFormat = 'hosted' | 'stripe-payouts' | 'stripe-balance'

export type PayoutFile =
  | { format: PayoutFormat; lines: PayoutLine[] }
  /** `line` counts from 1 including the heading; null for an unknown format. */
  | { wrong: true; line: number | null }

type Column = 'payout' | 'arrived' | 'line' | 'kind' | 'ref' | 'amount' | 'fee' | 'currency' | 'at'

/** Column headings by format; the first that is present and filled wins. */
const headings: Record<PayoutFormat, Record<Column, readonly string[]>> = {
  hosted: {
    payout: ['payout'],
    arrived: ['arrived_on'],
    line: ['line'],
    kind: ['type'],
    ref: ['reference'],
    amount: ['amount'],
    fee: ['fee'],
    currency: ['currency'],
    at: ['at'],
  },
  'stripe-payouts': {
    payout: ['automatic_payout_id'],
    arrived: ['automatic_payout_effective_at_utc', 'automatic_payout_effective_at'],
    line: ['balance_transaction_id'],
    kind: ['reporting_category'],
    ref: ['payment_metadata[attemptid]', 'payment_intent_id', 'charge_id'],
    amount: ['gross'],
    fee: ['fee'],
    currency: ['currency'],
    at: ['created_utc', 'created'],
  },
  'stripe-balance': {
    payout: ['transfer'],
    arrived: ['transfer date (utc)'],
    line: ['id'],
    kind: ['type'],
    ref: ['attemptid (metadata)', 'source'],
    amount: ['amount'],
    fee: ['fee'],
    currency: ['currency'],
    at: ['created (utc)'],
  },
}
const optional: readonly Column[] = ['arrived', 'ref']

/** The layout that any gateway can be brought into, as its hint names it. */
export const ownLayout = {
  columns: Object.values(headings.hosted).flat().join(', '),
  kinds: payoutLineKinds.filter((kind) => kind !== 'authority-fee').join(', '),
}

const kinds = new Map(
  Object.entries<PayoutLineKind>({
    charge: 'charge',
    payment: 'charge',
    refund: 'refund',
    payment_refund: 'refund',
    // Money that comes back, or is taken back, fits nothing of ours: it stays left over.
    refund_failure: 'refund',
    charge_failure: 'charge',
    payment_failure_refund: 'charge',
    fee: 'fee',
    stripe_fee: 'fee',
    network_cost: 'fee',
    dispute: 'dispute',
    dispute_reversal: 'dispute-won',
    'dispute-won': 'dispute-won',
    adjustment: 'adjustment',
  }),
)

/** The transfer itself, which is the sum of the other lines. */
const transfers = ['payout', 'payout_reversal', 'transfer']

/** '1,234.50', '-25', '12,5' in dollars to cents; null for anything else, formulas included. */
export function centsOf(text: string): Cents | null {
  const match = /^(-?)(\d{1,3}(?:,\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  if (!match) return null
  const [, sign, whole = '', part = ''] = match
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
  return sign && cents > 0 ? -cents : cents
}

/** ISO 8601, or 'YYYY-MM-DD hh:mm(:ss)' in UTC; null if invalid. */
export function momentIn(text: string): Date | null {
  const match = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?Z?)?$/.exec(text.trim())
  if (!match?.[1] || !isCalendarDate(match[1])) return null
  const at = new Date(`${match[1]}T${match[2] ?? '00:00'}Z`)
  return Number.isNaN(at.getTime()) ? null : at
}

function placesIn(head: readonly string[], format: PayoutFormat) {
  const names = head.map((name) => name.trim().toLowerCase())
  const places = {} as Record<Column, number[]>
  for (const [column, wanted] of Object.entries(headings[format]) as [Column, string[]][]) {
    places[column] = wanted.map((name) => names.indexOf(name)).filter((place) => place >= 0)
    if (places[column].length === 0 && !optional.includes(column)) return null
  }
  return places
}

/** A gateway reference: short, and harmless in spreadsheets and logs. */
const isReference = (text: string): boolean => /^[\w.:-]{1,200}$/.test(text)

function lineOf(
  row: readonly string[],
  places: Record<Column, number[]>,
  format: PayoutFormat,
): PayoutLine | 'transfer' | null {
  const cell = (column: Column) =>
    places[column].map((place) => row[place]?.trim() ?? '').find(Boolean) ?? ''
  const named = cell('kind').toLowerCase()
  if (transfers.includes(named)) return 'transfer'
  const [payoutRef, lineRef, gatewayRef] = [cell('payout'), cell('line'), cell('ref')]
  const [amountCents, feeCents] = [centsOf(cell('amount')), centsOf(cell('fee') || '0')]
  const happenedAt = momentIn(cell('at'))
  const arrived = cell('arrived') ? momentIn(cell('arrived')) : null
  // Stripe has more kinds than we know; in our own layout another word is a slip.
  const kind = kinds.get(named) ?? (format === 'hosted' ? null : 'adjustment')
  const isNamed = [payoutRef, lineRef].every(isReference)
  const isRight = isNamed && (gatewayRef === '' || isReference(gatewayRef))
  const isUsd = cell('currency').toUpperCase() === 'USD'
  if (!isRight || !isUsd || amountCents === null || feeCents === null || !happenedAt) return null
  if (!kind || (cell('arrived') && !arrived)) return null
  return {
    payoutRef,
    arrivedOn: arrived?.toISOString().slice(0, 10) ?? null,
    lineRef,
    kind,
    gatewayRef: gatewayRef || null,
    amountCents,
    feeCents,
    currency: 'USD',
    happenedAt,
  }
}

/** The rows of a table that are not empty, with their lines in the file, from 1. */
export const filledRows = (cells: readonly (readonly string[])[]) =>
  cells.flatMap((row, at) => (row.some((cell) => cell.trim()) ? [{ row, line: at + 1 }] : []))

/** Parses the cells of a gateway's file. One invalid line refuses the file. */
export function payoutLinesOf(cells: readonly (readonly string[])[]): PayoutFile {
  const [{ row: head } = { row: [] }, ...rows] = filledRows(cells)
  const formats = Object.keys(headings) as PayoutFormat[]
  const format = formats.find((each) => placesIn(head, each))
  const places = format && placesIn(head, format)
  if (!format || !places) return { wrong: true, line: null }
  const lines: PayoutLine[] = []
  for (const { row, line: at } of rows) {
    const line = lineOf(row, places, format)
    if (line === null) return { wrong: true, line: at }
    if (line !== 'transfer') lines.push(line)
  }
  return { format, lines }
}
