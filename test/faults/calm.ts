import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { findUntold } from '../../src/server/data/correspondence/reminder.ts'
import { spoolFolder } from '../../src/server/document/upload/spool.ts'
import { createBoss, type JobName, jobs } from '../../src/server/platform/db/boss.ts'
import { until } from './process.ts'
import type { Rig } from './rig.ts'

const names = Object.keys(jobs)

/**
 * Simulates three quiet minutes: open payments are due for a query, decisions are final, retries and
 * delayed jobs are due, and work from before the last fault counts as abandoned: what a slow machine
 * is still at would be done twice.
 */
async function letTimePass({ db, lastFault }: Rig): Promise<void> {
  await sql`update payment_attempt set created_at = created_at - interval '3 minutes'
    where state = 'open'`.execute(db)
  await sql`update held_decision set until = until - interval '3 minutes'
    where undone_at is null`.execute(db)
  await sql`update pgboss.job set start_after = now()
    where name = any(${names}) and (state = 'retry'
      or (state = 'created' and start_after < now() + interval '3 minutes'))`.execute(db)
  await sql`update pgboss.job set started_on = started_on - interval '3 minutes',
      heartbeat_on = heartbeat_on - interval '3 minutes'
    where name = any(${names}) and state = 'active'
      and started_on < least(now() - interval '5 seconds', ${lastFault()})`.execute(db)
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(db)
}

type Hand = { run(job: JobName): Promise<string | null>; supervise(): Promise<void> }

/** Triggers the jobs of every minute without waiting. */
async function withClock<T>(rig: Rig, work: (hand: Hand) => Promise<T>): Promise<T> {
  const boss = createBoss({
    connectionString: rig.databaseUrl,
    max: 1,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  await boss.start()
  try {
    return await work({
      run: (job) => boss.send(job, {}),
      supervise: () => boss.supervise(),
    })
  } finally {
    await boss.stop({ graceful: false })
  }
}

const one = async (rig: Rig, query: ReturnType<typeof sql<{ count: number }>>) =>
  (await query.execute(rig.db)).rows[0]?.count ?? 0

/** Outstanding work: letters, refunds, papers, and gateway notifications. */
async function waitingIn(rig: Rig): Promise<Record<string, number>> {
  const { attempts, notifications } = await rig.gateway.history()
  const unheard = notifications.filter((each) => each.delivered_at === null && each.forged === 0)
  const over = attempts.filter(({ state }) => state !== 'open').map(({ attemptId }) => attemptId)
  const ours = sql<Record<string, number>>`select
      (select count(*) from letter where state = 'queued') as letters,
      (select count(*) from refund where state = 'due') as refunds,
      (select count(*) from agreement where application_id is not null and storage_key is null)
        as papers,
      (select count(*) from payment_attempt where state = 'open' and id::text = any(${over}))
        as attempts`
  // These have no letter yet, not even a queued one.
  const untold = await findUntold(rig.db, { since: new Date(0), until: new Date() }, 1)
  const counts = (await ours.execute(rig.db)).rows[0]
  return { ...counts, untold: untold.length, notifications: unheard.length }
}

/** Waits until the product has finished all work by itself. */
export async function untilCalm(rig: Rig): Promise<void> {
  await withClock(rig, async ({ run, supervise }) => {
    let pushed = 0
    let waiting: Record<string, number> = {}
    const calm = until('nothing is waiting any more', async () => {
      waiting = await waitingIn(rig)
      if (Object.values(waiting).every((count) => count === 0)) return true
      if (performance.now() - pushed < 1500) return undefined
      pushed = performance.now()
      await letTimePass(rig)
      await supervise()
      await rig.gateway.repeatNow()
      await run('ask-gateway')
      await run('print-agreement')
      await run('tell-received')
      return undefined
    })
    await calm.catch((error) => {
      throw new Error(`${error.message}: ${JSON.stringify(waiting)}`)
    })
  })
}

/** Makes a folder's files eleven minutes old. */
async function age(folder: string): Promise<void> {
  const then = new Date(Date.now() - 11 * 60_000)
  for (const name of await readdir(folder).catch(() => [])) {
    await utimes(join(folder, name), then, then)
  }
}

/** Sweeps everything older than ten minutes. */
export async function sweep(rig: Rig): Promise<void> {
  await age(join(rig.dataDir, 'documents'))
  await age(spoolFolder(rig.dataDir))
  await withClock(rig, async ({ run }) => {
    const id = await run('sweep')
    await until('the sweeper has been round', async () => {
      const done = sql<{ count: number }>`select count(*) from pgboss.job
        where id = ${id}::uuid and state = 'completed'`
      return (await one(rig, done)) === 1 || undefined
    })
  })
}
