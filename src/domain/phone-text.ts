import { cleanText, dashes, latinDigits } from './text.ts'

// Separate from the numbering plans, which pages load on demand.

const whatsAppLink =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:(?:api|web)\.whatsapp\.com|whatsapp:\/)\/send\/?\?phone=)\+?(?=\d)/i
/** An extension: dialled after the number, also after a pause, and unreachable for messages. */
const extension =
  /(\d[\s,;()]*)(?:,,+|;(?=\d)|[pw](?=\d)|ext(?:ension|n)?|x|#|int(?:erno)?|ramal|anexo|poste|dahili|durchwahl|dw|доб(?:авочный)?|تحويلة|内線|分机|分機|转|轉|내선)[\s.:=]*\d{1,7}\D*$/iu
/** Maximum typed length considered: what follows takes quadratic time. */
export const mostTyped = 160
/** Maximum digits of words and extensions beside a number; more are another number. */
const mostBeside = 7
/** Letters typed for digits. */
const slips = [
  [/(?<=\d)o+(?!\p{L})|(?<!\p{L})o+(?=\d)/giu, '0'],
  [/(?<=\d)[lI]+(?!\p{L})|(?<!\p{L})[lI]+(?=\d)/gu, '1'],
] as const
/** Dashes between digits, with the long vowel that Japanese keyboards give for one. */
const dash = /(?<=\d)[ー〜~](?=\d)/g
/** Where people write from right to left, the plus ends up behind. */
const plusBehind = /^([\d\s().-]+)\+$/
/** Mobiles of Mexico had a 1 after the country code until 2019; people and WhatsApp still write it. */
const mexicanMobile = /^\+521(?=\d{10}$)/
/** 00 of most countries, and 0011 of Australia: no number of North America begins with 11. */
const dialledOut = /^\+?00(?:11)?(?=[1-9])/

/**
 * A phone number as digits, with + if it has a country code, from any usual spelling: links,
 * surrounding words and brackets, extensions, 00 for +, digits of other scripts. Text with letters
 * between the digits or a second number is returned unchanged.
 */
export function cleanPhone(typed: string): string {
  if (typed.length > mostTyped) return cleanText(typed)
  const text = slips
    .reduce(
      (left, [slip, digit]) => left.replace(slip, (letters) => digit.repeat(letters.length)),
      latinDigits(cleanText(typed).normalize('NFKC')),
    )
    .replace(dashes, '-')
    .replace(dash, '-')
    .replace(plusBehind, '+$1')
    .replace(/^\+[\s+]+/, '+')
  const [number = ''] =
    text
      .replace(/%20/g, ' ')
      .replace(/%2b/gi, '+')
      .replace(whatsAppLink, '+')
      .replace(extension, '$1')
      // Leading words, with a number of their own if a : or + follows.
      .replace(
        /^[^+]*:(?=[^:]*\d)|^[^+]*\p{L}[^+]*(?=\+[^+]*$)|^\D*\d{1,2}[^\d+]+(?=\+[^+]*$)/u,
        '',
      )
      .replace(/^[^\d+]+/, '')
      // Trailing words, with or without brackets.
      .match(/^[^\p{L}]*/u) ?? []
  const digits = number.replace(/\([^()]*$/, '').replace(/\D/g, '')
  const others = text.replace(/\D/g, '').length - digits.length
  if (digits.length < 5 || number.lastIndexOf('+') > 0 || others > mostBeside) return text
  return (number.startsWith('+') ? `+${digits}` : digits)
    .replace(dialledOut, '+')
    .replace(mexicanMobile, '+52')
}
