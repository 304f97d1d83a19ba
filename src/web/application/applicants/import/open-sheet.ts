/// <reference types="vite/client" />
import { bytesOf } from '../../../file/bytes.ts'
import { trustedAddress } from '../../../trusted.ts'
import type { SheetAnswer, SheetRequest } from './import-worker.ts'
import workerAddress from './import-worker.ts?worker&url'
import { type NamedCells, SheetError, sheetLimits } from './limits.ts'

/** Timeout in milliseconds: a regular sheet takes a tenth of a second. */
const patience = 10_000

/** Parses pasted text or a file in this browser; nothing is uploaded. Throws SheetError. */
export async function openSheet(given: string | File, language: string): Promise<NamedCells[]> {
  const size = typeof given === 'string' ? given.length : given.size
  const most = typeof given === 'string' ? sheetLimits.pasted : sheetLimits.fileBytes
  if (size > most) throw new SheetError('tooLarge')
  const source = typeof given === 'string' ? given : await bytesIn(given)
  const worker = new Worker(trustedAddress(workerAddress), { type: 'module' })
  try {
    // The spreadsheet is rather in the language of the browser than in that of the page.
    return await answerOf(worker, { source, languages: [navigator.language, language] })
  } finally {
    worker.terminate()
  }
}

function bytesIn(file: File) {
  return bytesOf(file).catch(() => {
    throw new SheetError('changed')
  })
}

function answerOf(worker: Worker, request: SheetRequest): Promise<NamedCells[]> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new SheetError('unreadable'))
    const timer = setTimeout(fail, patience)
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => {
      clearTimeout(timer)
      if ('sheets' in data) resolve(data.sheets)
      else reject(new SheetError(data.fault))
    })
    worker.postMessage(request)
  })
}
