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
import type { parseEmail } from './parse.ts'
import { takeEmail } from './take.ts'

/** Limits of one run: number, size and time. The next minute continues. */
const batch = { most: 50, maxBytes: maxEmailBytes, ms: 45_000 }
/** Time limit for one e-mail, after which another node may take over. */
const heldMs = 120_000

/** The key of the stored position, which does not reveal the mailbox. */
const keptName = (name: string): string => createHash('sha256').update(name).digest('hex')

/**
 * Takes one e-mail, however broken. One that always fails must not block later ones: its headers
 * are kept, and the original stays in the mailbox.
 */
async function takeOne(
  services: Services,
  { bytes, isWhole }: FoundMessage,
  alongside: (tx: Tx) => Promise<void>,
  parse?: typeof parseEmail,
): Promise<void> {
  try {
    await takeEmail(services, { bytes, isWhole }, alongside, parse)
  } catch (err) {
    // Transient: retried with the whole e-mail.
    if (err instanceof AppError || transientCause(err)) throw err
    services.log.error({ err }, 'an email cannot be taken, its headers are')
    await takeEmail(services, { bytes, isWhole: false }, alongside, parse)
  }
}

/**
 * Reads new mail in batches, on one node at a time. Another node takes over from a dead one at the
 * stored position, which is written in the same transaction as each e-mail. Backs off while the
 * mailbox is away.
 */
export async function readMailbox(
  services: Services,
  { most, maxBytes, ms } = batch,
  parse?: typeof parseEmail,
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
        await takeOne(services, message, (tx) => moveMailbox(tx, name, message.position), parse)
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
