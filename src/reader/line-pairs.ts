import { heightAt } from './curve.ts'
import type { TextLine } from './text-lines.ts'

/** Two lines that may be a machine zone, or one without the other. */
export type LinePair =
  | { readonly upper: TextLine; readonly lower: TextLine }
  | { readonly upper: TextLine; readonly lower: null }
  | { readonly upper: null; readonly lower: TextLine }

const mostPairs = 3
/** Minimum glyphs of a single line. */
const fewestAlone = 22

/** The likeliest pairs first; single lines fill up to two. */
export function pairLines(lines: readonly TextLine[]): LinePair[] {
  const pairs = lines
    .flatMap((upper) => lines.flatMap((lower) => (upper === lower ? [] : rated(upper, lower))))
    .sort((a, b) => b.score - a.score)
    .slice(0, mostPairs)
    .map(({ upper, lower }): LinePair => ({ upper, lower }))
  if (pairs.length >= 2) return pairs
  const alone = lines
    .slice(0, 2)
    .filter(({ glyphs }) => glyphs.length >= fewestAlone)
    .flatMap((line): LinePair[] => [
      { upper: line, lower: null },
      { upper: null, lower: line },
    ])
  return [...pairs, ...alone]
}

function rated(upper: TextLine, lower: TextLine) {
  const overlapFrom = Math.max(upper.from, lower.from)
  const overlapTo = Math.min(upper.to, lower.to)
  const width = Math.max(upper.to, lower.to) - Math.min(upper.from, lower.from)
  if (overlapTo - overlapFrom < 0.35 * width) return []
  if (Math.abs(upper.slope - lower.slope) > 0.09) return []
  const middle = (overlapFrom + overlapTo) / 2
  const fall = heightAt(lower.curve, middle) - heightAt(upper.curve, middle)
  const pitch = Math.max(upper.pitch, lower.pitch)
  const distance = fall / Math.hypot(1, upper.slope) / pitch
  if (distance < 1.5 || distance > 3.8 || width / pitch > 56) return []
  const unlikeWidth = Math.abs(Math.min(width / pitch, 60) - 43) * 0.4
  const unlikeDistance = Math.abs(distance - 2.5) * 4
  return [{ upper, lower, score: upper.score + lower.score - unlikeWidth - unlikeDistance }]
}
