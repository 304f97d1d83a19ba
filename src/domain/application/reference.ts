import { cleanText, dashes, latinDigits } from '../text.ts'

/** The number travellers see: 'TZ-' and the id, padded to six digits. */
export function referenceOf(id: number): string {
  if (!Number.isSafeInteger(id) || id < 1) throw new RangeError('Not an application id')
  return `TZ-${String(id).padStart(6, '0')}`
}

/** The id in a typed reference ('TZ-000123', 'tz 123', '123'), or null. Accepts any dash and surrounding words. */
export function parseReference(text: string): number | null {
  const typed = latinDigits(cleanText(text.slice(0, 64)))
    .toUpperCase()
    .replace(dashes, '-')
    .replace(/^\P{N}*\b(?=TZ)/u, '')
    .replace(/^[#([<"'‘“„«]+|[)\]>"'’”».,;:!?]+$/g, '')
  const isNamed = typed.startsWith('TZ')
  const digits = isNamed ? typed.slice(2).replace(/[\s_.:#-]/g, '') : typed
  const match = /^0*(\d{1,15})$/.exec(digits)
  const id = Number(match?.[1])
  return id >= 1 ? id : null
}
