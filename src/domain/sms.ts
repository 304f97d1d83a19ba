/** Characters of one unit in GSM 03.38, and those that take two. */
const basic = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]$/u
const doubled = /^[\f^{}\\[~\]|€]$/u

/** How many segments a text is sent, and paid, as. */
export function smsSegments(text: string): number {
  let units = 0
  for (const character of text) {
    if (basic.test(character)) units += 1
    else if (doubled.test(character)) units += 2
    // One other character makes the whole text UCS-2.
    else return text.length <= 70 ? 1 : Math.ceil(text.length / 67)
  }
  return units <= 160 ? 1 : Math.ceil(units / 153)
}

const most = { segments: 3, answerLength: 300 }

export const fitsSms = (text: string): boolean => smsSegments(text) <= most.segments

/** An answer as an SMS: a longer one as its beginning, with the address where the rest is. */
export function answerForSms(text: string, link: string): string {
  if (text.length <= most.answerLength && fitsSms(text)) return text
  const characters = [...text]
  const cutAt = (length: number) => `${characters.slice(0, length).join('').trimEnd()}... ${link}`
  let length = Math.min(characters.length, most.answerLength)
  while (length > 0 && !fitsSms(cutAt(length))) length -= 1
  return cutAt(length)
}
