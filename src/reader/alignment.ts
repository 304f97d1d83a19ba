import { classes, type Likelihoods, logOfSum } from './net.ts'

/** Log likelihoods of a zone's characters, in the order of `zoneCharacters`. */
export type Scores = Float32Array

export type AlignedLine = {
  /** How well evenly spaced characters fit; higher is better. */
  readonly score: number
  /** Position of each, in half columns. */
  readonly places: readonly number[]
  readonly characters: readonly Scores[]
}

/** Half columns between characters: usual, minimum and maximum. */
const usual = 7
const [least, most] = [5, 9]
const unevenness = 0.12
/** Half a character on either side, in half columns. */
const half = 4
/** Value of an empty column where nothing is expected, and the maximum cost of a full one. */
const emptyShare = 0.5
const fullCost = -2.5
const never = -1e9

/** Places characters on a line at nearly even distances, maximising their joint likelihood. */
export function align(likelihoods: Likelihoods, count: number): AlignedLine {
  const places = 2 * likelihoods.columns - 1
  const between = inBetween(likelihoods, places)
  const best = new Float32Array(places)
  const empty = new Float32Array(places + 1)
  for (let at = 0; at < places; at += 1) {
    const own = between.subarray(at * classes, (at + 1) * classes)
    best[at] = own.subarray(1).reduce((top, each) => Math.max(top, each), never)
    empty[at + 1] = empty[at]! + Math.max(fullCost, own[0]!) * emptyShare
  }
  const { score, chosen } = cheapestPath(best, empty, count)
  const characters = chosen.map((at) =>
    normalised(between.subarray(at * classes + 1, (at + 1) * classes)),
  )
  return { score, places: chosen, characters }
}

/** Whether no character is a whole character away from its place in another look. */
export function isInPlace(line: AlignedLine, other: AlignedLine): boolean {
  return line.places.every((place, at) => Math.abs(place - other.places[at]!) < usual)
}

/** Alternates columns and the means of neighbours. */
function inBetween({ logs }: Likelihoods, places: number): Float32Array {
  const between = new Float32Array(places * classes)
  for (let at = 0; at < places; at += 1) {
    const [left, right] = [(at >> 1) * classes, ((at + 1) >> 1) * classes]
    for (let each = 0; each < classes; each += 1) {
      between[at * classes + each] = (logs[left + each]! + logs[right + each]!) / 2
    }
  }
  return between
}

function cheapestPath(best: Float32Array, empty: Float32Array, count: number) {
  const places = best.length
  let reached = best.map((each, at) => each + empty[Math.max(0, at - half + 1)]!)
  const steps: Int16Array[] = []
  for (let character = 1; character < count; character += 1) {
    const next = new Float32Array(places).fill(never)
    const from = new Int16Array(places)
    for (let at = least; at < places; at += 1) {
      let [top, origin] = [never, 0]
      for (let step = least; step <= Math.min(most, at); step += 1) {
        const value = reached[at - step]! - unevenness * (step - usual) ** 2
        if (value > top) [top, origin] = [value, at - step]
      }
      next[at] = top + best[at]!
      from[at] = origin
    }
    steps.push(from)
    reached = next
  }
  let [score, last] = [never, 0]
  for (let at = 0; at < places; at += 1) {
    const value = reached[at]! + empty[places]! - empty[Math.min(places, at + half)]!
    if (value > score) [score, last] = [value, at]
  }
  const chosen = [last]
  for (const from of steps.reverse()) chosen.push(from[chosen.at(-1)!]!)
  return { score, chosen: chosen.reverse() }
}

function normalised(logs: Float32Array): Scores {
  const total = logOfSum(logs)
  return logs.map((each) => each - total)
}
