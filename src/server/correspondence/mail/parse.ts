import type { EmailTrouble } from '#domain/mail/received-email.ts'
import { OutOfTime, runIsolated } from '../../document/upload/isolated-process.ts'
import type { ParsedEmail, ParseTask } from './parsed.ts'

const limits = { budgetMs: 3_000, patienceMs: 45_000 }
/** When parsing fails, headers are searched in this much of the beginning. */
const headBytes = 64 * 1024

/** Parses an e-mail in a separate process; null when it takes too much time or memory, or fails. */
const inOwnProcess = (task: ParseTask) =>
  runIsolated<ParsedEmail>(new URL('./parse-worker.ts', import.meta.url), task, limits)

const nothing: ParsedEmail = {
  ...{ messageId: null, headers: {}, from: [], recipients: [], subject: '', text: '', files: [] },
  isTextWhole: false,
  report: { status: null, feedback: null, returned: null, text: null, failedRecipients: null },
}

/** The headers with the empty line that ends them. */
function headOf(raw: Buffer): Uint8Array<ArrayBuffer> {
  const start = raw.subarray(0, headBytes)
  const end = /\r?\n\r?\n/.exec(start.toString('latin1'))
  const head = end ? start.subarray(0, end.index) : start
  return new Uint8Array(Buffer.concat([head, Buffer.from('\r\n\r\n')]))
}

/**
 * Parses any e-mail, however broken. Falls back to the headers alone, then to nothing. `isWhole`
 * false: only headers were fetched. Throws server.busy when time runs out, unless it `lacked` time
 * before: then it is unreadable.
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
