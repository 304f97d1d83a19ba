import { withoutPiledMarks } from '../text.ts'

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
