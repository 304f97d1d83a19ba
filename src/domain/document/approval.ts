import { withoutPiledMarks } from '../text.ts'

type Person = { firstName: string; lastName: string; passportNumber: string }

// Letters that no decomposition takes apart; machine-readable lines write them this way as well.
const special: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ẞ: 'SS',
}

/** Upper case without accents, spaces, hyphens, apostrophes and the fillers of machine-readable lines. */
export function foldText(text: string): string {
  return withoutPiledMarks(text)
    .normalize('NFKD')
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[ÆŒØŁĐÐÞẞ]/g, (letter) => special[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function standsIn(text: string, { firstName, lastName, passportNumber }: Person): boolean {
  const number = foldText(passportNumber)
  if (number.length >= 5 && text.includes(number)) return true
  const [given, family] = [foldText(firstName), foldText(lastName)]
  if (given.length + family.length < 5) return false
  return text.includes(given + family) || text.includes(family + given)
}

/**
 * Whether the text of an approval document names an applicant: a passport number, or given names and
 * surname next to each other in either order (ICAO 9303 writes the surname first).
 */
export function namesApplicant(text: string, applicants: readonly Person[]): boolean {
  const folded = foldText(text)
  return applicants.some((applicant) => standsIn(folded, applicant))
}
