import { type NamedCells, SheetError, type SheetFault } from './limits.ts'
import { type SheetSource, sheetsIn } from './read-sheet.ts'

/** Parses a list in a worker, so that a hostile one cannot block typing. */
export type SheetRequest = Readonly<{ source: SheetSource; languages: readonly string[] }>
export type SheetAnswer = { sheets: NamedCells[] } | { fault: SheetFault }

const answerOf = ({ source, languages }: SheetRequest): SheetAnswer => {
  try {
    return { sheets: sheetsIn(source, languages) }
  } catch (error) {
    return { fault: error instanceof SheetError ? error.fault : 'unreadable' }
  }
}

addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => postMessage(answerOf(data)))
