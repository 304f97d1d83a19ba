/** How many times as long as what is kept a text may come: letters taken apart, spaces in between. */
export const typedFactor = 4

// No script piles up as many marks: Vietnamese has 2 on a letter, Greek and Arabic 3, pointed Hebrew 4,
// Burmese and Tibetan up to 7. Composing takes the square of their number.
const unreadable = /[\p{Cc}\p{Cs}]|\p{M}{9}/u
const piledMarks = /(\p{M}{8})\p{M}+/gu
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
// Nearly all that is typed, and a hundred times as fast to tell as what stands in Unicode's tables.
const plainSigns = /^[ -~]*$/
// Nothing in it that would be changed either.
const plainWords = /^(?:[!-~]+(?: [!-~]+)*)?$/
const fullWidth = /[\uff01-\uff5e]/g
// Each row of ten begins at its zero: Arabic-Indic, Persian, Devanagari, Bengali, Gujarati, Tamil, Thai, Lao,
// Burmese, Khmer, full-width.
const digitZeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0ae6, 0x0be6, 0x0e50, 0x0ed0, 0x1040, 0x17e0, 0xff10,
]
const otherDigits = /\p{Nd}/gu

/**
 * Whether text holds what no field may: control characters (NUL among them), half a character, or more
 * marks on one letter than any script has.
 */
export function isUnreadable(text: string): boolean {
  return !plainSigns.test(text) && unreadable.test(text.replace(/[\t\n\r]/g, ''))
}

/**
 * Text as it is kept: composed (NFC), without invisible characters, full-width letters and digits made
 * ordinary, runs of white space made one space, nothing at the ends. Case and accents stay.
 */
export function cleanText(text: string): string {
  if (plainWords.test(text)) return text
  return composed(
    text
      .replace(invisible, '')
      .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)),
  )
    .replace(/\s+/g, ' ')
    .trim()
}

/** Text with its letters in one piece (NFC), in linear time: marks beyond the eighth on a letter go. */
export function composed(text: string): string {
  return withoutPiledMarks(text).normalize('NFC')
}

/** Text that any normalisation takes linear time for. */
export function withoutPiledMarks(text: string): string {
  return text.replace(piledMarks, '$1')
}

/** Digits of other scripts as 0 to 9. */
export function latinDigits(text: string): string {
  if (plainSigns.test(text)) return text
  return text.replace(otherDigits, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = digitZeros.find((start) => code >= start && code < start + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}

/** What is typed, or put in by a device, for an apostrophe; with the ʻokina, and the signs of ayn and hamza. */
export const apostrophes = /['’‘‛`´ʹʻʼʽʾʿˈˊˋ′‵Ꞌꞌ]/g
/** And for a hyphen. */
export const dashes = /[‐‑‒–—―−⁃﹘﹣]/g

/** Text for comparing and searching only: lower case, without accents and signs between letters. */
export function foldText(text: string): string {
  return cleanText(text)
    .toLowerCase()
    .replace(/[ıøłđæœß]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(apostrophes, '')
    .trim()
}

const plainLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
}

/** Whether text has letters of a script other than Latin, which no visa can be printed in. */
export function hasOtherScript(text: string): boolean {
  return (
    !plainSigns.test(text) &&
    /\p{L}/u.test(text.replace(apostrophes, '').replace(/\p{Script=Latin}/gu, ''))
  )
}
