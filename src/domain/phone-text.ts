import { cleanText, latinDigits } from './text.ts'

// Separate from the numbering plans, which searches do not need.

const whatsAppLink = /^(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?(?=\d)/i
/** An extension: dialled after the number, and unreachable for messages. */
const extension =
  /(\d[\s,;()]*)(?:ext(?:ension|n)?|x|#|int(?:erno)?|ramal|anexo|poste|dahili|durchwahl|dw|доб(?:авочный)?|تحويلة|内線|分机|分機|转|轉|내선)[\s.:=]*\d{1,7}\D*$/iu
/** Maximum digits of words and extensions beside a number; more are another number. */
const mostBeside = 7
/** Mobiles of Mexico had a 1 after the country code until 2019; people and WhatsApp still write it. */
const mexicanMobile = /^\+521(?=\d{10}$)/

/**
 * A phone number as digits, with + if it has a country code, from any usual spelling: links,
 * surrounding words and brackets, extensions, 00 for +, digits of other scripts. Text with letters
 * between the digits or a second number is returned unchanged.
 */
export function cleanPhone(typed: string): string {
  const text = latinDigits(cleanText(typed))
  const [number = ''] =
    text
      .replace(/%20/g, ' ')
      .replace(/%2b/gi, '+')
      .replace(whatsAppLink, '+')
      .replace(extension, '$1')
      // Leading words, with a number of their own if a : or + follows.
      .replace(/^[^+]*:(?=[^:]*\d)|^[^+]*\p{L}[^+]*(?=\+[^+]*$)/u, '')
      .replace(/^[^\d+]+/, '')
      // Trailing words, with or without brackets.
      .match(/^[^\p{L}]*/u) ?? []
  const digits = number.replace(/\([^()]*$/, '').replace(/\D/g, '')
  const others = text.replace(/\D/g, '').length - digits.length
  if (digits.length < 5 || number.lastIndexOf('+') > 0 || others > mostBeside) return text
  return (number.startsWith('+') ? `+${digits}` : digits)
    .replace(/^\+?00(?=[1-9])/, '+')
    .replace(mexicanMobile, '+52')
}
