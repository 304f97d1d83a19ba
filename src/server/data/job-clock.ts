import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/**
 * Brings back what the job runner noted by a clock of the database that has been set back since: claims would be
 * refused, and what waits would go on waiting, for as long as that was. Its last look at schedules tells; true
 * where something was brought back.
 */
export async function bringBackFuture(tx: Tx): Promise<boolean> {
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
