import { expect, test } from 'vitest'
import type { ApplicationStatus } from '#domain/application/status.ts'
import { startApp } from '../../../../test/support/app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { changeRows, insertRow } from '../../../../test/support/rows.ts'
import { insertExample, startServices } from '../../../../test/support/services.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { foldTally } from '../../data/casework/tally.ts'

const t = await forFile(startServices())
const { db } = t.services
const app = await forFile(startApp(t.services))
const viewer = await signIn(app, { role: 'viewer' })

const stats = async () => (await viewer.get('/api/admin/stats')).body
const add = () => insertExample(t.services, { now: t.time.now })
const move = (id: number, status: ApplicationStatus) =>
  changeRows(db, 'application', { id }, { status })
const rowsOfTally = async () => (await db.selectFrom('tally').select('kind').execute()).length

test('counts what is made, moved and taken away, also many at once', async () => {
  const zero = { total: 0, pending: 0, paid: 0, processing: 0, approved: 0, rejected: 0 }
  expect(await stats()).toEqual(zero)
  const made = await Promise.all(Array.from({ length: 20 }, add))
  expect(await stats()).toEqual({ ...zero, total: 20, pending: 20 })
  await Promise.all(made.slice(0, 5).map(({ id }) => move(id, 'processing')))
  await move(made[0]?.id ?? 0, 'processing')
  await db.updateTable('application').set({ status: 'rejected' }).execute()
  await Promise.all(made.slice(0, 3).map(({ id }) => move(id, 'approved')))
  expect(await stats()).toEqual({ ...zero, total: 20, approved: 3, rejected: 17 })
  const gone = made.slice(0, 2).map(({ id }) => id)
  await db.deleteFrom('application').where('id', 'in', gone).execute()
  expect(await stats()).toEqual({ ...zero, total: 18, approved: 1, rejected: 17 })
})

test('folding changes no sum, also while others count and fold', async () => {
  const before = await stats()
  expect(await rowsOfTally()).toBeGreaterThan(20)
  await Promise.all([
    foldTally(t.services.db),
    ...Array.from({ length: 10 }, add),
    foldTally(t.services.db),
  ])
  await foldTally(t.services.db)
  expect(await stats()).toMatchObject({
    total: Number(before.total) + 10,
    pending: Number(before.pending) + 10,
  })
  expect(await rowsOfTally()).toBeLessThan(10)
})

test('the chart has every day, by UTC, with what came in and what went back', async () => {
  const { random } = t.services
  const { id } = await add()
  const money = { applicationId: id, amountCents: 23_300, currency: 'USD' }
  const pay = async (capturedAt: Date, state: 'paid' | 'refund_due') => {
    const attemptId = random.uuid()
    const times = { createdAt: capturedAt, settledAt: capturedAt }
    const attempt = { id: attemptId, gateway: 'sandbox', state: 'succeeded' } as const
    await insertRow(db, 'paymentAttempt', { ...money, ...times, ...attempt })
    const paymentId = random.uuid()
    await insertRow(db, 'payment', { ...money, id: paymentId, attemptId, state, capturedAt })
    return paymentId
  }
  await pay(new Date('2026-11-20T23:59:59Z'), 'paid')
  const second = await pay(new Date('2026-11-21T00:00:00Z'), 'refund_due')
  const refundId = random.uuid()
  await insertRow(db, 'refund', {
    ...{ id: refundId, decisionId: refundId, paymentId: second, applicationId: id },
    ...{ amountCents: 208_00, reason: 'duplicate', state: 'due', createdAt: t.time.now },
  })
  await changeRows(db, 'refund', { id: refundId }, { state: 'done', doneAt: t.time.now })
  const { days } = (await viewer.get('/api/admin/chart?days=7')).body as {
    days: { day: string; applications: number; revenueCents: number }[]
  }
  expect(days.map(({ day }) => day)).toEqual(
    [15, 16, 17, 18, 19, 20, 21].map((day) => `2026-11-${day}`),
  )
  expect(days.slice(-2)).toEqual([
    { day: '2026-11-20', applications: 0, revenueCents: 233_00 },
    { day: '2026-11-21', applications: 29, revenueCents: 25_00 },
  ])
  for (const bad of ['days=6', 'days=367', 'days=x']) {
    expect((await viewer.get(`/api/admin/chart?${bad}`)).status).toBe(400)
  }
})
