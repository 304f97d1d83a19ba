import type { Config } from '../config.ts'
import { type SealingKey, sealingKey } from './sealing.ts'
import { type Secrets, watchSecrets } from './secrets.ts'

const bytesOf = (key: string): Buffer => Buffer.from(key, 'base64url')

/** The keys from the settings or else from the installation's secrets. */
export function documentKeyOf(
  config: Pick<Config, 'documentKey' | 'previousDocumentKey'>,
  secrets: Pick<Secrets, 'documentKey' | 'previousDocumentKeys' | 'nextDocumentKey'>,
): SealingKey {
  const { documentKey, previousDocumentKey } = config
  if (documentKey !== null) {
    return sealingKey(bytesOf(documentKey), ...[previousDocumentKey ?? []].flat().map(bytesOf))
  }
  const opening = [...secrets.previousDocumentKeys, secrets.nextDocumentKey ?? []].flat()
  return sealingKey(bytesOf(secrets.documentKey), ...opening.map(bytesOf))
}

/**
 * The key that encrypts documents, drafts and secrets. Where it is stored in the data folder, a
 * change applies within seconds: `npm run rotate-key` needs no restart.
 */
export function openDocumentKey(
  config: Pick<Config, 'documentKey' | 'previousDocumentKey' | 'dataDir'>,
  secrets: Secrets,
): { key: SealingKey; close(): void } {
  let now = documentKeyOf(config, secrets)
  const key: SealingKey = {
    get current() {
      return now.current
    },
    get previous() {
      return now.previous
    },
  }
  if (config.documentKey) return { key, close: () => {} }
  const close = watchSecrets(config.dataDir, (found) => {
    now = documentKeyOf(config, found)
  })
  return { key, close }
}
