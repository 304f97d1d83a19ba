import { PeerFailure } from '../../peer-failure.ts'

/** Up to where a mailbox was read: UIDs grow, and count only with the validity under which they were seen. */
export type ReadUpTo = { uidValidity: number; lastUid: number }

export type FoundMessage = {
  /** Where the mailbox is read up to once this one is taken. */
  position: ReadUpTo
  bytes: Buffer<ArrayBuffer>
  /** False where the message is larger than asked for: these are only its headers. */
  isWhole: boolean
}

export type Reading = {
  /** What was read before. With another validity everything in the mailbox is new. */
  after: ReadUpTo
  /** The largest message that is fetched whole. */
  maxBytes: number
  /** So many at most. */
  most: number
  /** Aborted when it is time to leave: what is under way is broken off, and comes again. */
  signal: AbortSignal
  /** Takes one message for good; whoever throws ends the reading. */
  take(message: FoundMessage): Promise<void>
}

/** Why a mailbox could not be read. */
export class MailboxError extends PeerFailure {
  override name = 'MailboxError'

  constructor(code: string) {
    super('IMAP', code)
  }
}

/** A mailbox that messages come to and stay in. */
export type Mailbox = {
  /** User, host and folder, without the password: one mailbox has one name. */
  readonly name: string
  /**
   * Hands over new messages, oldest first, one at a time, and marks each as seen once it was taken. Nothing is
   * deleted. Answers whether there are more. Throws MailboxError where it is away or breaks off.
   */
  read(reading: Reading): Promise<{ more: boolean }>
}
