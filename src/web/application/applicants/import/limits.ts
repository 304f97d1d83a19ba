import type { Cells } from '#domain/sheet/columns.ts'

/** A sheet of a workbook; of a text without a name. */
export type NamedCells = Readonly<{ name: string; cells: Cells }>

/** What a sheet may bring at most: whatever a traveller sends may be hostile. Bytes, rows and cells. */
export const sheetLimits = {
  fileBytes: 5 * 1024 * 1024,
  pasted: 1024 * 1024,
  rows: 200,
  columns: 60,
  cell: 500,
  /** Of a workbook: files in it, bytes of one once unpacked, and how much smaller it may have been made. */
  entries: 500,
  sheets: 10,
  entryBytes: 24 * 1024 * 1024,
  ratio: 200,
} as const

/** Why a sheet cannot be read; words: `sheet.fault.*`. */
export type SheetFault = 'tooLarge' | 'wrongKind' | 'oldKind' | 'unreadable' | 'empty' | 'changed'

/** The same, or that nobody was found in it. */
export type ImportFault = SheetFault | 'nobody'

export class SheetError extends Error {
  readonly fault: SheetFault

  constructor(fault: SheetFault) {
    super(fault)
    this.name = 'SheetError'
    this.fault = fault
  }
}
