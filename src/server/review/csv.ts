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

export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}
