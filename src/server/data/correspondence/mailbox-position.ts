import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** Up to where a mailbox was read, as IMAP counts (RFC 3501): other UIDs begin where the validity is another. */
export type MailboxPosition = { uidValidity: number; lastUid: number }

/**
 * Takes a mailbox for reading; null while another node is at it, or where it is to be left alone. A node
 * that was killed leaves it to others when `until` is over; what is held beyond `mostUntil`, by a clock that
 * was set back since, is free.
 */
export async function takeMailbox(
  tx: Tx,
  mailbox: string,
  { now, until, mostUntil }: { now: Date; until: Date; mostUntil: Date },
): Promise<MailboxPosition | null> {
  const { rows } = await sql<MailboxPosition>`
    insert into mailbox_position as p (mailbox, uid_validity, last_uid, reading_until, failures)
    values (${mailbox}, 0, 0, ${until}, 0)
    on conflict (mailbox) do update set reading_until = ${until}
      where p.reading_until <= ${now} or p.reading_until > ${mostUntil}
    returning uid_validity, last_uid`.execute(tx)
  return rows[0] ?? null
}

/** Holds a mailbox for longer. */
export async function holdMailbox(tx: Tx, mailbox: string, until: Date): Promise<void> {
  await tx
    .updateTable('mailboxPosition')
    .set({ readingUntil: until })
    .where('mailbox', '=', mailbox)
    .execute()
}

/** Moves the position on; never back within the same UIDs. */
export async function moveMailbox(
  tx: Tx,
  mailbox: string,
  { uidValidity, lastUid }: MailboxPosition,
): Promise<void> {
  await tx
    .updateTable('mailboxPosition')
    .set({ uidValidity, lastUid })
    .where('mailbox', '=', mailbox)
    .where(({ or, eb }) => or([eb('uidValidity', '<>', uidValidity), eb('lastUid', '<', lastUid)]))
    .execute()
}

/** Leaves a mailbox to whoever comes next; answers how often in a row it failed, this time included. */
export async function leaveMailbox(
  tx: Tx,
  mailbox: string,
  { now, failed }: { now: Date; failed: boolean },
): Promise<number> {
  const { failures } = await tx
    .updateTable('mailboxPosition')
    .set(({ eb }) => ({ readingUntil: now, failures: failed ? eb('failures', '+', 1) : 0 }))
    .where('mailbox', '=', mailbox)
    .returning('failures')
    .executeTakeFirstOrThrow()
  return failures
}
