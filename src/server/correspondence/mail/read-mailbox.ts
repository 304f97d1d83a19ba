import { createHash } from 'node:crypto'
import { maxEmailBytes } from '#contract/mail.ts'
import { AppError } from '#domain/error.ts'
import { mailboxPauseSeconds } from '#domain/mail/received-email.ts'
import {
  holdMailbox,
  leaveMailbox,
  moveMailbox,
  takeMailbox,
} from '../../data/correspondence/mailbox-position.ts'
import { type FoundMessage, MailboxError } from '../../platform/adapters/mailbox/port.ts'
import type { Tx } from '../../platform/db/database.ts'
import { transientCause } from '../../platform/db/transient-error.ts'
import type { Services } from '../../services.ts'
import { takeEmail } from './take.ts'

/** So many emails, none larger, and so long at a time: the next minute goes on. */
const batch = { most: 50, maxBytes: maxEmailBytes, ms: 45_000 }
/** For how long one email may take; then another node may come. */
const heldMs = 120_000

/** The name under which its position is kept: whose mailbox it is stands in no table. */
const keptName = (name: string): string => createHash('sha256').update(name).digest('hex')

/**
 * One email, whatever is wrong with it. One that fails for reasons of its own must not stop all that come after
 * it: of it the headers are kept, and the whole lies in the mailbox.
 */
async function takeOne(
  services: Services,
  { bytes, isWhole }: FoundMessage,
  alongside: (tx: Tx) => Promise<void>,
): Promise<void> {
  try {
    await takeEmail(services, { bytes, isWhole }, alongside)
  } catch (err) {
    // What passes is tried again with the whole.
    if (err instanceof AppError || transientCause(err)) throw err
    services.log.error({ err }, 'an email cannot be taken, its headers are')
    await takeEmail(services, { bytes, isWhole: false }, alongside)
  }
}

/**
 * Reads what is new in the mailbox, a batch at a time. One node is at it; one that is killed leaves it to
 * another, and what it wrote is where the next begins, for an email and the position after it are written in
 * one transaction. A mailbox that is away is left alone for a while, longer each time.
 */
export async function readMailbox(
  services: Services,
  { most, maxBytes, ms } = batch,
): Promise<void> {
  const { db, mailbox, clock, log } = services
  if (!mailbox) return
  const name = keptName(mailbox.name)
  const soon = (ms: number) => new Date(clock.now().getTime() + ms)
  const mostUntil = soon(mailboxPauseSeconds(Number.POSITIVE_INFINITY) * 1000)
  const after = await takeMailbox(db, name, { now: clock.now(), until: soon(heldMs), mostUntil })
  if (!after) return
  const signal = AbortSignal.timeout(ms)
  let failed = false
  try {
    await mailbox.read({
      ...{ after, maxBytes, most, signal },
      async take(message) {
        await holdMailbox(db, name, soon(heldMs))
        await takeOne(services, message, (tx) => moveMailbox(tx, name, message.position))
      },
    })
  } catch (err) {
    failed = true
    if (!(err instanceof MailboxError) && !(err instanceof AppError)) throw err
    log.warn({ setting: 'INBOX_URL', reason: err.message }, 'the mailbox could not be read')
  } finally {
    const failures = await leaveMailbox(db, name, { now: clock.now(), failed })
    if (failed) await holdMailbox(db, name, soon(mailboxPauseSeconds(failures) * 1000))
  }
}
