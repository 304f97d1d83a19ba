import { checkDigit, isState, zoneCharacters } from '#domain/passport/machine-zone.ts'
import { type AlignedLine, align } from './alignment.ts'
import type { Likelihoods } from './net.ts'

/** Characters per line of a three-line identity card, and of a two-line one (or a small visa). */
const inThreeLines = 30
const inTwoLines = 36

/**
 * Whether the lines are of an identity card or a visa: their length fits better than 44 or the
 * first line is a visa's, and the check digits of that format match.
 */
export function isOtherDocument(
  likelihoods: readonly [Likelihoods, Likelihoods],
  asPassport: readonly [AlignedLine, AlignedLine],
): boolean {
  const [upper, lower] = asPassport
  if (textOf(upper).startsWith('V') && isLowerOfTwo(textOf(lower))) return true
  const asShort = align(likelihoods[1], inTwoLines)
  if (asShort.score > lower.score && isLowerOfTwo(textOf(asShort))) return true
  return likelihoods.some((line, at) => {
    const asThird = align(line, inThreeLines)
    return asThird.score > asPassport[at]!.score && isMiddleOfThree(textOf(asThird))
  })
}

function textOf({ characters }: AlignedLine): string {
  return characters
    .map((scores) => zoneCharacters[scores.indexOf(scores.reduce((a, b) => Math.max(a, b)))])
    .join('')
}

/** Nationality, birth, sex and expiry are where a passport has them. */
function isLowerOfTwo(line: string): boolean {
  return (
    isState(line.slice(10, 13)) &&
    holdsDate(line.slice(13, 20)) &&
    /[MF<]/.test(line[20] ?? '') &&
    holdsDate(line.slice(21, 28))
  )
}

function isMiddleOfThree(line: string): boolean {
  return (
    holdsDate(line.slice(0, 7)) &&
    /[MF<]/.test(line[7] ?? '') &&
    holdsDate(line.slice(8, 15)) &&
    isState(line.slice(15, 18))
  )
}

function holdsDate(text: string): boolean {
  return /^\d{7}$/.test(text) && String(checkDigit(text.slice(0, 6))) === text[6]
}
