import type { FileKind } from '#domain/document/document.ts'
import type { PassportReading } from '#domain/passport/reading.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { keptThread } from './in-thread.ts'

/** What the thread is given. */
export type PassportTask = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly kind: FileKind
  readonly today: CalendarDate
}

const times = {
  /** Reading ends by itself after three seconds of processor; this ends what hangs, on a machine however busy. */
  patienceMs: 60_000,
  /** How long a thread is kept, which takes some 60 MB. */
  restMs: 20_000,
}

const readInThread = keptThread<PassportReading>(
  new URL('./passport-worker.ts', import.meta.url),
  times,
)

/**
 * What the machine zone of a stored passport page says: of a picture, or of the first page of a PDF. Works in a thread
 * of its own, one page after the other. Whatever is wrong with the bytes, the answer is `not-found`; it never throws.
 */
export async function readPassportPage(
  bytes: Uint8Array,
  kind: FileKind,
  today: CalendarDate,
): Promise<PassportReading> {
  const task: PassportTask = { bytes: new Uint8Array(bytes), kind, today }
  // What may be decoded is said in this thread, for all.
  await import('./decoders.ts')
  return (await readInThread(task)) ?? { outcome: 'not-found' }
}
