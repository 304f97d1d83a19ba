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
import { type Candidate, candidates, choices, marginOf, scoreOf } from './candidates.ts'
import {
  isNumberAt,
  noSecond,
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
  readonly margins: Readonly<Record<'kind' | 'names' | 'issuer' | 'nationality' | 'sex', number>>
  /** How much likelier the most doubtful character is as one that may not stand where it does. */
  readonly strange: Readonly<Record<'first' | 'second', number>>
  readonly areStates: boolean
}

/** What a nationality other than the issuer costs, in nats: hardly a passport in a hundred has one. */
const otherNationality = 3

/** Reads both lines of 44 characters. */
export function interpret(
  first: readonly Scores[],
  second: readonly Scores[],
  today: CalendarDate,
): Interpretation {
  const lower = second.map((scores, at) => (isNumberAt(at) ? withRarer(scores) : scores))
  const parts = readParts(lower, today)
  const whole = readWhole(parts, lower[43]!)
  const states = readStates(
    first.slice(...firstLine.state),
    second.slice(...secondLine.nationality),
  )
  const lines: ZoneLines = [
    filledUp(withState(likeliest(first, 0), firstLine.state, states?.issuer)),
    withWhole(withState(likeliest(lower, 1), secondLine.nationality, states?.nationality), whole),
  ]
  return {
    lines,
    parts,
    whole,
    fit: fitOf(first, 0) + fitOf(lower, 1),
    margins: { ...marginsOf(first, lower, lines[0]), ...(states?.gaps ?? noGaps) },
    strange: { first: strangest(first, lines[0]), second: strangest(second, lines[1]) },
    areStates: states !== null,
  }
}

function withRarer(scores: Scores): Scores {
  return scores.map((score, at) => score - (rarer[zoneCharacters[at]!] ?? 0))
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

type States = {
  readonly issuer: string
  readonly nationality: string
  /** How much dearer the cheapest pair with another issuer, or another nationality, is. */
  readonly gaps: Readonly<Record<'issuer' | 'nationality', number>>
}

const noGaps: States['gaps'] = { issuer: 0, nationality: 0 }

/** The likeliest pair of states of the list; null where one of both reads like none. */
function readStates(first: readonly Scores[], second: readonly Scores[]): States | null {
  const [issuers, nationalities] = [first, second].map((stretch) =>
    candidates(stretch, () => charactersAt(0, 2), isState),
  ) as [Candidate[], Candidate[]]
  const pairs = issuers
    .flatMap((issuer) =>
      nationalities.map((nationality) => ({
        issuer: issuer.text,
        nationality: nationality.text,
        cost:
          issuer.cost +
          nationality.cost +
          (issuer.text === nationality.text ? 0 : otherNationality),
      })),
    )
    .sort((a, b) => a.cost - b.cost)
  const [best] = pairs
  if (!best) return null
  const gapOf = (which: 'issuer' | 'nationality') => {
    const other = pairs.find((pair) => pair[which] !== best[which])
    return other ? other.cost - best.cost : noSecond
  }
  const gaps = { issuer: gapOf('issuer'), nationality: gapOf('nationality') }
  return { ...best, gaps }
}

function withState(
  line: string,
  [from, to]: readonly [number, number],
  state = line.slice(from, to),
) {
  return line.slice(0, from) + state + line.slice(to)
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
    kind: least(upper, 0, 1, firstLine.state[0]),
    names: least(upper, 0, firstLine.names[0], end),
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
