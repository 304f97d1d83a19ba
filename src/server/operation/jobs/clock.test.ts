import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { paymentLinksCountAfter } from '#domain/application/payment-link.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { insertRow, rowsOf } from '../../../../test/support/rows.ts'
import { insertExample, startServices } from '../../../../test/support/services.ts'
import { insertStaff } from '../../../../test/support/staff.ts'
import { countCodeTry, saveDownloadCode } from '../../data/application/download-code.ts'
import { findLink, insertDraftLink } from '../../data/application/link.ts'
import { findSessionByKey, insertChatKey } from '../../data/chat/session.ts'
import { findPaymentLink } from '../../data/money/payment-link.ts'
import * as rollback from '../../data/operation/clock-rollback.ts'
import { countUpload } from '../../data/operation/upload-quota.ts'
import { countFailure } from '../../data/staff/sign-in-delay.ts'
import { countInDatabase } from '../../http/admission/rate-limit.ts'
import { hashToken } from '../../http/cookie.ts'
import { isConfirmed } from '../../http/staff-guard.ts'
import { createBoss } from '../../platform/db/boss.ts'
import { createFindStaff, findConfirmedAt, openStaffSession } from '../../staff/account/session.ts'

const { databaseUrl, services } = await forFile(startServices())
const { db } = services
const connection = { connectionString: databaseUrl, migrate: false }

const hour = 3_600_000
const ninetyDays = 90 * 24 * hour
const steps = [
  ['an hour back', -hour],
  ['an hour on', hour],
  ['a day back', -24 * hour],
  ['a day on', 24 * hour],
] as const

test.each(steps.filter((_, index) => index % 3 === 0))(
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
    expect(await rollback.correctJobTimestamps(db)).toBe(step < 0)
    expect(await rollback.correctJobTimestamps(db)).toBe(false)
    const due = sql<{ id: string }>`
    select data ->> 'id' as id from pgboss.job where start_after <= clock_timestamp()
    union all select 'cron' from pgboss.version where cron_on is not null`
    const { rows } = await due.execute(db)
    expect(rows.map(({ id }) => id)).toEqual(step < 0 ? [fresh] : [fresh, waiting, 'cron'])
  },
)

const at = new Date('2026-11-21T09:00:00Z')
const after = (ms: number) => new Date(at.getTime() + ms)

/** Time windows: fills one, and returns whether there was room. */
const windows: Record<string, [ms: number, count: (key: string, now: Date) => Promise<boolean>]> = {
  'a limit that guards a secret': [
    hour,
    (key, now) =>
      countInDatabase(db, key, { times: 1, seconds: 3600 }, now).then(
        () => true,
        () => false,
      ),
  ],
  'a quota of files': [
    24 * hour,
    async (key, now) => {
      const until = new Date(now.getTime() + 24 * hour)
      const used = await countUpload(db, { keyHash: Buffer.from(key), bytes: 1, now, until })
      return used.files === 1
    },
  ],
}

test.each(
  Object.entries(windows).flatMap(([what, window]) =>
    steps.map(([how, step]) => [what, how, step, ...window] as const),
  ),
)('%s that is full, and a clock that is set %s', async (what, how, step, ms, count) => {
  const key = `${what} ${how}`
  expect(await count(key, at)).toBe(true)
  expect(await count(key, at)).toBe(false)
  expect(await count(key, after(step))).toBe(step >= ms)
  expect(await count(key, after(step + ms))).toBe(true)
})

