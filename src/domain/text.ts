/** Factor by which raw text may exceed its cleaned length: decomposed letters, extra spaces. */
export const typedFactor = 4

// Real scripts have fewer marks per letter: Vietnamese 2, Greek and Arabic 3, pointed Hebrew 4,
// Burmese and Tibetan up to 7. Composition is quadratic in their number.
const unreadable = /[\p{Cc}\p{Cs}]|\p{M}{9}/u
const piledMarks = /(\p{M}{8})\p{M}+/gu
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
// Covers nearly all input, and is a hundred times faster than Unicode property checks.
const plainSigns = /^[ -~]*$/
// Unchanged by cleaning as well.
const plainWords = /^(?:[!-~]+(?: [!-~]+)*)?$/
const fullWidth = /[\uff01-\uff5e]/g
// Rows of ten, each starting at its zero: Arabic-Indic, Persian, Devanagari, Bengali, Gujarati,
// Tamil, Thai, Lao, Burmese, Khmer, full-width.
const digitZeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0ae6, 0x0be6, 0x0e50, 0x0ed0, 0x1040, 0x17e0, 0xff10,
]
const otherDigits = /\p{Nd}/gu

/**
 * Whether text has characters that no field accepts: control characters (NUL included), lone
 * surrogates, or more marks on a letter than any script has.
 */
export function isUnreadable(text: string): boolean {
  return !plainSigns.test(text) && unreadable.test(text.replace(/[\t\n\r]/g, ''))
}

/**
 * Text as stored: composed (NFC), without invisible characters, full-width letters and digits
 * normalised, white space collapsed and trimmed. Case and accents stay.
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

/** Composes text (NFC) in linear time: marks after the eighth on a letter are dropped. */
export function composed(text: string): string {
  return withoutPiledMarks(text).normalize('NFC')
}

/** Text that normalises in linear time. */
export function withoutPiledMarks(text: string): string {
  return text.replace(piledMarks, '$1')
}

/** Converts digits of other scripts to 0 to 9. */
export function latinDigits(text: string): string {
  if (plainSigns.test(text)) return text
  return text.replace(otherDigits, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = digitZeros.find((start) => code >= start && code < start + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}

/** Typed or device-inserted apostrophes, with the ʻokina and the signs of ayn and hamza. */
export const apostrophes = /['’‘‛`´ʹʻʼʽʾʿˈˊˋ′‵Ꞌꞌ]/g
/** Likewise for hyphens. */
export const dashes = /[‐‑‒–—―−⁃﹘﹣]/g

/** Letters of other keyboards that look like Latin ones: where only those can be meant. */
export function latinLookalikes(text: string): string {
  return text.replace(
    /[\p{Script=Cyrillic}\p{Script=Greek}]/gu,
    (letter) => alike[foreign.indexOf(letter)] ?? letter,
  )
}

/** Letters of Cyrillic and Greek, and the Latin ones in their places. */
const foreign = 'АВЕКМНОРСТУХІЈЅаеорсухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧο'
const alike = 'ABEKMHOPCTYXIJSaeopcyxijsABEZHIKMNOPTYXo'

/** Text for comparison and search only: lower case, without accents and punctuation within words. */
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

/** Whether text has non-Latin letters, which cannot be printed on a visa. */
export function hasOtherScript(text: string): boolean {
  return (
    !plainSigns.test(text) &&
    /\p{L}/u.test(text.replace(apostrophes, '').replace(/\p{Script=Latin}/gu, ''))
  )
}
