import { bytesOf, hexOf, joined } from './bytes.ts'
import { type Dict, isDict, Name, type PdfValue, Ref, Stream, Text } from './value.ts'

const escapedName = (text: string): string =>
  text.replace(/[^!-~]|[#()<>[\]{}/%]/g, (sign) => {
    return `#${(sign.charCodeAt(0) & 255).toString(16).padStart(2, '0')}`
  })

function numberText(number: number): string {
  if (Number.isInteger(number) && Math.abs(number) < 2 ** 31) return String(number)
  const bounded = Math.max(-2147483647, Math.min(2147483647, number))
  return bounded.toFixed(6).replace(/\.?0+$/, '')
}

function text(value: PdfValue): string {
  if (value === null) return 'null'
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return numberText(value)
  if (value instanceof Name) return `/${escapedName(value.text)}`
  if (value instanceof Text) return `<${hexOf(value.bytes)}>`
  if (value instanceof Ref) return `${value.number} 0 R`
  if (Array.isArray(value)) return `[${value.map(text).join(' ')}]`
  if (isDict(value)) return dictText(value)
  throw new Error('A stream stands by itself')
}

const dictText = (dict: Dict): string =>
  `<<${[...dict].map(([key, value]) => `/${escapedName(key)} ${text(value)}`).join(' ')}>>`

/** A whole PDF of these objects, in the open and one after the other; the first is the catalog. */
export function writePdf(objects: readonly PdfValue[]): Uint8Array {
  const parts: Uint8Array[] = [bytesOf('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')]
  let size = parts[0]?.length ?? 0
  const add = (part: Uint8Array | string) => {
    const bytes = typeof part === 'string' ? bytesOf(part) : part
    parts.push(bytes)
    size += bytes.length
  }
  const offsets = objects.map((object, index) => {
    const offset = size
    if (object instanceof Stream) {
      const dict = new Map(object.dict).set('Length', object.raw.length)
      add(`${index + 1} 0 obj\n${dictText(dict)}\nstream\n`)
      add(object.raw)
      add('\nendstream\nendobj\n')
    } else add(`${index + 1} 0 obj\n${text(object)}\nendobj\n`)
    return offset
  })
  const start = size
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines.join('')}`)
  add(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`)
  return joined(parts)
}