/** Rows that grant or block something from a moment on: whether they still do at another. */
const noted: Record<string, (begun: Date) => Promise<(at: Date) => Promise<boolean>>> = {
  'a session of the staff': async (now) => {
    const { id: staffId } = await insertStaff(services)
    const opened = { staffId, method: 'password', userAgent: null, now } as const
    const { token } = await openStaffSession(db, services.random, opened)
    const find = createFindStaff(services)
    return async (at) => (await find(hashToken(token), { now: at, awake: false })) !== null
  },
  'a proof of who it is': async (now) => {
    const { id: staffId } = await insertStaff(services)
    const opened = { staffId, method: 'password', userAgent: null, now } as const
    const { id } = await openStaffSession(db, services.random, opened)
    return async (at) => isConfirmed((await findConfirmedAt(db, id)) ?? new Date(0), at)
  },
  'a code': async (now) => {
    const { id: applicationId } = await insertExample(services, { now })
    const { id: sessionId } = await openBrowser(now)
    const whose = { applicationId, sessionId }
    const code = { codeHash: randomBytes(32), expiresAt: new Date(now.getTime() + hour / 4) }
    await saveDownloadCode(db, whose, code)
    return async (at) => (await countCodeTry(db, whose, 9, at)) !== undefined
  },
  'a link': async (now) => {
    const { id: sessionId } = await openBrowser(now)
    const id = services.random.uuid()
    const expiresAt = new Date(now.getTime() + hour / 4)
    await insertDraftLink(db, { id, sessionId, createdAt: now, expiresAt })
    return async (at) => ((await findLink(db, id))?.expiresAt ?? at) > at
  },
  'a wait after wrong passwords': async (now) => {
    const keyHash = randomBytes(32)
    const rule = { free: 1, firstSeconds: 900, maxSeconds: 900 }
    await countFailure(db, keyHash, rule, now)
    return async (at) => !(await countFailure(db, keyHash, rule, at))
  },
}

const openBrowser = (createdAt: Date) =>
  insertRow(db, 'travellerSession', { tokenHash: randomBytes(32), createdAt })

/** The same for what lasts ninety days. */
const notedForLong: typeof noted = {
  'a browser': async (now) => {
    const { id } = await openBrowser(now)
    const isYounger = async (at: Date) =>
      (await rowsOf(db, 'travellerSession', { id })).some(({ createdAt }) => createdAt > at)
    return (at) => isYounger(new Date(at.getTime() - ninetyDays))
  },
  "a payer's link": async (now) => {
    const { id: applicationId } = await insertExample(services, { now })
    const id = services.random.uuid()
    await insertRow(db, 'paymentLink', { id, applicationId, createdAt: now })
    const isOpen = (after: Date) => findPaymentLink(db, applicationId, after)
    return async (at) => (await isOpen(paymentLinksCountAfter(at))) !== undefined
  },
  "a conversation's key": async (now) => {
    const [tokenHash, expiresAt] = [randomBytes(32), new Date(now.getTime() + ninetyDays)]
    const { id: sessionId } = await insertRow(db, 'chatSession', {
      ...{ id: services.random.uuid(), language: 'en', createdAt: now, lastMessageAt: now },
    })
    await insertChatKey(db, { tokenHash, sessionId, expiresAt })
    return async (at) => (await findSessionByKey(db, sessionId, tokenHash, at)) !== undefined
  },
}

const lasting = [
  ...Object.entries(noted).map(([what, note]) => [what, note, hour * 0.6] as const),
  ...Object.entries(notedForLong).map(([what, note]) => [what, note, ninetyDays + hour] as const),
]
test.each(
  lasting.flatMap(([what, ...how]) => [hour, 24 * hour].map((ms) => [what, ms, ...how] as const)),
)(
  '%s that was noted %i ms ahead lasts as long as it would, and no longer',
  async (_, ms, note, over) => {
    const from = (begun: number) => new Date(Date.now() + begun)
    const lasts = await note(from(ms))
    await rollback.correctRowTimestamps(db)
    expect(await lasts(from(0))).toBe(true)
    expect(await lasts(from(over))).toBe(false)
  },
)

test('what recurs goes by the clock that is not ahead', async () => {
  const [before, ahead] = [new Date(Date.now() - hour), new Date(Date.now() + hour)]
  expect(await rollback.earliestNow(db, before)).toEqual(before)
  expect((await rollback.earliestNow(db, ahead)).getTime()).toBeLessThan(ahead.getTime())
})
