import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, test } from 'vitest'
import { createEncryptedStore } from '../../src/server/platform/adapters/document-store/encrypted.ts'
import { createFolderStore } from '../../src/server/platform/adapters/document-store/folder.ts'
import { sealingKey } from '../../src/server/platform/sealing.ts'
import { untilCalm } from './calm.ts'
import { beginCommand, runCommand } from './command.ts'
import { type Crowd, gather } from './crowd.ts'
import { until } from './process.ts'
import { randomFrom, rounds, seed } from './random.ts'
import type { Rig } from './rig.ts'
import { startSharedRig } from './shared-rig.ts'
import { whatIsWrong } from './truth.ts'

const encoded = (key: Buffer) => key.toString('base64url')

/** Decrypts with this key only. */
const storeWith = ({ dataDir }: Rig, key: Buffer) =>
  createEncryptedStore(createFolderStore(join(dataDir, 'documents')), sealingKey(key), () => {
    throw new Error('Tests only read')
  })

async function untilUploaded({ db }: Rig, least: number): Promise<void> {
  await until('documents were uploaded', async () => {
    const files = await db.selectFrom('storedFile').select('storageKey').execute()
    return files.length >= least || undefined
  })
}

async function rotateUntilKilled(settings: Record<string, string>): Promise<void> {
  const killed = await beginCommand('rotate-key', ['--speed', '0.01'], settings)
  await until('it seals anew', async () => /sealed anew so far/.test(killed.said()) || undefined)
  killed.child.kill('SIGKILL')
  await killed.ended
}

const whatIsLost = (rig: Rig, { ledger }: Crowd, key: Buffer): Promise<string[]> =>
  whatIsWrong(rig, ledger, { repeats: 0, store: storeWith(rig, key) })

const variablesOf = ({ dataDir, databaseUrl }: Rig) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
})

describe.concurrent('the document key is changed', () => {
  test(`of an installation that keeps its own, through a kill and beside travellers (seed ${seed})`, async ({
    expect,
    onTestFinished,
  }) => {
    const rig = await startSharedRig()
    onTestFinished(() => rig.stop())
    const secrets = async () => {
      const text = await readFile(join(rig.dataDir, 'secrets.json'), 'utf8')
      return JSON.parse(text) as { documentKey: string; previousDocumentKeys?: string[] }
    }
    await rig.startNode({ DOCUMENT_KEY: '' })
    const before = await secrets()
    const crowd = gather(rig, randomFrom(seed), 1)
    await untilUploaded(rig, 3)

    await crowd.restDuring(rotateUntilKilled(variablesOf(rig)))
    const rotated = runCommand('rotate-key', [], variablesOf(rig))
    await crowd.calls(rounds(10, 200))
    await crowd.arrive()
    expect(await rotated).toMatchObject({ code: 0 })

    const after = await secrets()
    expect(after.documentKey).not.toBe(before.documentKey)
    expect(after.previousDocumentKeys).toEqual([])
    await untilCalm(rig)
    const key = Buffer.from(after.documentKey, 'base64url')
    expect(await whatIsLost(rig, crowd, key)).toEqual([])
  })

  test(`of an installation whose settings name it (seed ${seed})`, async ({
    expect,
    onTestFinished,
  }) => {
    const rig = await startSharedRig()
    onTestFinished(() => rig.stop())
    const fresh = randomBytes(32)
    const both = { DOCUMENT_KEY: encoded(fresh), DOCUMENT_KEY_PREVIOUS: encoded(rig.documentKey) }
    const node = await rig.startNode()
    const crowd = gather(rig, randomFrom(seed), 1)
    await crowd.arrive()
    await untilCalm(rig)
    await node.end('SIGTERM')

    const rotated = await runCommand('rotate-key', [], { ...variablesOf(rig), ...both })
    expect(rotated).toMatchObject({ code: 0 })
    expect(await whatIsLost(rig, crowd, fresh)).toEqual([])
    // The old key alone no longer starts a server.
    await expect(rig.startNode({ PORT: '0' })).rejects.toThrow('DOCUMENT_KEY')
  })
})
