import type { EmailTrouble } from '#domain/mail/received-email.ts'
import { inProcess, OutOfTime } from '../../document/upload/in-process.ts'
import type { ParsedEmail, ParseTask } from './parsed.ts'

const limits = { budgetMs: 3_000, patienceMs: 45_000 }
/** Where the body cannot be read, its beginning is looked at for headers. */
const headBytes = 64 * 1024

/** Takes an email apart in a process of its own; null where it took too much time or memory, or made no sense. */
const inOwnProcess = (task: ParseTask) =>
  inProcess<ParsedEmail>(new URL('./parse-worker.ts', import.meta.url), task, limits)

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
 * not even they, nothing is known of it. `isWhole` false: only headers came. Throws server.busy where the machine lacks
 * the time, unless it `lacked` before: then that is how it cannot be read.
 */
export async function parseEmail(
  { bytes, isWhole, lacked }: { bytes: Buffer<ArrayBuffer>; isWhole: boolean; lacked: boolean },
  inProcess: typeof inOwnProcess = inOwnProcess,
): Promise<{ email: ParsedEmail; trouble: EmailTrouble | null }> {
  const takeApart = (task: ParseTask) =>
    inProcess(task).catch((error) => {
      if (lacked && error instanceof OutOfTime) return null
      throw error
    })
  if (isWhole) {
    const email = await takeApart({ bytes, headOnly: false })
    if (email) return { email, trouble: email.isTextWhole ? null : 'unreadable' }
  }
  const known = await takeApart({ bytes: headOf(bytes), headOnly: true })
  return { email: known ?? nothing, trouble: isWhole ? 'unreadable' : 'too-large' }
}
