import { sql } from 'kysely'
import type { HealthFacts, QueueFacts } from '#domain/health-facts.ts'
import { isJob } from '#domain/job.ts'
import type { Tx } from '../../platform/db/database.ts'

type Facts<Part extends keyof HealthFacts> = Exclude<NonNullable<HealthFacts[Part]>, string>

/** Acts as the login user until the transaction ends: it sees its other connections, the request role does not. */
export async function actAsSignedIn(tx: Tx): Promise<void> {
  await sql`set local role none`.execute(tx)
}

/**
 * The database's own health. A backup's long transaction is excluded. The lag of standbys needs
 * pg_monitor; otherwise null.
 */
export async function findDatabaseFacts(tx: Tx): Promise<Facts<'database'>> {
  const { rows } = await sql<Facts<'database'>>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::float8 as size_bytes,
      (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as connections,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        as max_connections,
      coalesce((select extract(epoch from max(clock_timestamp() - xact_start)) from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
          and application_name !~ 'backup|pg_dump'), 0)::float8 as longest_transaction_seconds,
      (select count(*) from pg_stat_replication)::int as standbys,
      (select case when bool_and(state is not null)
        then extract(epoch from max(coalesce(replay_lag, '0')))::float8 end
        from pg_stat_replication) as lag_seconds`.execute(tx)
  const [facts] = rows
  if (!facts) throw new Error('A statement without a table has one row')
  return facts
}

/** Job queues; `active` and `failed` are the job runner's own counts, some seconds old. */
export async function findQueues(
  tx: Tx,
): Promise<{ queues: QueueFacts[]; oldestSeconds: number | null }> {
  const { rows } = await sql<Omit<QueueFacts, 'name'> & { name: string; seconds: number | null }>`
    select q.name, coalesce(w.waiting, 0)::int as waiting, q.active_count as active,
      q.failed_count as failed, w.seconds
    from pgboss.queue q left join (
      select name, count(*) as waiting,
        extract(epoch from clock_timestamp() - min(start_after))::float8 as seconds
      from pgboss.job where state < 'active' and not blocked and start_after <= clock_timestamp()
      group by name
    ) w on w.name = q.name
    order by q.name`.execute(tx)
  const waits = rows.flatMap(({ seconds }) => seconds ?? [])
  return {
    queues: rows.flatMap(({ seconds: _, name, ...queue }) =>
      isJob(name) ? { name, ...queue } : [],
    ),
    oldestSeconds: waits.length > 0 ? Math.max(...waits) : null,
  }
}

/** Due letters waiting, and those failed since then. */
export async function findLetterFacts(
  tx: Tx,
  { now, failedSince }: { now: Date; failedSince: Date },
): Promise<Facts<'letters'>> {
  const { rows } = await sql<Facts<'letters'>>`
    select count(*) filter (where state = 'queued')::int as waiting,
      count(*) filter (where state = 'queued' and troubled_at is not null)::int as failing,
      count(*) filter (where state = 'failed' and troubled_at > ${failedSince})::int as failed,
      extract(epoch from ${now}::timestamptz - min(created_at) filter (where state = 'queued'))::float8
        as oldest_seconds
    from letter where state = 'queued' or troubled_at > ${failedSince}`.execute(tx)
  return rows[0] ?? { waiting: 0, failing: 0, failed: 0, oldestSeconds: null }
}

/** Payment attempts with unknown outcome. */
export async function findOpenAttempts(tx: Tx, now: Date): Promise<Facts<'openAttempts'>> {
  const { rows } = await sql<Facts<'openAttempts'>>`
    select count(*)::int as count,
      extract(epoch from ${now}::timestamptz - min(created_at))::float8 as oldest_seconds
    from payment_attempt where state = 'open'`.execute(tx)
  return rows[0] ?? { count: 0, oldestSeconds: null }
}

/** The last audit seal, and the time of the oldest unsealed entry. */
export async function findSealing(
  tx: Tx,
  now: Date,
): Promise<{ sealedAt: Date | null; unsealedSeconds: number | null }> {
  const { rows } = await sql<{ sealedAt: Date | null; unsealedSeconds: number | null }>`
    with last as (select to_id, sealed_at from audit_seal order by id desc limit 1)
    select (select sealed_at from last) as sealed_at, extract(epoch from ${now}::timestamptz - (
      select at from audit_entry where id > coalesce((select to_id from last), 0) order by id limit 1
    ))::float8 as unsealed_seconds`.execute(tx)
  return rows[0] ?? { sealedAt: null, unsealedSeconds: null }
}

/** State of reading the mailbox; undefined before the first time. */
export function findMailboxFacts(tx: Tx) {
  return tx
    .selectFrom('mailboxPosition')
    .select(['failures', 'readingUntil'])
    .orderBy('readingUntil', 'desc')
    .limit(1)
    .executeTakeFirst()
}
