import { sql } from 'kysely'
import { chatLimits } from '#domain/chat.ts'
import type { Tx } from '../../platform/db/database.ts'

/**
 * Corrects the job runner's timestamps after the database's clock was set back, which would block
 * claims and waiting jobs for that long. Detected by its last schedule check; true if anything was
 * corrected.
 */
export async function correctJobTimestamps(tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    update pgboss.version set cron_on = null, bam_on = null, flow_on = null, reindex_on = null,
      monitor_backoff_on = null
    where cron_on > clock_timestamp() + interval '1 minute' returning 1`.execute(tx)
  if (rows.length === 0) return false
  await sql`
    update pgboss.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null`.execute(
    tx,
  )
  await sql`
    update pgboss.job set
      start_after = start_after - (greatest(created_on, started_on) - clock_timestamp()),
      created_on = least(created_on, clock_timestamp()),
      started_on = least(started_on, clock_timestamp()),
      heartbeat_on = least(heartbeat_on, clock_timestamp())
    where state <= 'active' and greatest(created_on, started_on) > clock_timestamp()`.execute(tx)
  return true
}

/** Timestamps and expiries that open something, and the tolerance for each. */
const noted = [
  `staff_session set created_at = least(created_at, now()), last_seen_at = least(last_seen_at, now()),
    confirmed_at = least(confirmed_at, now()) where greatest(created_at, last_seen_at, confirmed_at)`,
  ...['link', 'staff_invitation', 'staff_email_change'].map(
    (table) => `${table} set created_at = now(), expires_at = expires_at - (created_at - now())
      where created_at`,
  ),
  ...['traveller_session', 'payment_link'].map(
    (table) => `${table} set created_at = now() where created_at`,
  ),
  // Only an expiry, at most so far ahead.
  ...[
    ['download_code', 'expires_at', '15 minutes'],
    ['contact_change', 'expires_at', '15 minutes'],
    ['staff_challenge', 'expires_at', '15 minutes'],
    ['sign_in_delay', 'open_at', '15 minutes'],
    ['chat_key', 'expires_at', `${chatLimits.keyDays} days`],
  ].map(
    ([table, end, most]) => `${table} set ${end} = now() + interval '${most}'
      where ${end} - interval '${most}'`,
  ),
]

/**
 * Timestamps in the future, from before the clock was set back, count as now: sessions, links,
 * codes and delays neither last longer nor end early.
 */
export async function correctRowTimestamps(tx: Tx): Promise<void> {
  for (const row of noted) await sql.raw(`update ${row} > now() + interval '1 minute'`).execute(tx)
}

/** The earlier of the node's and the database's time, so that nothing ends too soon. */
export async function earliestNow(tx: Tx, now: Date): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select least(${now}::timestamptz, clock_timestamp()) as at`.execute(tx)
  return rows[0]?.at ?? now
}
