import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { forFile } from '../../../test/support/for-file.ts'
import { startServices } from '../../../test/support/services.ts'
import { bringBackFuture } from '../data/job-clock.ts'
import { createBoss } from '../db/boss.ts'

const { databaseUrl, services } = await forFile(startServices())
const { db } = services
const connection = { connectionString: databaseUrl, migrate: false }

const hour = 3_600_000
const steps = [
  ['an hour back', -hour],
  ['an hour on', hour],
  ['a day back', -24 * hour],
  ['a day on', 24 * hour],
] as const

test.each(steps)(
  'the clock of the machine is set %s while jobs are under way, and the next ones begin',
  async (_, step) => {
    const boss = createBoss({ ...connection, max: 2, supervise: false, schedule: false })
    await boss.start()
    const begun: string[] = []
    const [underWay, set] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await boss.work<{ id: string }>('send-push', { pollingIntervalSeconds: 1 }, async ([job]) => {
      begun.push(job?.data.id ?? '')
      underWay.resolve()
      await set.promise
    })
    await boss.send('send-push', { id: 'first' })
    await underWay.promise
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + step })
    try {
      set.resolve()
      await boss.send('send-push', { id: 'second' })
      await expect.poll(() => begun).toEqual(['first', 'second'])
    } finally {
      vi.useRealTimers()
      await boss.stop({ graceful: false })
    }
  },
)

test.each(steps.slice(2))(
  'what was noted before the clock of the database was set %s is brought back',
  async (_, step) => {
    const { boss } = services
    await sql`delete from pgboss.job`.execute(db)
    const [fresh, waiting] = ['fresh', 'waiting']
    await boss.send('send-push', { id: fresh })
    await boss.send('send-push', { id: waiting }, { startAfter: 600 })
    const ahead = sql`${-step} * interval '1 millisecond'`
    await sql`
    update pgboss.job set created_on = created_on + ${ahead}, start_after = start_after + ${ahead}`.execute(
      db,
    )
    await sql`update pgboss.version set cron_on = clock_timestamp() + ${ahead}`.execute(db)
    expect(await bringBackFuture(db)).toBe(step < 0)
    expect(await bringBackFuture(db)).toBe(false)
    const due = sql<{ id: string }>`
    select data ->> 'id' as id from pgboss.job where start_after <= clock_timestamp()
    union all select 'cron' from pgboss.version where cron_on is not null`
    const { rows } = await due.execute(db)
    expect(rows.map(({ id }) => id)).toEqual(step < 0 ? [fresh] : [fresh, waiting, 'cron'])
  },
)
