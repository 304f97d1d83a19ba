import type { FileKind } from '#domain/document/document.ts'
import type { PassportReading } from '#domain/passport/reading.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { inThread } from './in-thread.ts'

/** What the thread is given. */
export type PassportTask = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly kind: FileKind
  readonly today: CalendarDate
}

/** Reading ends by itself after three seconds of processor; this ends what hangs, on a machine however busy. */
const patienceMs = 60_000

let before: Promise<unknown> = Promise.resolve()

/**
 * What the machine zone of a stored passport page says: of a picture, or of the first page of a PDF. Works in a thread
 * of its own, one page after the other. Whatever is wrong with the bytes, the answer is `not-found`; it never throws.
 */
export function readPassportPage(
  bytes: Uint8Array,
  kind: FileKind,
  today: CalendarDate,
): Promise<PassportReading> {
  const mine = before.then(() => readInThread({ bytes: new Uint8Array(bytes), kind, today }))
  before = mine
  return mine
}

async function readInThread(task: PassportTask): Promise<PassportReading> {
  // What may be decoded is said in this thread, for all.
  await import('./decoders.ts')
  const script = new URL('./passport-worker.ts', import.meta.url)
  const reading = await inThread<PassportReading>(script, task, patienceMs)
  return reading ?? { outcome: 'not-found' }
}
