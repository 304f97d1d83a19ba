import Papa from 'papaparse'
import type { Cells } from '#domain/sheet/columns.ts'
import { type NamedCells, SheetError, sheetLimits } from './limits.ts'
import { textOf } from './text-of.ts'
import { sheetsOfWorkbook } from './workbook.ts'

/** Pasted text, or the bytes of a file. */
export type SheetSource = string | Uint8Array

const begins = (bytes: Uint8Array, ...first: number[]) =>
  first.every((byte, index) => bytes[index] === byte)

/**
 * The non-empty sheets; the format is detected from the bytes, not the name. `languages` (BCP 47),
 * the likeliest first, tell legacy encodings. Throws SheetError.
 */
export function sheetsIn(source: SheetSource, languages: readonly string[]): NamedCells[] {
  const sheets = typeof source === 'string' ? text(source) : sheetsOfFile(source, languages)
  const bounded = sheets.map(inColumns).map(({ name, cells }) => ({
    name: name.slice(0, sheetLimits.cell),
    cells: cells.map((row) =>
      row.slice(0, sheetLimits.columns).map((cell) => asTyped(cell.slice(0, sheetLimits.cell))),
    ),
  }))
  const filled = bounded.filter(({ cells }) => cells.some((row) => row.some((cell) => cell.trim())))
  if (filled.length === 0) throw new SheetError('empty')
  return filled
}

/** A cell without what marks it as text, to keep its zeros: ="0012", '0012. */
const asTyped = (cell: string): string =>
  cell.replace(/^="([^"]*)"$/, '$1').replace(/^'(?=[\d+=@-])/, '')

/** A CSV that a spreadsheet opened with another separator has whole lines in its first column. */
function inColumns({ name, cells }: NamedCells): NamedCells {
  const lines = cells.map((row) =>
    row.slice(1).every((cell) => cell.trim() === '') ? (row[0] ?? '') : null,
  )
  const filled = lines.filter((line) => line !== '')
  const isWhole = filled.length > 1 && filled.every((line) => line && /[;,\t|].*[;,\t|]/.test(line))
  return { name, cells: isWhole ? cellsOfText(filled.join('\n')) : cells }
}

const text = (words: string): NamedCells[] => [{ name: '', cells: cellsOfText(words) }]

function sheetsOfFile(bytes: Uint8Array, languages: readonly string[]): NamedCells[] {
  if (bytes.length > sheetLimits.fileBytes) throw new SheetError('tooLarge')
  if (begins(bytes, 0x50, 0x4b, 3, 4)) return sheetsOfWorkbook(bytes)
  // XLS, and password-protected XLSX; below, the pages that systems call XLS.
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetError('oldKind')
  const isOther =
    begins(bytes, 0x25, 0x50, 0x44, 0x46) || begins(bytes, 0xff, 0xd8) || begins(bytes, 0x89, 0x50)
  if (isOther) throw new SheetError('wrongKind')
  const words = textOf(bytes, languages)
  if (/^\s*<(?:!doctype|html|table|meta|\?xml)/i.test(words)) throw new SheetError('oldKind')
  return text(words)
}

/** The cells of text pasted from a spreadsheet, or of CSV with commas, semicolons or tabs. */
function cellsOfText(text: string): Cells {
  if (text.length > sheetLimits.fileBytes) throw new SheetError('tooLarge')
  if (text.includes('\0')) throw new SheetError('wrongKind')
  // Lines of several systems may be mixed.
  const lines = text.replace(/\r\n?/g, '\n').replace(/\ufeff/g, '')
  // Excel's separator line.
  const named = /^"?sep=(.)"?\n/i.exec(lines)
  const written = named ? lines.slice(named[0].length) : lines
  const [first = ''] = written.trimStart().split('\n', 1)
  const rows = tidied(written, first)
  const parse = (quoteChar: string, delimiter: string) =>
    Papa.parse<string[]>(rows, {
      delimiter: named?.[1] ?? delimiter,
      delimitersToGuess: delimiters,
      newline: '\n',
      quoteChar,
      skipEmptyLines: 'greedy',
      preview: sheetLimits.rows,
    })
  const { data, errors } = parse(singleQuoted.test(first) ? "'" : '"', '')
  const hasTaken = data.some((row) => row.some((cell) => cell.includes('\n')))
  if (!hasTaken || !errors.some(({ type }) => type === 'Quotes')) return data
  // A cell that only begins with a quote took in the rows below.
  const counts = delimiters.map((sign) => first.split(sign).length)
  return parse(noQuotes, delimiters[counts.indexOf(Math.max(...counts))] ?? '').data
}

const singleQuoted = /^'[^']*'(?: *[;,|\t] *'[^']*')+\s*$/
const curlyQuoted = /^[“„][^“”„]*[“”](?: *[;,|\t] *[“„][^“”„]*[“”])+\s*$/

/** Quotes where the parser looks for them: those of word processors made plain, without a blank in front. */
function tidied(rows: string, first: string): string {
  const plain = curlyQuoted.test(first) ? rows.replace(/[“”„]/g, '"') : rows
  return /[;,|] +["'“„]/.test(first) ? plain.replace(/([;,|]) +(?=["'])/g, '$1') : plain
}

const delimiters = ['\t', ';', ',', '|']
/** No sign of a text. */
const noQuotes = '\u0001'
