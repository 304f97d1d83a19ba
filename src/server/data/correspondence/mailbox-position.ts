import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** How far a mailbox was read, as in IMAP (RFC 3501): UIDs restart with another UIDVALIDITY. */
export type MailboxPosition = { uidValidity: number; lastUid: number }

/**
 * Claims a mailbox for reading; null while another node has it or a pause lasts. A claim expires at
 * `until`; one beyond `mostUntil`, made before the clock was set back, is void.
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

/** Prolongs a claim. */
export async function holdMailbox(tx: Tx, mailbox: string, until: Date): Promise<void> {
  await tx
    .updateTable('mailboxPosition')
    .set({ readingUntil: until })
    .where('mailbox', '=', mailbox)
    .execute()
}

/** Advances the position; never back within a UIDVALIDITY. */
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

/** Releases a mailbox; returns the number of consecutive failures, including this one. */
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
