import type { Cells } from '#domain/sheet/columns.ts'
import { SheetError, type SheetFault } from './limits.ts'
import { cellsIn, type SheetSource } from './read-sheet.ts'

/** Reads one sheet in a thread of its own, where a hostile one keeps nobody from typing. */
export type SheetRequest = Readonly<{ source: SheetSource; language: string }>
export type SheetAnswer = { cells: Cells } | { fault: SheetFault }

const answerOf = ({ source, language }: SheetRequest): SheetAnswer => {
  try {
    return { cells: cellsIn(source, language) }
  } catch (error) {
    return { fault: error instanceof SheetError ? error.fault : 'unreadable' }
  }
}

addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => postMessage(answerOf(data)))
