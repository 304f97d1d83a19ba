import { cleanText, latinDigits } from './text.ts'

// Apart from the numbering plans: whoever searches needs none.

const whatsAppLink = /^(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?(?=\d)/i
/** What leads to one telephone in a house: it is dialled after the number, and no message reaches it. */
const extension =
  /(\d[\s,;()]*)(?:ext(?:ension|n)?|x|#|int(?:erno)?|ramal|anexo|poste|dahili|durchwahl|dw|доб(?:авочный)?|تحويلة|内線|分机|分機|转|轉|내선)[\s.:=]*\d{1,7}\D*$/iu
/** Digits of words and extensions beside a number; more of them are another number. */
const mostBeside = 7
/** Mobiles of Mexico had a 1 after the country code until 2019; people, and WhatsApp, still write it. */
const mexicanMobile = /^\+521(?=\d{10}$)/

/**
 * A telephone number as digits, with + where its country is said, from any usual spelling: a link, words and
 * brackets around, an extension behind, 00 for +, digits of other scripts. Letters between its digits, or a
 * second number, leave the text as it is.
 */
export function cleanPhone(typed: string): string {
  const text = latinDigits(cleanText(typed))
  const [number = ''] =
    text
      .replace(/%20/g, ' ')
      .replace(/%2b/gi, '+')
      .replace(whatsAppLink, '+')
      .replace(extension, '$1')
      // Words in front, with a number of their own where a : or + follows.
      .replace(/^[^+]*:(?=[^:]*\d)|^[^+]*\p{L}[^+]*(?=\+[^+]*$)/u, '')
      .replace(/^[^\d+]+/, '')
      // Words behind, in brackets or not.
      .match(/^[^\p{L}]*/u) ?? []
  const digits = number.replace(/\([^()]*$/, '').replace(/\D/g, '')
  const others = text.replace(/\D/g, '').length - digits.length
  if (digits.length < 5 || number.lastIndexOf('+') > 0 || others > mostBeside) return text
  return (number.startsWith('+') ? `+${digits}` : digits)
    .replace(/^\+?00(?=[1-9])/, '+')
    .replace(mexicanMobile, '+52')
}
