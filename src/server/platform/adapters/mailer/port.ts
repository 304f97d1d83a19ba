import type { Language } from '#domain/reference/languages.ts'
import { PeerFailure } from '../../peer-failure.ts'

export type MailAttachment = {
  filename: string
  contentType: string
  content: Uint8Array
}

export type Mail = {
  /** Same letter, same id ('local@host', without angle brackets), so that mail servers can drop duplicates. */
  messageId: string
  /** One bare address of the strict grammar (domain/email.ts). */
  recipient: string
  subject: string
  html: string
  text: string
  language: Language
  /** Reply-To; the sender by default. */
  replyTo?: string
  /** Return path of bounces (SMTP's MAIL FROM); the sender by default. */
  returnPath?: string
  attachments?: readonly MailAttachment[]
  /** Further headers such as List-Unsubscribe, one line each. */
  headers?: Readonly<Record<string, string>>
}

/** The sender in MAIL_FROM. */
export type Sender = { name: string; address: string }

/** Sends letters. Resolves once the next hop has accepted responsibility; throws MailError otherwise. */
export type Mailer = {
  /** An SMTP server, or a local folder. */
  readonly kind: 'smtp' | 'outbox'
  readonly from: Sender
  send(mail: Mail): Promise<void>
  /** Connects and signs in without sending. Throws MailError. */
  check(): Promise<void>
  /** Message ids of the letters still in the outbox, in no order; none for SMTP. */
  kept(): AsyncIterable<{ messageId: string }>
  /** When a letter was put in the outbox; null when it is gone. */
  keptSince(messageId: string): Promise<Date | null>
  /** Deletes a letter from the outbox, partial files included. A missing one is no error. */
  forget(messageId: string): Promise<void>
  close(): Promise<void>
}

/**
 * A letter was not accepted. Permanent: no retry can help (an unknown mailbox, an invalid address).
 * Temporary: everything else, configuration mistakes included, so that letters wait for the fix
 * instead of being lost.
 */
export class MailError extends PeerFailure {
  override name = 'MailError'
  readonly permanent: boolean
  /** Set where the server rejected the recipient's address; `code` is that of RFC 3463, if any. */
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
