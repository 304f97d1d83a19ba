import { createPublicKey, verify } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { startPushStandIn } from '../../../../test/support/push-stand-in.ts'
import { startPushed } from '../../../../test/support/pushed.ts'
import { insertExample } from '../../../../test/support/services.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { sweepRows } from '../../operation/jobs/sweep.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { alertStaff } from './alert.ts'
import { sendPush } from './send-push.ts'

const { t, app, standIn } = await startPushed('pushSubscription', 'send-push')
let agent: Awaited<ReturnType<typeof signIn>>
let applicationId: number

beforeEach(async () => {
  agent = await signIn(app, { role: 'agent' })
  applicationId = (await insertExample(t.services, { now: t.time.now })).id
})

const path = '/api/admin/push-subscription'
const rows = () => t.services.db.selectFrom('pushSubscription').selectAll().execute()
const tell = (id = applicationId) =>
  inTransaction(t.services.db, (tx) =>
    alertStaff(tx, app.services, {
      kind: 'assigned',
      to: agent.staff.id,
      applicationId: id,
      now: t.time.now,
    }),
  )
const jobs = async () => await t.services.boss.fetch<{ id: string }>('send-push', { batchSize: 20 })
async function sendAll() {
  for (const { data } of await jobs()) await sendPush(app.services, data)
}

test('a browser that was turned on reads kind and number, and nobody else can', async () => {
  const browser = standIn.browser()
  expect((await agent.put(path, browser.subscription)).status).toBe(204)
  await tell()
  await sendAll()
  const [message, ...more] = standIn.received
  expect(more).toEqual([])
  expect(browser.endpoint).toBe(standIn.origin + message?.path)
  const body = message?.body ?? Buffer.alloc(0)
  const reference = `TZ-${String(applicationId).padStart(6, '0')}`
  expect(browser.read(body)).toEqual({ kind: 'assigned', reference, language: 'en' })
  expect(() => standIn.browser().read(body)).toThrow()
  expect(body.toString('latin1')).not.toContain(reference)
  expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400' })
})

test('we say who we are, signed with the key that browsers subscribe under', async () => {
  await agent.put(path, standIn.browser().subscription)
  await tell()
  await sendAll()
  const { body } = await agent.get('/api/admin/alert-choices')
  const { key } = body.push as { key: string }
  const authorization = String(standIn.received[0]?.headers.authorization)
  const [, jwt = '', named] = /^vapid t=(.+), k=(.+)$/.exec(authorization) ?? []
  expect(named).toBe(key)
  const [head = '', claims = '', signature = ''] = jwt.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  ) as [string, string]
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const signed = Buffer.from(`${head}.${claims}`)
  const proof = Buffer.from(signature, 'base64url')
  expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, proof)).toBe(true)
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  expect([aud, sub]).toEqual([standIn.origin, 'mailto:help@karibu.example'])
  expect(exp * 1000 - t.time.now.getTime()).toBeLessThanOrEqual(24 * 3_600_000)
})

describe('an address', () => {
  test('of no push service that we know is refused, and a key that is none', async () => {
    const { keys } = standIn.browser().subscription
    const [known, p256dh] = ['https://web.push.apple.com/abc', Buffer.alloc(65, 4)]
    for (const wrong of [
      { endpoint: 'https://evil.example/push', keys },
      { endpoint: known, keys: { ...keys, p256dh: p256dh.toString('base64url') } },
    ]) {
      const { status, body } = await agent.put(path, wrong)
      expect([status, body.code]).toEqual([400, 'request.invalid'])
    }
    expect(await rows()).toEqual([])
    expect((await agent.put(path, { endpoint: known, keys })).status).toBe(204)
  })

  test('that leads elsewhere is not followed', async () => {
    const elsewhere = await startPushStandIn()
    await agent.put(path, standIn.browser().subscription)
    Object.assign(standIn.state, { status: 307, location: `${elsewhere.origin}/secret` })
    await tell()
    await expect(sendAll()).rejects.toThrow('The push service: status-')
    expect(elsewhere.received).toEqual([])
    await elsewhere.close()
  })
})

describe('a subscription ends', () => {
  test.each([404, 410])('when the push service answers %i', async (status) => {
    await agent.put(path, standIn.browser().subscription)
    standIn.state.status = status
    await tell()
    await sendAll()
    expect(await rows()).toEqual([])
  })

  test('when its owner turns it off, or signs out, here or everywhere', async () => {
    await agent.put(path, standIn.browser().subscription)
    const other = await signIn(app, { role: 'agent' })
    expect((await other.delete(path)).status).toBe(204)
    expect(await rows()).toHaveLength(1)
    expect((await agent.delete(path)).status).toBe(204)
    expect((await agent.delete(path)).status).toBe(204)
    expect(await rows()).toEqual([])
    await agent.put(path, standIn.browser().subscription)
    await agent.post('/api/admin/logout', {})
    expect(await rows()).toEqual([])
    const again = () => signIn(app, { as: agent.staff })
    const [one, two] = [await again(), await again()]
    for (const each of [one, two]) await each.put(path, standIn.browser().subscription)
    expect(await rows()).toHaveLength(2)
    expect((await one.post('/api/admin/logout-everywhere', {})).status).toBe(204)
    expect(await rows()).toEqual([])
  })

  test('with the account, and no job that was on its way tells it', async () => {
    await agent.put(path, standIn.browser().subscription)
    await tell()
    const owner = await signIn(app)
    const disabling = await owner.patch(`/api/admin/staff/${agent.staff.id}`, { disabled: true })
    expect(disabling.status).toBe(200)
    await sendAll()
    expect(standIn.received).toEqual([])
    expect(await rows()).toEqual([])
  })

  test('when nobody signed in there for thirty days; not with the end of a session by its age', async () => {
    await agent.put(path, standIn.browser().subscription)
    const inDays = (days: number) => new Date(t.time.now.getTime() + days * 86_400_000)
    await sweepRows(app.services, inDays(1))
    expect(await rows()).toMatchObject([{ sessionId: null }])
    await sweepRows(app.services, inDays(31))
    expect(await rows()).toEqual([])
  })
})

test('a browser has one subscription, of its current session', async () => {
  const browser = standIn.browser()
  await agent.put(path, standIn.browser().subscription)
  await agent.put(path, browser.subscription)
  expect(await rows()).toMatchObject([{ endpoint: browser.endpoint, staffId: agent.staff.id }])
  const other = await signIn(app, { role: 'agent' })
  await other.put(path, browser.subscription)
  expect(await rows()).toMatchObject([{ endpoint: browser.endpoint, staffId: other.staff.id }])
})

test('what was read meanwhile, or is hours old, is not told', async () => {
  await agent.put(path, standIn.browser().subscription)
  await tell()
  await agent.post('/api/admin/alerts/read', { until: t.time.now.toISOString() })
  await sendAll()
  await tell()
  const waiting = await jobs()
  t.time.now = new Date(t.time.now.getTime() + 5 * 3_600_000)
  for (const { data } of waiting) await sendPush(app.services, data)
  expect(standIn.received).toEqual([])
})
