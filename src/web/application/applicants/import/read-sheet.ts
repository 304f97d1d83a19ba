import { type NamedCells, SheetError, sheetLimits } from './limits.ts'
import { cellsOfText, textOf } from './text-table.ts'
import { sheetsOfWorkbook } from './workbook.ts'

/** Pasted text, or the bytes of a file. */
export type SheetSource = string | Uint8Array

const begins = (bytes: Uint8Array, ...first: number[]) =>
  first.every((byte, index) => bytes[index] === byte)

/** The non-empty sheets; the format is detected from the bytes, not the name. Throws SheetError. */
export function sheetsIn(source: SheetSource, language: string): NamedCells[] {
  const sheets = typeof source === 'string' ? text(source) : sheetsOfFile(source, language)
  const bounded = sheets.map(({ name, cells }) => ({
    name: name.slice(0, sheetLimits.cell),
    cells: cells.map((row) =>
      row.slice(0, sheetLimits.columns).map((cell) => cell.slice(0, sheetLimits.cell)),
    ),
  }))
  const filled = bounded.filter(({ cells }) => cells.some((row) => row.some((cell) => cell.trim())))
  if (filled.length === 0) throw new SheetError('empty')
  return filled
}

const text = (words: string): NamedCells[] => [{ name: '', cells: cellsOfText(words) }]

function sheetsOfFile(bytes: Uint8Array, language: string): NamedCells[] {
  if (bytes.length > sheetLimits.fileBytes) throw new SheetError('tooLarge')
  if (begins(bytes, 0x50, 0x4b, 3, 4)) return sheetsOfWorkbook(bytes)
  // XLS, and password-protected XLSX.
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetError('oldKind')
  const isOther =
    begins(bytes, 0x25, 0x50, 0x44, 0x46) || begins(bytes, 0xff, 0xd8) || begins(bytes, 0x89, 0x50)
  if (isOther) throw new SheetError('wrongKind')
  return text(textOf(bytes, language))
}
