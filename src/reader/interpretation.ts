import {
  charactersAt,
  firstLine,
  isState,
  lineLength,
  secondLine,
  zoneCharacters,
} from '#domain/passport/machine-zone.ts'
import type { ZoneLines } from '#domain/passport/reading.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { Scores } from './alignment.ts'
import { candidates, choices, marginOf, scoreOf } from './candidates.ts'
import {
  isNumberAt,
  rarer,
  readParts,
  readWhole,
  type SecondLineParts,
  type WholeReading,
} from './second-line.ts'

/** What the characters of two lines say, and how far each of it can be trusted (in nats). */
export type Interpretation = {
  readonly lines: ZoneLines
  readonly parts: SecondLineParts
  /** Null where no reading fulfils every check digit. */
  readonly whole: WholeReading | null
  /** How well characters of a passport fit at all; tells a zone from other print. */
  readonly fit: number
  /** How much likelier the least certain character is than the next one that may stand there. */
  readonly margins: Readonly<Record<'names' | 'issuer' | 'nationality' | 'sex', number>>
  /** How much likelier the most doubtful character is as one that may not stand where it does. */
  readonly strange: Readonly<Record<'first' | 'second', number>>
  readonly areStates: boolean
}

const weightOfOther = 0.5
const stateFloor = -6
const dearestState = 7

/** Reads both lines of 44 characters. */
export function interpret(
  first: readonly Scores[],
  second: readonly Scores[],
  today: CalendarDate,
): Interpretation {
  const upper = first.map((scores, at) => withOther(scores, at, firstLine.state, second, 10))
  const lower = second.map((scores, at) =>
    isNumberAt(at)
      ? withRarer(scores)
      : withOther(scores, at, secondLine.nationality, first, firstLine.state[0]),
  )
  const parts = readParts(lower, today)
  const whole = readWhole(parts, lower[43]!)
  const issuer = stateIn(upper.slice(...firstLine.state))
  const nationality = stateIn(lower.slice(...secondLine.nationality))
  const lines: ZoneLines = [
    filledUp(withState(likeliest(upper, 0), firstLine.state, issuer)),
    withWhole(withState(likeliest(lower, 1), secondLine.nationality, nationality), whole),
  ]
  return {
    lines,
    parts,
    whole,
    fit: fitOf(upper, 0) + fitOf(lower, 1),
    margins: marginsOf(upper, lower, lines[0]),
    strange: { first: strangest(first, lines[0]), second: strangest(second, lines[1]) },
    areStates: issuer !== null && nationality !== null,
  }
}

function withRarer(scores: Scores): Scores {
  return scores.map((score, at) => score - (rarer[zoneCharacters[at]!] ?? 0))
}

/** State and nationality are nearly always the same: each character is helped by the other one. */
function withOther(
  scores: Scores,
  at: number,
  [from, to]: readonly [number, number],
  others: readonly Scores[],
  start: number,
): Scores {
  if (at < from || at >= to) return scores
  const other = others[start + at - from]!
  return scores.map((score, each) => score + weightOfOther * Math.max(stateFloor, other[each]!))
}

function likeliest(line: readonly Scores[], which: 0 | 1): string {
  return line.map((scores, at) => choices(scores, charactersAt(which, at))[0]!.character).join('')
}

function fitOf(line: readonly Scores[], which: 0 | 1): number {
  return line.reduce(
    (sum, scores, at) => sum + choices(scores, charactersAt(which, at))[0]!.score,
    0,
  )
}

function stateIn(stretch: readonly Scores[]): string | null {
  const [best] = candidates(stretch, () => charactersAt(0, 2), isState)
  return best && best.cost <= dearestState ? best.text : null
}

function withState(line: string, [from, to]: readonly [number, number], state: string | null) {
  return line.slice(0, from) + (state ?? line.slice(from, to)) + line.slice(to)
}

function withWhole(line: string, whole: WholeReading | null): string {
  if (!whole) return line
  const { number, birth, expiry, optional, last } = whole
  return number + line.slice(10, 13) + birth + line[20] + expiry + optional + last
}

/** Behind three fillers there are no more names. */
function endOfNames(line: string): number {
  const end = line.indexOf('<<<', firstLine.names[0])
  return end < 0 ? lineLength : end
}

const filledUp = (line: string) => line.slice(0, endOfNames(line)).padEnd(lineLength, '<')

function marginsOf(upper: readonly Scores[], lower: readonly Scores[], first: string) {
  const least = (line: readonly Scores[], which: 0 | 1, from: number, to: number) =>
    Math.min(
      ...line.slice(from, to).map((scores, at) => marginOf(scores, charactersAt(which, from + at))),
    )
  const end = Math.min(lineLength, endOfNames(first) + 1)
  return {
    names: least(upper, 0, firstLine.names[0], end),
    issuer: least(upper, 0, 1, firstLine.state[1]),
    nationality: least(lower, 1, ...secondLine.nationality),
    sex: least(lower, 1, ...secondLine.sex),
  }
}

/** Nobody tells these from each other by their print. */
const alike = ['0OQD', '1I']

function strangest(line: readonly Scores[], text: string): number {
  return Math.max(
    ...line.map((scores, at) => {
      const taken = text[at]!
      const same = alike.find((group) => group.includes(taken)) ?? taken
      const best = choices(scores, zoneCharacters).find(
        ({ character }) => !same.includes(character),
      )
      return (best?.score ?? 0) - scoreOf(scores, taken)
    }),
  )
}
