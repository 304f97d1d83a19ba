import type { FileKind } from '#domain/document/document.ts'
import type { PassportReading } from '#domain/passport/reading.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { reusedProcess } from './isolated-process.ts'

/** The input of the process. */
export type PassportTask = {
  readonly bytes: Uint8Array
  readonly kind: FileKind
  readonly today: CalendarDate
}

const limits = {
  /** Reading ends by itself after three seconds of processor time; this also bounds opening and rendering. */
  budgetMs: 8_000,
  /** Less than a job's limit, so that a busy machine is not mistaken for a bad page. */
  patienceMs: 50_000,
  /** How long an idle process is kept, at some 100 MB. */
  restMs: 20_000,
}

const readInProcess = reusedProcess<PassportReading>(
  new URL('./passport-worker.ts', import.meta.url),
  limits,
)

/**
 * Reads the machine-readable zone of a stored passport page: of a picture, or a PDF's first page.
 * In a separate process, one page at a time. Unreadable bytes give `not-found`. Throws server.busy
 * when the machine is too busy.
 */
export async function readPassportPage(
  bytes: Uint8Array,
  kind: FileKind,
  today: CalendarDate,
): Promise<PassportReading> {
  const task: PassportTask = { bytes, kind, today }
  return (await readInProcess(task)) ?? { outcome: 'not-found' }
}
