import { Worker } from 'node:worker_threads'
import type { FileKind } from '#domain/document/document.ts'
import type { PassportReading } from '#domain/passport/reading.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'

/** What the thread is given. */
export type PassportTask = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly kind: FileKind
  readonly today: CalendarDate
}

/** Reading ends by itself after three seconds of processor; this ends what hangs, on a machine however busy. */
const patienceMs = 60_000
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

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

function readInThread(task: PassportTask): Promise<PassportReading> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./passport-worker.ts', import.meta.url), {
      workerData: task,
      transferList: [task.bytes.buffer],
      resourceLimits,
      // Decoders print warnings about strange files; they say nothing that is ours to log.
      stdout: true,
      stderr: true,
    })
    worker.stdout.resume()
    worker.stderr.resume()
    const end = (reading: PassportReading) => {
      clearTimeout(waiting)
      worker.removeAllListeners()
      // What a thread says while it is ended concerns nobody.
      worker.on('error', () => {})
      worker.terminate().then(
        () => resolve(reading),
        () => resolve(reading),
      )
    }
    const giveUp = () => end({ outcome: 'not-found' })
    const waiting = setTimeout(giveUp, patienceMs)
    worker.on('message', end).on('error', giveUp).on('exit', giveUp)
  })
}
