import type { Cells } from '#domain/sheet/columns.ts'
import { SheetError, sheetLimits } from './limits.ts'
import { cellsOfText, textOf } from './text-table.ts'
import { cellsOfWorkbook } from './workbook.ts'

/** What somebody pasted, or the bytes of a file. */
export type SheetSource = string | Uint8Array

const begins = (bytes: Uint8Array, ...first: number[]) =>
  first.every((byte, index) => bytes[index] === byte)

/** The cells of a sheet, by what its bytes are and never by its name. Throws SheetError. */
export function cellsIn(source: SheetSource, language: string): Cells {
  const cells = typeof source === 'string' ? cellsOfText(source) : cellsOfFile(source, language)
  const bounded = cells.map((row) =>
    row.slice(0, sheetLimits.columns).map((cell) => cell.slice(0, sheetLimits.cell)),
  )
  if (bounded.every((row) => row.every((cell) => cell.trim() === ''))) throw new SheetError('empty')
  return bounded
}

function cellsOfFile(bytes: Uint8Array, language: string): Cells {
  if (bytes.length > sheetLimits.fileBytes) throw new SheetError('tooLarge')
  if (begins(bytes, 0x50, 0x4b, 3, 4)) return cellsOfWorkbook(bytes)
  // XLS, and XLSX behind a password.
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetError('oldKind')
  const isOther =
    begins(bytes, 0x25, 0x50, 0x44, 0x46) || begins(bytes, 0xff, 0xd8) || begins(bytes, 0x89, 0x50)
  if (isOther) throw new SheetError('wrongKind')
  return cellsOfText(textOf(bytes, language))
}
