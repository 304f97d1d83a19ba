import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmptyDatabase, type Ownership } from '../../../../test/support/database.ts'
import type { TestServices } from '../../../../test/support/services.ts'
import { createEncryptedStore } from '../../platform/adapters/document-store/encrypted.ts'
import { createFolderStore } from '../../platform/adapters/document-store/folder.ts'
import type { DocumentStore } from '../../platform/adapters/document-store/port.ts'
import type { SealingKey } from '../../platform/sealing.ts'
import { connectAs } from '../maintenance/installation.ts'
import { placeOn } from '../maintenance/place.ts'
import { makeBackup } from './make.ts'
import { openBackup, restoreBackup } from './restore.ts'

export const passphrase = 'correct horse battery'
/** Low cost, since tests open many backups. */
const cost = { memory: 1024, passes: 1, lanes: 1 }
const key43 = () => randomBytes(32).toString('base64url')

/** A test installation's backup in memory, with the messages. */
export async function backUp(
  t: Pick<TestServices, 'services' | 'ownerUrl'>,
  options: { documentStore?: DocumentStore } = {},
) {
  const { documentKey, linkKey, documentStore } = t.services
  const client = await connectAs(t.ownerUrl)
  const pieces: Buffer[] = []
  const damaged: string[] = []
  const installation = {
    client,
    documentStore: options.documentStore ?? documentStore,
    documents: 'folder' as const,
    keys: {
      documentKey: documentKey.current.toString('base64url'),
      previousDocumentKeys: documentKey.previous.map((each) => each.toString('base64url')),
      linkKey: linkKey.toString('base64url'),
      gatewaySecret: key43(),
      gatewayControlKey: key43(),
    },
  }
  const sink = { write: async (bytes: Buffer) => void pieces.push(Buffer.from(bytes)) }
  try {
    const locking = { passphrase, salt: randomBytes(16), cost }
    const call = { id: randomUUID(), onDamaged: (key: string) => void damaged.push(key) }
    const made = await makeBackup(sink, installation, locking, call)
    return { file: Buffer.concat(pieces), made, damaged }
  } finally {
    await client.end()
  }
}

async function* inParts(file: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.length; at += 50_000) yield file.subarray(at, at + 50_000)
}

export const openFile = (file: Buffer, word = passphrase) =>
  openBackup(inParts(file), async () => word)

/** Restores a backup into an empty database and folder. */
export async function restoreInto(file: Buffer, key: SealingKey, ownership?: Ownership) {
  const folder = await mkdtemp(join(tmpdir(), 'restored-'))
  const database = await createEmptyDatabase(ownership)
  const client = await connectAs(database.ownerUrl)
  const store = createEncryptedStore(createFolderStore(join(folder, 'documents')), key, () =>
    randomBytes(12),
  )
  const { place, close } = placeOn(client, database, store)
  return {
    client,
    database,
    store,
    restore: async () => restoreBackup(await openFile(file), place),
    async close() {
      await close()
      await client.end()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
