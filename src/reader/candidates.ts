import { zoneCharacters } from '#domain/passport/machine-zone.ts'
import type { Scores } from './alignment.ts'

/** A reading of some characters; its cost is the difference to the likeliest one, in nats. */
export type Candidate = { readonly text: string; readonly cost: number }

/** Maximum cost considered. */
const dearest = 9
const mostOfOne = 5
const mostUnderWay = 160
const mostKept = 14

type Choice = { readonly character: string; readonly score: number }

/** The allowed characters, likeliest first. */
export function choices(scores: Scores, allowed: string): Choice[] {
  return [...allowed]
    .map((character) => ({ character, score: scoreOf(scores, character) }))
    .sort((a, b) => b.score - a.score)
}

/** A character's log likelihood. */
export function scoreOf(scores: Scores, character: string): number {
  return scores[zoneCharacters.indexOf(character)]!
}

/** How much likelier the first choice is than the second, in nats. */
export function marginOf(scores: Scores, allowed: string): number {
  const [first, second] = choices(scores, allowed)
  return first && second ? first.score - second.score : Number.POSITIVE_INFINITY
}

/** The valid readings, cheapest first. */
export function candidates(
  stretch: readonly Scores[],
  allowedAt: (at: number) => string,
  isValid: (text: string) => boolean,
): Candidate[] {
  let underWay: Candidate[] = [{ text: '', cost: 0 }]
  for (const [at, scores] of stretch.entries()) {
    const all = choices(scores, allowedAt(at))
    const best = all[0]!.score
    const likely = all.slice(0, mostOfOne).filter(({ score }) => best - score <= dearest)
    underWay = underWay
      .flatMap(({ text, cost }) =>
        likely.map(({ character, score }) => ({
          text: text + character,
          cost: cost + best - score,
        })),
      )
      .sort((a, b) => a.cost - b.cost)
      .slice(0, mostUnderWay)
  }
  return underWay.filter(({ text, cost }) => cost <= dearest && isValid(text)).slice(0, mostKept)
}
