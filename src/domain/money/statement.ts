import type { CalendarDate } from '../time/calendar.ts'
import type { Cents } from './money.ts'
import { centsOf, filledRows, momentIn } from './payout.ts'

/** A line of a card statement. */
export type StatementLine = {
  /** Counts from 1 including the heading. */
  line: number
  day: CalendarDate
  /** As the bank signs it. */
  amountCents: Cents
  text: string
  isUsd: boolean
}

type Column = 'date' | 'amount' | 'text' | 'currency'

/** Column headings as banks name them; all texts count, of the others the first. */
const headings: Record<Column, readonly string[]> = {
  date: ['date', 'transaction date', 'booking date', 'posting date'],
  amount: ['amount'],
  text: ['text', 'description', 'details', 'reference'],
  currency: ['currency'],
}
/** What is looked at and shown of a line's text. */
const maxText = 200

/** Parses the cells of a card statement. One invalid line refuses the file; `line` is null for another table. */
export function statementLinesOf(
  table: readonly (readonly string[])[],
): { lines: StatementLine[] } | { wrong: true; line: number | null } {
  const [{ row: head } = { row: [] }, ...rows] = filledRows(table)
  const names = head.map((name) => name.trim().toLowerCase())
  const places = (column: Column) =>
    headings[column].map((name) => names.indexOf(name)).filter((place) => place >= 0)
  const [dates, amounts, texts] = [places('date'), places('amount'), places('text')]
  if ([dates, amounts, texts].some(({ length }) => length === 0)) return { wrong: true, line: null }
  const currencies = places('currency')
  const lines: StatementLine[] = []
  for (const { row, line } of rows) {
    const cells = (from: readonly number[]) =>
      from.map((place) => row[place]?.trim() ?? '').filter(Boolean)
    const at = momentIn(cells(dates)[0] ?? '')
    const amountCents = centsOf(cells(amounts)[0] ?? '')
    if (!at || amountCents === null) return { wrong: true, line }
    const [currency = 'USD'] = cells(currencies)
    lines.push({
      line,
      day: at.toISOString().slice(0, 10),
      amountCents,
      text: cells(texts).join(' ').slice(0, maxText),
      isUsd: currency.toUpperCase() === 'USD',
    })
  }
  return { lines }
}

/** An official fee that a line may be about. */
export type StatedFee = {
  applicationId: number
  applicantId: number | null
  portalNumber: string | null
  reference: string
  amountCents: Cents
  /** Null: expected. */
  paidOn: CalendarDate | null
}

/**
 * Why a line pays nothing. `unknown`: it names neither portal number nor reference of a fee;
 * `differs`: another amount than expected, or money back; `paid`: what it names is paid already.
 */
export const unmatchedReasons = ['unknown', 'differs', 'paid'] as const
export type UnmatchedReason = (typeof unmatchedReasons)[number]

export type StatementMatch<Fee extends StatedFee = StatedFee> = StatementLine &
  (
    | { is: 'matched'; fees: readonly Fee[] }
    /** Paid on that day by this amount: an earlier import of the same line. */
    | { is: 'known' }
    | { is: UnmatchedReason }
  )

/** Most words that banks break a number into. */
const mostWords = 4

/** A number or text as its letters and digits alone, in words. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Short figures stand in any text: days, amounts, numbers of shops. */
const isTelling = (key: string): boolean =>
  /\d/.test(key) && key.length >= (/^\d+$/.test(key) ? 5 : 3)

function indexOf<Fee extends StatedFee>(
  fees: readonly Fee[],
  nameOf: (fee: Fee) => string | null,
): ReadonlyMap<string, Fee[]> {
  const index = new Map<string, Fee[]>()
  for (const fee of fees) {
    const key = wordsOf(nameOf(fee) ?? '').join('')
    if (!isTelling(key)) continue
    const same = index.get(key)
    if (same) same.push(fee)
    else index.set(key, [fee])
  }
  return index
}

/** Every run of words, joined. */
function* keysIn(text: string): Generator<string> {
  const words = wordsOf(text)
  for (const [from] of words.entries()) {
    let key = ''
    for (const word of words.slice(from, from + mostWords)) {
      key += word
      yield key
    }
  }
}

const sumOf = (fees: readonly StatedFee[]): Cents =>
  fees.reduce((sum, { amountCents }) => sum + amountCents, 0)

/**
 * Finds the fees that each line pays: by portal number, otherwise by the application's reference,
 * and by the amount, of all that are named or of one. Each fee is paid once. Charges have the sign
 * of most lines of the file; where it cannot be told, none pays, for money back would.
 */
export function matchStatement<Fee extends StatedFee>(
  lines: readonly StatementLine[],
  fees: readonly Fee[],
): StatementMatch<Fee>[] {
  const byNumber = indexOf(fees, ({ portalNumber }) => portalNumber)
  const byReference = indexOf(fees, ({ reference }) => reference)
  const named = lines.map(({ text }) => {
    const keys = [...keysIn(text)]
    const numbered = new Set(keys.flatMap((key) => byNumber.get(key) ?? []))
    const all = numbered.size > 0 ? numbered : keys.flatMap((key) => byReference.get(key) ?? [])
    return { fees: [...new Set(all)], isNumbered: numbered.size > 0 }
  })
  const sign = Math.sign(lines.reduce((sum, { amountCents }) => sum + Math.sign(amountCents), 0))
  const taken = new Set<Fee>()
  return lines.map((line, at): StatementMatch<Fee> => {
    const { fees: about, isNumbered } = named[at] ?? { fees: [], isNumbered: false }
    if (about.length === 0) return { ...line, is: 'unknown' }
    const cents = line.isUsd ? sign * line.amountCents : 0
    const left = about.filter((fee) => !taken.has(fee))
    const fitting = (among: readonly Fee[]): readonly Fee[] => {
      if (among.length > 0 && sumOf(among) === cents) return among
      const one = isNumbered ? undefined : among.find(({ amountCents }) => amountCents === cents)
      return one ? [one] : []
    }
    const open = left.filter(({ paidOn }) => paidOn === null)
    const paid = fitting(open)
    const known = paid.length > 0 ? [] : fitting(left.filter(({ paidOn }) => paidOn === line.day))
    for (const fee of [...paid, ...known]) taken.add(fee)
    if (paid.length > 0) return { ...line, is: 'matched', fees: paid }
    if (known.length > 0) return { ...line, is: 'known' }
    return { ...line, is: open.length > 0 ? 'differs' : 'paid' }
  })
}
