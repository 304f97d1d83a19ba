import { type Cents, toDollars } from '#domain/money/money.ts'
import { attachmentOf } from './attachment.ts'

/** Byte order mark: without it spreadsheets take UTF-8 for something else. */
export const byteOrderMark = '\uFEFF'

// Also inside a cell: a spreadsheet for whose country another sign separates begins a cell there.
const startsFormula = /(^|[;,|\t\r\n])([ \u00a0"']*)([=+\-@\uff1d\uff0b\uff0d\uff20])/g
const startsOddly = /^[\t\r\n]/

/** One cell (RFC 4180). What any spreadsheet would take for a formula begins with an apostrophe. */
function cellOf(value: string | number | null): string {
  if (value === null) return '""'
  if (typeof value === 'number') return `"${value}"`
  const text = value.replace(startsFormula, "$1$2'$3").replace(startsOddly, "'$&")
  return `"${text.replaceAll('"', '""')}"`
}

/** A telephone number as text that no spreadsheet calculates with, and that any telephone reads (RFC 3966). */
export function phoneCell(phone: string | null): string | null {
  return phone ? `tel:${phone.replace(/[\s().]+/g, '-')}` : null
}

/** Dollars, as a number that a spreadsheet adds up; a minus begins no formula there. */
export const amountCell = (cents: Cents | null | undefined): number | null =>
  cents == null ? null : toDollars(cents)

export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/** Lines that are read when the reader is ready for them, and where the next ones begin. */
export type CsvSlice<C> = { lines: readonly string[]; next: C | null }

/**
 * A file in slices: memory stays flat, no statement runs long. `ended` hears how many rows went out, also
 * of a stream that was broken off.
 */
export function csvStreamOf<C>(
  header: readonly string[],
  read: (from: C | null) => Promise<CsvSlice<C>>,
  ended: (rows: number, whole: boolean) => Promise<void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let from: C | null = null
  let rows = 0
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(encoder.encode(byteOrderMark + csvLine(header)))
      },
      async pull(controller) {
        try {
          const { lines, next } = await read(from)
          if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')))
          rows += lines.length
          from = next
        } catch (error) {
          await ended(rows, false)
          throw error
        }
        if (from !== null) return
        await ended(rows, true)
        controller.close()
      },
      cancel: () => ended(rows, false),
    },
    { highWaterMark: 1 },
  )
}

/** Headers of a CSV that a browser saves under this name. */
export function csvHeaders(fileName: string): Record<string, string> {
  return {
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': attachmentOf(fileName),
    'x-content-type-options': 'nosniff',
  }
}
