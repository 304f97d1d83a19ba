import type { Language } from '#domain/reference/languages.ts'
import { PeerFailure } from '../../peer-failure.ts'

export type MailAttachment = {
  filename: string
  contentType: string
  content: Uint8Array
}

export type Mail = {
  /** Same letter, same id ('local@host', without angle brackets): whoever has it already drops the repeat. */
  messageId: string
  /** One bare address of the strict grammar (domain/email.ts). */
  recipient: string
  subject: string
  html: string
  text: string
  language: Language
  /** Where an answer goes; without it to the sender. */
  replyTo?: string
  /** Where a report goes that it could not be delivered (SMTP's MAIL FROM); without it to the sender. */
  returnPath?: string
  attachments?: readonly MailAttachment[]
  /** Further headers, such as List-Unsubscribe; one line each. */
  headers?: Readonly<Record<string, string>>
}

/** Whom letters come from, as MAIL_FROM names it. */
export type Sender = { name: string; address: string }

/**
 * Hands letters over to the outside. Resolves once the next station has taken responsibility,
 * throws MailError otherwise.
 */
export type Mailer = {
  /** Where letters go: to an SMTP server, or into a folder that nobody else reads. */
  readonly kind: 'smtp' | 'outbox'
  readonly from: Sender
  send(mail: Mail): Promise<void>
  /** Whether letters would be taken: connects and signs in, and sends none. Throws MailError. */
  check(): Promise<void>
  /** The letters that still lie here, where nobody else keeps them: ids of messages, in no order. */
  kept(): AsyncIterable<{ messageId: string }>
  /** Since when a kept letter lies here; null when it is gone. */
  keptSince(messageId: string): Promise<Date | null>
  /** Takes a kept letter away, half written ones too. One that is not there is no error. */
  forget(messageId: string): Promise<void>
  close(): Promise<void>
}

/**
 * A letter that was not taken. Permanent: no repeat can help (a mailbox that does not exist, an
 * address outside the grammar). Temporary: everything else, the operator's own mistakes included,
 * so that a letter waits for the repair instead of being lost.
 */
export class MailError extends PeerFailure {
  override name = 'MailError'
  readonly permanent: boolean
  /** What was said against the recipient's address, by its code of RFC 3463 or without one; else null. */
  readonly refusal: { code: string | null } | null

  constructor(
    peer: string,
    code: string,
    permanent: boolean,
    { refusal = null, ...options }: ErrorOptions & { refusal?: MailError['refusal'] } = {},
  ) {
    super(peer, code, options)
    this.permanent = permanent
    this.refusal = refusal
  }
}
