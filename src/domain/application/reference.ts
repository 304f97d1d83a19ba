import { cleanText, dashes, latinDigits, latinLookalikes } from '../text.ts'

/** The number travellers see: 'TZ-' and the id, padded to six digits. */
export function referenceOf(id: number): string {
  if (!Number.isSafeInteger(id) || id < 1) throw new RangeError('Not an application id')
  return `TZ-${String(id).padStart(6, '0')}`
}

/** Behind the six digits that a reference has at least, words may follow: 'TZ-000123 (Ada)'. */
const six = /^(\d{6,})(?=[^\p{L}\p{N}])/u

/** No name: 'Götz Olli' has neither a sign before 'TZ' nor a digit behind it. */
const behindTz = /(?:^|[^\p{L}\p{N}])T[ZЗ][\s_.:#=~/|-]*([OIL]*\d.*)$/u
/** Spelt: 'T Z 0 0 0 1 2 3'. */
const spelt = /^T[\s.-]Z(?=[\s.-])/
/** 'No. 123', '№123'. */
const label =
  /^(?:№|N[°º]|(?:NO|NR|NUM|NUMBER|REF|REFERENCE|APPLICATION)(?=[\s.:#]))[\s.:#]*(?=\d+$)/

/** '0,000,123' and '1.234'; not two numbers, as in '000123,456'. */
const grouped = /(?<!\d)\d{1,3}(?:[.,]\d{3})+(?!\d)/g

/** The digits behind 'TZ', with letters that look like them. */
function digitsOf(text: string): string {
  const digits = text.replace(/^[\dOIL\s_.:#-]+/, (typed) =>
    typed.replace(/O/g, '0').replace(/[IL]/g, '1'),
  )
  return six.exec(digits)?.[1] ?? digits.replace(/[\s_.:#-]/g, '')
}

/** The id in a typed reference ('TZ-000123', 'tz 123', '123'), or null. Accepts any dash and surrounding words. */
export function parseReference(text: string): number | null {
  const typed = latinDigits(cleanText(text.slice(0, 64)))
    .toUpperCase()
    .replace(/%2D/g, '-')
    .replace(dashes, '-')
    .replace(/[ー〜]/g, '-')
    .replace(grouped, (digits) => digits.replace(/\D/g, ''))
    .replace(spelt, 'TZ')
    .replace(label, '')
    .replace(/^[#([<"'‘“„«*]+|[)\]>"'’”».,;:!?*/]+$/g, '')
  const [, named] = behindTz.exec(latinLookalikes(typed)) ?? []
  const match = /^0*(\d{1,15})$/.exec(named === undefined ? typed : digitsOf(named))
  const id = Number(match?.[1])
  return id >= 1 ? id : null
}
