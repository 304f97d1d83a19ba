import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFailed, onTestFinished, test } from 'vitest'
import { spoolFolder } from '../../src/server/document/upload/spool.ts'
import { createEncryptedStore } from '../../src/server/platform/adapters/document-store/encrypted.ts'
import { createS3Store } from '../../src/server/platform/adapters/document-store/s3.ts'
import { sealingKey } from '../../src/server/platform/sealing.ts'
import { startS3StandIn } from '../support/s3-stand-in.ts'
import { openBrowser } from './browser.ts'
import { untilCalm } from './calm.ts'
import { type Crowd, gather } from './crowd.ts'
import { pay } from './paying.ts'
import { lastingPort, until } from './process.ts'
import { randomFrom, rounds, seed } from './random.ts'
import { forTry, type Rig, startSharedRig } from './rig.ts'
import { beginUpload } from './slow-upload.ts'
import { apply, newApplication } from './traveller.ts'
import { whatIsWrong } from './truth.ts'

/** Applies repeatedly, under new keys, until there is no answer; returns the unanswered key. */
async function applyUntilRefused({ world }: Crowd, node: string): Promise<string> {
  const browser = openBrowser({ ...world.site, address: () => node })
  for (;;) {
    const key = crypto.randomUUID()
    const headers = { 'idempotency-key': key }
    const made = await browser.attempt({
      path: '/api/applications',
      json: newApplication(1),
      headers,
    })
    if (made?.status !== 201) return key
    world.ledger.applications.push({
      id: Number(made.body.id),
      orderId: String(made.body.orderId),
      key,
    })
  }
}

/** A paid traveller with several documents half sent. */
async function beginSlowUpload(rig: Rig, { world }: Crowd, node: string, dataDir: string) {
  const browser = openBrowser(world.site)
  const random = { ...randomFrom(seed), chance: () => false }
  const order = await apply(world, browser, random)
  const { gateway, ledger, site } = world
  await pay({ browser, gateway, ledger, random, onTry: site.onCall }, order)
  const id = ledger.applicants.find(({ applicationId }) => applicationId === order.id)?.id ?? 0
  const headers = { origin: rig.origin, cookie: browser.cookie() }
  // The first few are in memory; one more is visible in the folder.
  const slow = await Promise.all(Array.from({ length: 5 }, () => beginUpload(node, id, headers)))
  await until('the server has begun to take the file', async () => {
    const names = await readdir(spoolFolder(dataDir)).catch(() => [])
    return names.length > 0 || undefined
  })
  return { finish: () => Promise.all(slow.map((each) => each.finish())) }
}

async function findKeys(rig: Rig, keys: readonly string[]) {
  const hashes = keys.map((key) => createHash('sha256').update(key).digest())
  return rig.db
    .selectFrom('idempotencyKey')
    .select('applicationId')
    .where('keyHash', 'in', hashes)
    .execute()
}

test(`of two nodes one is asked to stop and answers whatever it has begun, and a third one does the work that waits (seed ${seed})`, async () => {
  const [rig, s3] = await Promise.all([forTry(startSharedRig()), startS3StandIn()])
  onTestFinished(() => s3.close())
  const places = ['one', 'two', 'worker'].map((name) => join(rig.dataDir, name))
  for (const place of places) await mkdir(place)
  const [one = '', two = '', third = ''] = places
  const node = (role: string, port: number, dataDir: string) =>
    rig.startNode({
      ROLE: role,
      PORT: String(port),
      DATA_DIR: dataDir,
      LINK_KEY: rig.documentKey.toString('base64url'),
      STORAGE_URL: s3.url,
      STORAGE_ACCESS_KEY: s3.accessKey,
      STORAGE_SECRET_KEY: s3.secretKey,
    })
  // The first one has the public address, at which the gateway tells of payments.
  const [first, leaving] = await Promise.all([
    node('web', Number(new URL(rig.origin).port), one),
    node('web', await lastingPort(), two),
  ])
  onTestFailed(() => console.error(leaving.said()))
  let turn = 0
  const address = () => [first, leaving][turn++ % 2]?.url ?? rig.origin
  const crowd = gather(rig, randomFrom(seed), 1, { address })
  const slow = await beginSlowUpload(rig, crowd, leaving.url, two)
  const refused = Array.from({ length: rounds(2, 4) }, () => applyUntilRefused(crowd, leaving.url))
  await crowd.calls(rounds(8, 40))
  const stopped = leaving.end('SIGTERM')
  // The stop has begun; from here on seconds are left, however busy the machine is.
  await until('no connection is taken any more', async () => {
    const { hostname, port } = new URL(leaving.url)
    const socket = connect(Number(port), hostname)
    return once(socket, 'connect').then(
      () => void socket.destroy(),
      () => true,
    )
  })
  expect(await slow.finish()).toEqual([201, 201, 201, 201, 201])
  const unanswered = await Promise.all(refused)
  expect(await stopped).toBe(0)
  expect(await findKeys(rig, unanswered)).toEqual([])

  await crowd.arrive()
  const letters = await rig.db.selectFrom('letter').select(['state', 'attempts']).execute()
  expect(letters.length).toBeGreaterThanOrEqual(2 * crowd.ledger.completed.length)
  expect(letters.every(({ state, attempts }) => state === 'queued' && attempts === 0)).toBe(true)
  expect(rig.mail.arrived()).toEqual([])

  await node('worker', 0, third)
  await untilCalm(rig)
  const store = createEncryptedStore(createS3Store(s3), sealingKey(rig.documentKey), () =>
    Buffer.alloc(12),
  )
  expect(await whatIsWrong(rig, crowd.ledger, { repeats: 0, store })).toEqual([])
})
