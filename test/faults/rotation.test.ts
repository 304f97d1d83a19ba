import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '../../src/server/config.ts'
import { openRotation } from '../../src/server/operation/maintenance/open-rotation.ts'
import { rotateKey } from '../../src/server/operation/rotation/rotate.ts'
import { createEncryptedStore } from '../../src/server/platform/adapters/document-store/encrypted.ts'
import { createFolderStore } from '../../src/server/platform/adapters/document-store/folder.ts'
import { sealingKey } from '../../src/server/platform/sealing.ts'
import { untilCalm } from './calm.ts'
import { beginCommand, runCommand } from './command.ts'
import { type Crowd, gather } from './crowd.ts'
import { until } from './process.ts'
import { randomFrom, rounds, seed } from './random.ts'
import { forTry, type Rig, startSharedRig } from './rig.ts'
import { whatIsWrong } from './truth.ts'

const makeKey = () => randomBytes(32).toString('base64url')

/** With this key only. */
function whatIsLost(rig: Rig, { ledger }: Crowd, key: string): Promise<string[]> {
  const folder = createFolderStore(join(rig.dataDir, 'documents'))
  const store = createEncryptedStore(folder, sealingKey(Buffer.from(key, 'base64url')), () => {
    throw new Error('Tests only read')
  })
  return whatIsWrong(rig, ledger, { repeats: 0, store })
}

async function secretsIn(dataDir: string) {
  const text = await readFile(join(dataDir, 'secrets.json'), 'utf8')
  return JSON.parse(text) as { documentKey: string; previousDocumentKeys?: string[] }
}

async function rotateUntilKilled(variables: Record<string, string>): Promise<void> {
  const killed = await beginCommand('rotate-key', ['--speed', '0.01'], variables)
  await until('it seals anew', async () => /sealed anew so far/.test(killed.said()) || undefined)
  killed.child.kill('SIGKILL')
  await killed.ended
}

test(`the document key is changed, kept here and then in settings, through a kill and beside travellers (seed ${seed})`, async () => {
  const rig = await forTry(startSharedRig())
  const variables = { DATA_DIR: rig.dataDir, DATABASE_URL: rig.databaseUrl }
  const node = await rig.startNode({ DOCUMENT_KEY: '' })
  const before = await secretsIn(rig.dataDir)
  const crowd = gather(rig, randomFrom(seed), 1)
  await until('documents were uploaded', async () => {
    const files = await rig.db.selectFrom('storedFile').select('storageKey').execute()
    return files.length >= 3 || undefined
  })
  await crowd.restDuring(rotateUntilKilled(variables))
  const rotated = runCommand('rotate-key', [], variables)
  await crowd.calls(rounds(10, 200))
  await crowd.arrive()
  expect(await rotated).toMatchObject({ code: 0 })

  const after = await secretsIn(rig.dataDir)
  expect(after.documentKey).not.toBe(before.documentKey)
  expect(after.previousDocumentKeys).toEqual([])
  await untilCalm(rig)
  expect(await whatIsLost(rig, crowd, after.documentKey)).toEqual([])

  await node.end('SIGTERM')
  const fresh = makeKey()
  const named = { DOCUMENT_KEY: fresh, DOCUMENT_KEY_PREVIOUS: after.documentKey }
  // In this process: no node writes any more that had to be waited for.
  const again = await openRotation(parseConfig({ ...variables, ...named }), makeKey, () => {})
  const hand = { nonce: () => randomBytes(12), now: () => new Date(), onProgress: () => {} }
  const rotating = { ...again.rotating, ...hand, bytesPerSecond: 1e9 }
  expect(await rotateKey(rotating, async () => {})).toMatchObject({ unreadable: 0 })
  await again.finish()
  await again.close()
  expect(await whatIsLost(rig, crowd, fresh)).toEqual([])
  // The old key alone no longer starts a server.
  const old = { PORT: '0', DOCUMENT_KEY: after.documentKey }
  await expect(rig.startNode(old)).rejects.toThrow('DOCUMENT_KEY')
})
