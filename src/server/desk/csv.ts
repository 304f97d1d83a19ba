/** Byte order mark: without it spreadsheets take UTF-8 for something else. */
export const byteOrderMark = '\uFEFF'

const startsFormula = /^[=+\-@\t\r]/

/** One cell (RFC 4180). What a spreadsheet would take for a formula begins with an apostrophe. */
function cellOf(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = startsFormula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}
