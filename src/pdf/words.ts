import { bytesOf, hexOf, latin1Of, viewOf } from './bytes.ts'
import { NewPdf } from './copier.ts'
import { PdfRefusal } from './reading.ts'
import { type Dict, Name, type PdfValue, Stream, Text } from './value.ts'

const font: Dict = new Map<string, PdfValue>([
  ['Type', new Name('Font')],
  ['Subtype', new Name('Type1')],
  ['BaseFont', new Name('Helvetica')],
  ['Encoding', new Name('WinAnsiEncoding')],
])

/** The signs of WinAnsi that stand elsewhere in Unicode, from 0x80 on. */
const moved = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** The signs of PDFDocEncoding that stand elsewhere in Unicode, from 0x80 on. */
const ofDocument = '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž\u009f€'

/** Throws document.ambiguous for bytes that are no text. */
function unicodeOf({ bytes }: Text): string {
  const text = latin1Of(bytes)
  if (text.startsWith('\xef\xbb\xbf')) return unicodeOfUtf8(bytes.subarray(3))
  const isWide = text.startsWith('\xfe\xff')
  if (!isWide)
    return text.replace(/[\x80-\xa0]/g, (sign) => ofDocument[sign.charCodeAt(0) - 128] ?? sign)
  const view = viewOf(bytes)
  let wide = ''
  for (let at = 2; at + 1 < bytes.length; at += 2) wide += String.fromCharCode(view.getUint16(at))
  return wide
}

function unicodeOfUtf8(bytes: Uint8Array): string {
  try {
    return decodeURIComponent(hexOf(bytes).replace(/../g, '%$&'))
  } catch {
    throw new PdfRefusal('document.ambiguous')
  }
}

/** Throws document.ambiguous for a sign that the font does not have: it would be lost. */
function winAnsi(text: string): Uint8Array {
  return Uint8Array.from(
    [...text].map((sign) => {
      const code = sign === '\t' ? 32 : (sign.codePointAt(0) ?? 0)
      if ((code >= 32 && code < 127) || (code >= 160 && code < 256)) return code
      const at = moved.indexOf(sign)
      if (at < 0) throw new PdfRefusal('document.ambiguous')
      return 128 + at
    }),
  )
}

const longestLook = 200

/** Size and colour of a default look such as `/Helv 12 Tf 0 g`. */
function lookOf(look: PdfValue, height: number): { size: number; colour: string } {
  const text = look instanceof Text ? latin1Of(look.bytes, 0, longestLook) : ''
  const asked = Number(/([\d.]+)\s+Tf/.exec(text)?.[1] ?? 0)
  const colour = /(?:[\d.]+\s+){1,4}(?:g|rg|k)\b/.exec(text.replace(/.*Tf/, ''))?.[0] ?? '0 g'
  const size = asked > 0 && asked < 300 ? asked : Math.max(4, Math.min(12, height * 0.7))
  return { size, colour }
}

/** A form that shows words in a rectangle, plainly, as a reader would where nothing else is drawn. */
export function wordsAppearance(words: Text, look: PdfValue, rect: readonly number[]): NewPdf {
  const [left = 0, bottom = 0, right = 0, top = 0] = rect
  const [width, height] = [right - left, top - bottom]
  const lines = unicodeOf(words).split(/\r\n|[\r\n]/)
  const { size, colour } = lookOf(look, height)
  const first = lines.length > 1 ? height - size - 2 : Math.max(2, (height - size * 0.7) / 2)
  const shown = lines.map((line) => `<${hexOf(winAnsi(line))}> Tj T*`)
  const drawing = [
    'q BT',
    colour,
    `/F ${size} Tf ${size * 1.15} TL 2 ${first.toFixed(2)} Td`,
    ...shown,
    'ET Q',
  ].join('\n')
  const dict: Dict = new Map<string, PdfValue>([
    ['Type', new Name('XObject')],
    ['Subtype', new Name('Form')],
    ['BBox', [0, 0, width, height]],
    ['Resources', new Map([['Font', new Map([['F', font]])]])],
  ])
  return new NewPdf(dict, new Stream(new Map(), bytesOf(drawing)), 'drawing')
}
