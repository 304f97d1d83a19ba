import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forFile } from '../../../../test/support/for-file.ts'
import { insertRow, rowOf } from '../../../../test/support/rows.ts'
import { insertStaff } from '../../../../test/support/staff.ts'
import { findSealedRows, sealedPlaces } from '../../data/operation/resealing.ts'
import { paid, startShop, uploadPicture } from '../../money/payment/test-support.ts'
import { createEncryptedStore } from '../../platform/adapters/document-store/encrypted.ts'
import { createFolderStore } from '../../platform/adapters/document-store/folder.ts'
import {
  openedBy,
  type SealedPlace,
  type SealingKey,
  seal,
  sealedPlace,
  sealingKey,
} from '../../platform/sealing.ts'
import { isRightKey } from '../start/key-check.ts'
import { type Rotating, rotateKey } from './rotate.ts'

const nonce = () => randomBytes(12)
const [old, fresh] = [randomBytes(32), randomBytes(32)]
/** Like a running node's key, which changes while it works. */
const live = { current: old, previous: [] as Buffer[] }

const shop = await forFile(startShop())
const liveKey = () => shop.parts.services.documentKey
const { services } = shop.parts
Object.assign(services.documentKey, live)
Object.assign(shop.services, { documentKey: services.documentKey })
const applied = await paid(shop)
await shop.verify(applied)
for (let index = 0; index < 3; index += 1) await uploadPicture(shop, applied)
await seedRows()

/** A row of each kind, encrypted as in production. */
async function seedRows(): Promise<void> {
  const { db } = shop
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 86_400_000)
  const sealed = (place: SealedPlace, id: string) =>
    seal(liveKey(), Buffer.from(`secret of ${place}`), sealedPlace[place](id), nonce())
  const { uuid } = shop.services.random
  const [asked, letter, link, staged] = [uuid(), uuid(), uuid(), uuid()]
  const browser = { tokenHash: randomBytes(32), createdAt: now }
  const { id: sessionId } = await insertRow(db, 'travellerSession', browser)
  const draft = sealed('draft', String(sessionId))
  const kept = { revision: 1, updatedAt: now, expiresAt }
  await insertRow(db, 'draft', { sessionId, content: draft, ...kept })
  const content = sealed('askedLetter', asked)
  await insertRow(db, 'askedLetter', { id: asked, content, createdAt: now })
  const sealedCode = sealed('letterCode', letter).toString('base64')
  await insertRow(db, 'letter', {
    ...{ id: letter, kind: 'download-code', recipient: 'a@karibu.example', version: 1 },
    ...{ language: 'en', createdAt: now, state: 'failed' },
    props: JSON.stringify({ sealedCode, codeId: 'x' }),
  } as never)
  const words = sealed('letterContent', letter)
  await insertRow(db, 'letterContent', { letterId: letter, sealed: words })
  await insertRow(db, 'travellerLink', {
    ...{ id: link, draftSessionId: sessionId, language: 'en', organiserLanguage: 'en' },
    ...{ sealedEmail: sealed('linkEmail', link), sealedAnswers: sealed('linkAnswers', link) },
    ...{ createdAt: now, openedAt: now },
  })
  const { id: applicantId } = await rowOf(db, 'applicant')
  const sealedAnswer = sealed('securityAnswer', String(applicantId))
  await insertRow(db, 'filing', { applicantId, securityQuestion: 'A pet?', sealedAnswer })
  const { id: staffId } = await insertStaff(shop.services)
  const secret = sealed('secondFactor', staffId)
  await insertRow(db, 'staffTwoFactor', { staffId, secret })
  const { storageKey } = await rowOf(db, 'storedFile')
  await insertRow(db, 'stagedVisa', {
    ...{ id: staged, storageKey, fileName: 'visa.pdf', text: sealed('stagedVisa', staged) },
    ...{ addedBy: staffId, createdAt: now, expiresAt },
  })
}

/** All encrypted data, with whether this key decrypts them. */
async function opened(key: Buffer): Promise<boolean[]> {
  const found: boolean[] = []
  for (const place of sealedPlaces) {
    for (const { id, sealed } of await findSealedRows(shop.db, place, null, 1000)) {
      found.push(openedBy(key, sealed, sealedPlace[place](id)) !== null)
    }
  }
  const store = storeWith(sealingKey(key))
  for (const { storageKey } of await shop.db.selectFrom('storedFile').selectAll().execute()) {
    found.push(
      await store.get(storageKey).then(
        () => true,
        () => false,
      ),
    )
  }
  return found
}

const folder = () => createFolderStore(join(shop.services.dataDir, 'documents'))
const storeWith = (key: SealingKey) => createEncryptedStore(folder(), key, nonce)

function rotating(changes: Partial<Rotating> = {}): Rotating {
  const key = sealingKey(fresh, old)
  return {
    db: shop.db,
    key,
    documentStore: storeWith(key),
    newStore: storeWith(sealingKey(fresh)),
    nonce,
    now: () => new Date(),
    bytesPerSecond: 1e9,
    onProgress: () => {},
    ...changes,
  }
}

class Killed extends Error {}

test('everything is sealed anew, through a kill and beside uploads; the new key alone opens it all', async () => {
  const before = await opened(old)
  for (const place of sealedPlaces) {
    expect(await findSealedRows(shop.db, place, null, 1), place).toHaveLength(1)
  }
  expect(before.every(Boolean)).toBe(true)

  // Nodes read both and write the new key, as the command ensures; a slow one does not yet.
  Object.assign(liveKey(), { current: fresh, previous: [old] })
  const slow = storeWith(sealingKey(old))
  const late = shop.services.random.uuid()

  let steps = 0
  const killed = rotating({
    onProgress: () => {
      steps += 1
      if (steps === 3) throw new Killed()
    },
  })
  await expect(rotateKey(killed, async () => {})).rejects.toThrow(Killed)
  const half = await opened(fresh)
  expect(half.some(Boolean)).toBe(true)
  expect(half.every(Boolean)).toBe(false)

  let isBusy = true
  const uploads = (async () => {
    while (isBusy) await uploadPicture(shop, applied, 'flightTicket')
  })()
  const { sealed, unreadable } = await rotateKey(rotating(), async () => {
    isBusy = false
    await uploads
    await slow.put(late, Buffer.from('late'))
    await insertRow(shop.db, 'storedFile', {
      storageKey: late,
      mediaType: 'image/png',
      sizeBytes: 4,
      sha256: createHash('sha256').update('late').digest(),
      createdAt: new Date(),
    })
  })
  expect(unreadable).toBe(0)
  expect(sealed).toBeGreaterThanOrEqual(before.length)

  const after = await opened(fresh)
  expect(after.length).toBeGreaterThan(before.length)
  expect(after.every(Boolean)).toBe(true)
  expect((await opened(old)).some(Boolean)).toBe(false)
  expect(await isRightKey(shop.db, sealingKey(fresh))).toBe(true)

  // Without the old key there is nothing left to do.
  Object.assign(liveKey(), { current: fresh, previous: [] })
  expect(await rotateKey(rotating(), async () => {})).toEqual({ sealed: 0, unreadable: 0 })
})

test('what no key opens is left as it is, and counted', async () => {
  const { storageKey } = await rowOf(shop.db, 'storedFile')
  const bytes = await storeWith(sealingKey(fresh)).get(storageKey)
  await storeWith(sealingKey(randomBytes(32))).put(storageKey, bytes)
  expect(await rotateKey(rotating(), async () => {})).toEqual({ sealed: 0, unreadable: 1 })
  await storeWith(sealingKey(fresh)).put(storageKey, bytes)
})
