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

/** The reading of two lines, with the confidence in its parts (in nats). */
export type Interpretation = {
  readonly lines: ZoneLines
  readonly parts: SecondLineParts
  /** Null if no reading satisfies all check digits. */
  readonly whole: WholeReading | null
  /** How well a passport's characters fit at all; distinguishes a zone from other print. */
  readonly fit: number
  /** Margin of the least certain character over the next allowed one. */
  readonly margins: Readonly<Record<'kind' | 'names' | 'issuer' | 'nationality' | 'sex', number>>
  /** Lead of the most doubtful character's disallowed alternative. */
  readonly strange: Readonly<Record<'first' | 'second', number>>
  readonly areStates: boolean
}

/** Cost of a nationality other than the issuer, in nats: true of hardly one passport in a hundred. */
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
  /** Extra cost of the cheapest pair with another issuer, or another nationality. */
  readonly gaps: Readonly<Record<'issuer' | 'nationality', number>>
}

const noGaps: States['gaps'] = { issuer: 0, nationality: 0 }

/** The likeliest pair of known states; null if either matches none. */
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

/** Three fillers end the names. */
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

/** Indistinguishable in print. */
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
