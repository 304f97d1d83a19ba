import { type Cents, toDollars } from '#domain/money/money.ts'
import { attachmentOf } from './attachment.ts'

/** Byte order mark, for spreadsheets that otherwise misread UTF-8. */
export const byteOrderMark = '\uFEFF'

// Also inside a cell: with another list separator a spreadsheet starts a cell there.
const startsFormula = /(^|[;,|\t\r\n])([ \u00a0"']*)([=+\-@\uff1d\uff0b\uff0d\uff20])/g
const startsOddly = /^[\t\r\n]/

/** One cell (RFC 4180). Anything like a formula is prefixed with an apostrophe. */
function cellOf(value: string | number | null): string {
  if (value === null) return '""'
  if (typeof value === 'number') return `"${value}"`
  const text = value.replace(startsFormula, "$1$2'$3").replace(startsOddly, "'$&")
  return `"${text.replaceAll('"', '""')}"`
}

/** A phone number that spreadsheets keep as text and phones can dial (RFC 3966). */
export function phoneCell(phone: string | null): string | null {
  return phone ? `tel:${phone.replace(/[\s().]+/g, '-')}` : null
}

/** Dollars, as a number that a spreadsheet adds up; a minus begins no formula there. */
export const amountCell = (cents: Cents | null | undefined): number | null =>
  cents == null ? null : toDollars(cents)

export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/** Lines of a CSV, and the cursor of the next ones. */
export type CsvSlice<C> = { lines: readonly string[]; next: C | null }

/**
 * Streams a file in slices: constant memory, short statements. `ended` gets the number of rows,
 * also after an abort.
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

/** Headers of a CSV download. */
export function csvHeaders(fileName: string): Record<string, string> {
  return {
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': attachmentOf(fileName),
    'x-content-type-options': 'nosniff',
  }
}
