import { Worker } from 'node:worker_threads'
import type { EmailTrouble } from '#domain/mail/received-email.ts'
import type { ParsedEmail, ParseTask } from './parsed.ts'

/** Of one thread: what is parsed is up to 36 MB and lies outside of these. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
const patienceMs = 20_000
/** Where the body cannot be read, its beginning is looked at for headers. */
const headBytes = 64 * 1024

/** Takes an email apart in a thread of its own; null where it ran out of time, memory or sense. */
function inThread(task: ParseTask): Promise<ParsedEmail | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), {
      workerData: task,
      transferList: [task.bytes.buffer],
      resourceLimits,
      // Parsers print warnings about strange emails; they say nothing that is ours to log.
      stdout: true,
      stderr: true,
    })
    worker.stdout.resume()
    worker.stderr.resume()
    const end = (email: ParsedEmail | null) => {
      clearTimeout(waiting)
      worker.removeAllListeners()
      // What a thread says while it is ended concerns nobody.
      worker.on('error', () => {})
      worker.terminate().finally(() => resolve(email))
    }
    const waiting = setTimeout(() => end(null), patienceMs)
    worker.once('message', (email: ParsedEmail) => end(email))
    worker.once('error', () => end(null))
    worker.once('exit', () => end(null))
  })
}

const nothing: ParsedEmail = {
  ...{ messageId: null, headers: {}, from: [], recipients: [], subject: '', text: '', files: [] },
  isTextWhole: false,
  report: { status: null, feedback: null, returned: null, text: null, failedRecipients: null },
}

/** The headers of an email, with the empty line after them. */
function headOf(raw: Buffer): Uint8Array<ArrayBuffer> {
  const start = raw.subarray(0, headBytes)
  const end = /\r?\n\r?\n/.exec(start.toString('latin1'))
  const head = end ? start.subarray(0, end.index) : start
  return new Uint8Array(Buffer.concat([head, Buffer.from('\r\n\r\n')]))
}

/**
 * Takes an email apart, whatever is wrong with it. Where it cannot be read as a whole, its headers are; where
 * not even they, nothing is known of it. `whole` false: only headers came. Never throws. The bytes are
 * handed over and empty afterwards.
 */
export async function parseEmail(
  raw: Buffer<ArrayBuffer>,
  whole: boolean,
): Promise<{ email: ParsedEmail; trouble: EmailTrouble | null }> {
  const head = headOf(raw)
  if (whole) {
    const isOwn = raw.byteLength === raw.buffer.byteLength
    const bytes = isOwn ? (raw as Uint8Array<ArrayBuffer>) : new Uint8Array(raw)
    const email = await inThread({ bytes, headOnly: false })
    if (email) return { email, trouble: email.isTextWhole ? null : 'unreadable' }
  }
  const known = await inThread({ bytes: head, headOnly: true })
  return { email: known ?? nothing, trouble: whole ? 'unreadable' : 'too-large' }
}
