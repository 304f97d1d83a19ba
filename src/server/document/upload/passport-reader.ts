import type { FileKind } from '#domain/document/document.ts'
import type { PassportReading } from '#domain/passport/reading.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { keptProcess } from './in-process.ts'

/** What the process is given. */
export type PassportTask = {
  readonly bytes: Uint8Array
  readonly kind: FileKind
  readonly today: CalendarDate
}

const limits = {
  /** Reading ends by itself after three seconds of processor; this ends what is drawn or opened for longer. */
  budgetMs: 8_000,
  /** Less than a job may take, so that what the machine lacks is no word about the page. */
  patienceMs: 50_000,
  /** How long a process is kept, which takes some 100 MB. */
  restMs: 20_000,
}

const readInProcess = keptProcess<PassportReading>(
  new URL('./passport-worker.ts', import.meta.url),
  limits,
)

/**
 * What the machine zone of a stored passport page says: of a picture, or of the first page of a PDF. Works in a process
 * of its own, one page after the other. Whatever is wrong with the bytes, the answer is `not-found`. Throws server.busy
 * where the machine lacks the time.
 */
export async function readPassportPage(
  bytes: Uint8Array,
  kind: FileKind,
  today: CalendarDate,
): Promise<PassportReading> {
  const task: PassportTask = { bytes, kind, today }
  return (await readInProcess(task)) ?? { outcome: 'not-found' }
}
