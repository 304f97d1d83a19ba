import { withoutPiledMarks } from '../text.ts'

// Letters without a decomposition, written as in machine-readable lines.
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

/** Upper case without accents, spaces, hyphens, apostrophes and machine-readable fillers. */
export function foldText(text: string): string {
  return withoutPiledMarks(text)
    .normalize('NFKD')
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[ÆŒØŁĐÐÞẞ]/g, (letter) => special[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '')
}
