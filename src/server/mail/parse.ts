import type { EmailTrouble } from '#domain/mail/received-email.ts'
import { inThread } from '../upload/in-thread.ts'
import type { ParsedEmail, ParseTask } from './parsed.ts'

const patienceMs = 20_000
/** Where the body cannot be read, its beginning is looked at for headers. */
const headBytes = 64 * 1024

/** Takes an email apart in a thread of its own; null where it ran out of time, memory or sense. */
const takeApart = (task: ParseTask) =>
  inThread<ParsedEmail>(new URL('./parse-worker.ts', import.meta.url), task, patienceMs)

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
    const email = await takeApart({ bytes, headOnly: false })
    if (email) return { email, trouble: email.isTextWhole ? null : 'unreadable' }
  }
  const known = await takeApart({ bytes: head, headOnly: true })
  return { email: known ?? nothing, trouble: whole ? 'unreadable' : 'too-large' }
}
