import type { Cells } from '#domain/sheet/columns.ts'

/** A sheet of a workbook; plain text has no name. */
export type NamedCells = Readonly<{ name: string; cells: Cells }>

/** Maximum bytes, rows and cells of a sheet: uploads may be hostile. */
export const sheetLimits = {
  fileBytes: 5 * 1024 * 1024,
  pasted: 1024 * 1024,
  rows: 200,
  columns: 200,
  cell: 500,
  /** Workbook: files, unpacked bytes of a file, and compression ratio. */
  entries: 500,
  sheets: 10,
  entryBytes: 24 * 1024 * 1024,
  ratio: 200,
} as const

/** Why a sheet cannot be parsed; words: `sheet.fault.*`. */
export type SheetFault = 'tooLarge' | 'wrongKind' | 'oldKind' | 'unreadable' | 'empty' | 'changed'

/** Those, or no travellers found. */
export type ImportFault = SheetFault | 'nobody'

export class SheetError extends Error {
  readonly fault: SheetFault

  constructor(fault: SheetFault) {
    super(fault)
    this.name = 'SheetError'
    this.fault = fault
  }
}
