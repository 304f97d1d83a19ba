import {
  birthDate,
  charactersAt,
  checkDigit,
  compositeOf,
  expiryDate,
  holds,
  numberIn,
} from '#domain/passport/machine-zone.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { Scores } from './alignment.ts'
import { type Candidate, candidates, choices } from './candidates.ts'

/** The parts of the second line with check digits, each read on its own. */
export type SecondLineParts = {
  readonly number: readonly Candidate[]
  readonly birth: readonly Candidate[]
  readonly expiry: readonly Candidate[]
  readonly optional: readonly Candidate[]
}

/** The cheapest reading that satisfies all check digits, and the gap to the next one. */
export type WholeReading = {
  readonly number: string
  readonly birth: string
  readonly expiry: string
  readonly optional: string
  readonly last: string
  readonly cost: number
  readonly gap: number
}

/** The gap without a second valid reading. */
export const noSecond = 99

/** Passport numbers have no O and hardly an I: prefer the digit. */
export const rarer: Readonly<Record<string, number>> = { O: 3, I: 0.7 }

/** Whether a passport number or optional data may be at this position of the second line. */
export const isNumberAt = (at: number): boolean => at < 9 || (at >= 28 && at < 42)

/** Each part with its own check digit, in every reading that satisfies it. */
export function readParts(line: readonly Scores[], today: CalendarDate): SecondLineParts {
  const part = (from: number, to: number, isValid: (text: string) => boolean) =>
    candidates(line.slice(from, to), (at) => charactersAt(1, from + at), isValid)
  return {
    number: part(0, 10, (text) => hasDigit(text) && numberIn(text.slice(0, 9)) !== null),
    birth: part(13, 20, (text) => hasDigit(text) && birthDate(text.slice(0, 6), today) !== null),
    expiry: part(21, 28, (text) => hasDigit(text) && expiryDate(text.slice(0, 6), today) !== null),
    optional: part(28, 43, (text) => holds(text.slice(0, -1), text.slice(-1))),
  }
}

const hasDigit = (text: string) => text.at(-1) !== '<' && holds(text.slice(0, -1), text.slice(-1))

/** The parts combined, with the last check digit; null if no combination satisfies all. */
export function readWhole(parts: SecondLineParts, last: Scores): WholeReading | null {
  const lastOnes = choices(last, charactersAt(1, 43))
  const best = lastOnes[0]!.score
  const costs = new Map(lastOnes.map(({ character, score }) => [character, best - score]))
  let [first, second]: [WholeReading | null, number] = [null, noSecond]
  for (const { number, birth, expiry, optional, cost } of combinations(parts)) {
    if (cost >= second) continue
    const composite = compositeOf(`${number}   ${birth} ${expiry}${optional}`)
    const digit = String(checkDigit(composite))
    const whole = cost + (costs.get(digit) ?? noSecond)
    if (whole >= second) continue
    if (first && whole >= first.cost) {
      second = whole
      continue
    }
    second = first?.cost ?? noSecond
    first = { number, birth, expiry, optional, last: digit, cost: whole, gap: 0 }
  }
  return first && { ...first, gap: second - first.cost }
}

function* combinations({ number, birth, expiry, optional }: SecondLineParts) {
  for (const a of number) {
    for (const b of birth) {
      for (const c of expiry) {
        for (const d of optional) {
          const cost = a.cost + b.cost + c.cost + d.cost
          yield { number: a.text, birth: b.text, expiry: c.text, optional: d.text, cost }
        }
      }
    }
  }
}
