import { cleanText, latinDigits } from '../../text.ts'

/** Upper case without spaces and dashes, digits as 0 to 9. */
export function cleanCode(typed: string): string {
  return latinDigits(cleanText(typed))
    .replace(/[\s\-‐‑–—]/g, '')
    .toUpperCase()
}

/** A date as typed, digits as 0 to 9. */
export function cleanDate(typed: string): string {
  return latinDigits(cleanText(typed))
}
