import { PeerFailure } from '../../peer-failure.ts'

/** How far a mailbox was read: UIDs grow, and are comparable only within one UIDVALIDITY. */
export type ReadUpTo = { uidValidity: number; lastUid: number }

export type FoundMessage = {
  /** The position after this message. */
  position: ReadUpTo
  bytes: Buffer<ArrayBuffer>
  /** False where the message exceeds `maxBytes`: then these are its headers only. */
  isWhole: boolean
}

export type Reading = {
  /** The last position. With another UIDVALIDITY every message is new. */
  after: ReadUpTo
  /** The largest message fetched whole, in bytes. */
  maxBytes: number
  /** Maximum number of messages. */
  most: number
  /** Aborted on shutdown; the message in progress is fetched again next time. */
  signal: AbortSignal
  /** Takes one message for good; an error ends the reading. */
  take(message: FoundMessage): Promise<void>
}

/** Why a mailbox could not be read. */
export class MailboxError extends PeerFailure {
  override name = 'MailboxError'

  constructor(code: string) {
    super('IMAP', code)
  }
}

/** A mailbox whose messages stay in it. */
export type Mailbox = {
  /** User, host and folder, without the password: unique to the mailbox. */
  readonly name: string
  /**
   * Passes on new messages, oldest first, one at a time, and marks each as seen once taken. Deletes
   * nothing. Returns whether there are more. Throws MailboxError when the mailbox is away or the
   * connection breaks.
   */
  read(reading: Reading): Promise<{ more: boolean }>
}
