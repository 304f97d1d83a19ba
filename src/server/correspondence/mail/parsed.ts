import type { MailHeaders } from '#domain/mail/auto-reply.ts'
import type { ReportParts } from '#domain/mail/delivery-report.ts'

/** An attached file; `bytes` is null above the size limit. */
export type ParsedFile = {
  name: string
  mediaType: string
  sizeBytes: number
  isEmbedded: boolean
  bytes: Uint8Array<ArrayBuffer> | null
}

/** A parsed e-mail; all of it is untrusted. */
export type ParsedEmail = {
  messageId: string | null
  headers: MailHeaders
  /** Addresses of all From headers; exactly one in a proper e-mail. */
  from: string[]
  /** All addresses in headers that may name the recipient. */
  recipients: string[]
  subject: string
  text: string
  /** False where some of it could not be converted to text. */
  isTextWhole: boolean
  files: ParsedFile[]
  /** Its parts as a delivery report. */
  report: Writable<ReportParts>
}

/** Filled while parsing. */
type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** The worker's input; `headOnly`: parse the headers only. */
export type ParseTask = { bytes: Uint8Array<ArrayBuffer>; headOnly: boolean }
