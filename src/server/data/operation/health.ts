import { sql } from 'kysely'
import type { HealthFacts, MessengerFacts, QueueFacts } from '#domain/health-facts.ts'
import { isJob } from '#domain/job.ts'
import { type Messenger, messengerNews } from '#domain/messenger.ts'
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

/** How these messengers do; what is older than a week counts no more, unless it still waits. */
export async function findMessengerFacts(
  tx: Tx,
  names: readonly Messenger[],
  now: Date,
): Promise<MessengerFacts[]> {
  const { rows } = await sql<MessengerRow>`
    select n.messenger, s.heard_at, s.sent_at, s.failed_at, s.failure, s.quality,
      coalesce(o.sent, 0) as sent, coalesce(o.failed, 0) as failed, coalesce(i.heard, 0) as heard,
      -- heard_at is written once a minute. Telegram reports nothing.
      case when n.messenger <> 'telegram' then (
        select min(m.sent_at) from messenger_message m join messenger_contact c on c.id = m.contact_id
        where c.messenger = n.messenger and m.state = 'sent'
          and m.sent_at > ${now}::timestamptz - interval '7 days'
          and m.sent_at > coalesce(s.heard_at, '-infinity') + interval '1 minute'
      ) end as unreported_at,
      least(o.waiting_since, i.waiting_since) as waiting_since, t.missing, t.refused
    from unnest(${names}::text[]) as n(messenger)
    left join messenger_service s on s.messenger = n.messenger
    left join lateral (
      select count(*) filter (where m.sent_at > ${now}::timestamptz - interval '1 day')::int as sent,
        count(*) filter (where m.state = 'failed'
          and coalesce(m.state_at, m.created_at) > ${now}::timestamptz - interval '1 day')::int as failed,
        min(m.not_before) filter (where m.state = 'queued' and m.not_before <= ${now}) as waiting_since
      from messenger_message m join messenger_contact c on c.id = m.contact_id
      where c.messenger = n.messenger
        and (m.state = 'queued' or m.created_at > ${now}::timestamptz - interval '7 days')
    ) o on true
    left join lateral (
      select count(*) filter (where received_at > ${now}::timestamptz - interval '1 day')::int as heard,
        min(received_at) filter (where taken_at is null) as waiting_since
      from messenger_event where messenger = n.messenger
    ) i on true
    left join lateral (
      select ${messengerNews.length} - count(*) filter (where language = 'en'
          and state in ('approved', 'pending'))::int as missing,
        count(*) filter (where state in ('rejected', 'paused'))::int as refused
      from messenger_template
    ) t on n.messenger = 'whatsapp'
    order by n.messenger`.execute(tx)
  return rows.map(({ sent, failed, heard, missing, refused, ...row }) => ({
    ...row,
    counts: { sent, failed, heard },
    templates: missing === null || refused === null ? null : { missing, refused },
  }))
}

type MessengerRow = Omit<MessengerFacts, 'counts' | 'templates'> &
  MessengerFacts['counts'] & { missing: number | null; refused: number | null }
