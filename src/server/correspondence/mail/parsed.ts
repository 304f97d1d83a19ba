import type { MailHeaders } from '#domain/mail/auto-reply.ts'
import type { ReportParts } from '#domain/mail/delivery-report.ts'

/** A file as it came; `bytes` is null where it is larger than any file that is taken. */
export type ParsedFile = {
  name: string
  mediaType: string
  sizeBytes: number
  isEmbedded: boolean
  bytes: Uint8Array<ArrayBuffer> | null
}

/** An email taken apart. Nothing in it is to be trusted. */
export type ParsedEmail = {
  messageId: string | null
  headers: MailHeaders
  /** Addresses in all its From headers; exactly one in a proper email. */
  from: string[]
  /** Whatever looks like an address in the headers that say whom it was sent to. */
  recipients: string[]
  subject: string
  text: string
  /** False where some of it could not be made text. */
  isTextWhole: boolean
  files: ParsedFile[]
  /** What makes it a report on a letter. */
  report: Writable<ReportParts>
}

/** Filled while it is read. */
type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** What the thread is given; `headOnly`: nothing but the headers is to be read. */
export type ParseTask = { bytes: Uint8Array<ArrayBuffer>; headOnly: boolean }
