import { createHash } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFailed, test } from 'vitest'
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
import type { Rig } from './rig.ts'
import { startSharedRig } from './shared-rig.ts'
import { beginUpload } from './slow-upload.ts'
import { apply, newApplication } from './traveller.ts'
import { whatIsWrong } from './truth.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startSharedRig()
  return () => rig.stop()
})

/** Applies repeatedly, under new keys, until there is no answer; returns the unanswered key. */
async function applyUntilRefused({ world }: Crowd): Promise<string> {
  const browser = openBrowser(world.site)
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
async function beginSlowUpload({ world }: Crowd) {
  const browser = openBrowser(world.site)
  const random = { ...randomFrom(seed), chance: () => false }
  const order = await apply(world, browser, random)
  const { gateway, ledger, site } = world
  await pay({ browser, gateway, ledger, random, onTry: site.onCall }, order)
  const id = ledger.applicants.find(({ applicationId }) => applicationId === order.id)?.id ?? 0
  const headers = { origin: rig.origin, cookie: browser.cookie() }
  // The first few are in memory; one more is visible in the folder.
  const slow = await Promise.all(
    Array.from({ length: 5 }, () => beginUpload(rig.origin, id, headers)),
  )
  await until('the server has begun to take the file', async () => {
    const names = await readdir(spoolFolder(rig.dataDir)).catch(() => [])
    return names.length > 0 || undefined
  })
  return { finish: () => Promise.all(slow.map((each) => each.finish())) }
}

async function findKeys(keys: readonly string[]) {
  const hashes = keys.map((key) => createHash('sha256').update(key).digest())
  return rig.db
    .selectFrom('idempotencyKey')
    .select('applicationId')
    .where('keyHash', 'in', hashes)
    .execute()
}

test(`a server that is asked to stop answers whatever it has begun (seed ${seed})`, async () => {
  const node = await rig.startNode()
  onTestFailed(() => console.error(node.said()))
  const crowd = gather(rig, randomFrom(seed), 1)
  const slow = await beginSlowUpload(crowd)
  const refused = Array.from({ length: rounds(2, 4) }, () => applyUntilRefused(crowd))
  await crowd.calls(rounds(8, 40))
  const stopped = node.end('SIGTERM')
  // A refusal shows that the shutdown has begun.
  await Promise.race(refused)
  expect(await slow.finish()).toEqual([201, 201, 201, 201, 201])
  const unanswered = await Promise.all(refused)
  expect(await stopped).toBe(0)
  expect(await findKeys(unanswered)).toEqual([])

  await rig.startNode()
  await crowd.arrive()
  await untilCalm(rig)
  expect(await whatIsWrong(rig, crowd.ledger, { repeats: 0 })).toEqual([])
})

test('two nodes serve one traveller, and a third one does the work that waits', async () => {
  const s3 = await startS3StandIn()
  const secondPort = await lastingPort()
  const folders = ['one', 'two', 'worker'].map((name) => join(rig.dataDir, name))
  for (const folder of folders) await mkdir(folder)
  const node = (role: string, port: number, at: number) =>
    rig.startNode({
      ROLE: role,
      PORT: String(port),
      DATA_DIR: folders[at] ?? '',
      LINK_KEY: rig.documentKey.toString('base64url'),
      STORAGE_URL: s3.url,
      STORAGE_ACCESS_KEY: s3.accessKey,
      STORAGE_SECRET_KEY: s3.secretKey,
    })
  const nodes = await Promise.all([
    node('web', Number(new URL(rig.origin).port), 0),
    node('web', secondPort, 1),
  ])
  let turn = 0
  const address = () => nodes[turn++ % nodes.length]?.url ?? rig.origin
  const crowd = gather(rig, randomFrom(seed), 1, { address })
  await crowd.calls(rounds(8, 80))
  await crowd.arrive()
  const { completed, left } = crowd.ledger
  const letters = await rig.db.selectFrom('letter').select(['state', 'attempts']).execute()
  expect(letters.length).toBeGreaterThanOrEqual(2 * completed.length)
  expect(letters.every(({ state, attempts }) => state === 'queued' && attempts === 0)).toBe(true)
  expect(rig.mail.arrived()).toEqual([])

  await node('worker', 0, 2)
  await untilCalm(rig)
  const store = createEncryptedStore(createS3Store(s3), sealingKey(rig.documentKey), () =>
    Buffer.alloc(12),
  )
  expect(await whatIsWrong(rig, crowd.ledger, { repeats: 0, store })).toEqual([])
  expect(left.length + completed.length).toBe(crowd.ledger.applications.length)
  await s3.close()
})
