import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../../config.ts'
import { writeAudit } from '../../data/staff/audit.ts'
import { buildStore, clock } from '../../deps.ts'
import { takeAdvisoryLock } from '../../platform/db/advisory-lock.ts'
import { ConfigError } from '../../platform/environment.ts'
import { keyIdOf, type SealingKey, sealingKey } from '../../platform/sealing.ts'
import {
  findSecrets,
  replaceSecrets,
  type Secrets,
  secretsSeenWithinMs,
} from '../../platform/secrets.ts'
import { BackupProblem } from '../backup/problem.ts'
import { bytesOf, type OpenInstallation, openInstallation, type Say } from './installation.ts'

/** Waits until every node has read the data folder. */
const seen = () => pause(2 * secretsSeenWithinMs + 500)

/**
 * Rotates an installation's own keys: first every node learns to decrypt with the new one, then
 * they encrypt with it. Continues a killed run.
 */
async function beginOwnRotation(
  { dataDir }: Config,
  secrets: Secrets,
  makeKey: () => string,
): Promise<SealingKey> {
  const { nextDocumentKey, ...now } = secrets
  const { documentKey, previousDocumentKeys } = now
  if (previousDocumentKeys.length > 0) {
    return sealingKey(bytesOf(documentKey), ...previousDocumentKeys.map(bytesOf))
  }
  const next = nextDocumentKey ?? makeKey()
  await replaceSecrets(dataDir, { ...now, nextDocumentKey: next })
  await seen()
  await replaceSecrets(dataDir, { ...now, documentKey: next, previousDocumentKeys: [documentKey] })
  await seen()
  return sealingKey(bytesOf(next), bytesOf(documentKey))
}

async function rotatingKeyOf(
  config: Config,
  open: OpenInstallation,
  makeKey: () => string,
): Promise<SealingKey> {
  if (config.documentKey === null) {
    if (!open.secrets) throw new ConfigError('There is no secrets.json in DATA_DIR')
    return beginOwnRotation(config, open.secrets, makeKey)
  }
  if (config.previousDocumentKey !== null) return open.key
  throw new ConfigError(
    'DOCUMENT_KEY_PREVIOUS is required: the key of before, while DOCUMENT_KEY is the new one already, here and on every node',
  )
}

/** The parts of a key rotation. Throws ConfigError, BackupProblem. */
export async function openRotation(config: Config, makeKey: () => string, say: Say) {
  const open = await openInstallation(config, makeKey, say)
  const { db, client, close } = open
  try {
    if (!(await takeAdvisoryLock(client, 'rotation'))) {
      throw new BackupProblem('The key is being changed already')
    }
    const key = await rotatingKeyOf(config, open, makeKey)
    const stores = {
      documentStore: await buildStore(config, key),
      newStore: await buildStore(config, sealingKey(key.current)),
    }
    const finish = async (): Promise<string> => {
      const details = { key: keyIdOf(key.current).toString('hex') }
      const entry = { staffId: null, action: 'key.rotated', requestId: null } as const
      await writeAudit(db, { ...entry, details, at: clock.now() })
      if (config.documentKey !== null) {
        return 'DOCUMENT_KEY_PREVIOUS may go now: leave it out and restart the nodes'
      }
      const now = await findSecrets(config.dataDir)
      if (now) await replaceSecrets(config.dataDir, { ...now, previousDocumentKeys: [] })
      return 'The key of before is gone from secrets.json; backups hold the keys of their own moment'
    }
    return { rotating: { db, key, ...stores }, finish, close }
  } catch (error) {
    await close()
    throw error
  }
}
