import { existsSync, unwatchFile, watchFile } from 'node:fs'
import { link, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ConfigError } from './environment.ts'

const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
const shape = z.object({
  documentKey: key,
  linkKey: key,
  gatewaySecret: key,
  gatewayControlKey: key,
  /** During a key rotation: keys that still decrypt, and the next key. */
  previousDocumentKeys: z._default(z.array(key), []),
  nextDocumentKey: z.optional(key),
})

export type Secrets = z.output<typeof shape>

/**
 * The secrets of an installation configured without any: made on the first start, stored in the
 * data folder, readable by its owner only. Losing `documentKey` loses every document, so none is
 * made where data needs the old one. Throws ConfigError.
 */
export async function loadSecrets(
  dataDir: string,
  makeKey: () => string,
  needsOldKey: () => Promise<boolean>,
): Promise<Secrets> {
  const file = fileIn(dataDir)
  if (existsSync(join(dataDir, restoreMark))) {
    throw new ConfigError(
      `${dataDir} holds a restore that was not finished: wait for it, or restore again`,
    )
  }
  const found = await findSecrets(dataDir)
  if (found) return found
  if (await needsOldKey()) {
    throw new ConfigError(
      `${file} is missing, and there are documents that only its key opens. Bring it back from your backup, or set DOCUMENT_KEY; see "A lost key" in docs/operations/keys.md`,
    )
  }
  const draft = `${file}.${makeKey()}`
  await writeFile(draft, textOf(makeSecrets(makeKey)), { mode: 0o600 })
  await keepFirst(draft, file)
  return readSecrets(await readFile(file, 'utf8'), file)
}

const fileIn = (dataDir: string): string => join(dataDir, 'secrets.json')
const textOf = (secrets: Secrets): string => `${JSON.stringify(secrets, null, 2)}\n`

/** Created first and removed last by a restore. */
export const restoreMark = 'restore-under-way'

export const makeSecrets = (makeKey: () => string): Secrets => ({
  documentKey: makeKey(),
  linkKey: makeKey(),
  gatewaySecret: makeKey(),
  gatewayControlKey: makeKey(),
  previousDocumentKeys: [],
})

/** The secrets of an installation, or null. Throws ConfigError. */
export async function findSecrets(dataDir: string): Promise<Secrets | null> {
  const file = fileIn(dataDir)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : readSecrets(text, file)
}

/** Replaces the secrets atomically; resolves once they are on disk. */
export async function replaceSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  const file = fileIn(dataDir)
  const draft = `${file}.new`
  const handle = await open(draft, 'w', 0o600)
  try {
    await handle.writeFile(textOf(secrets))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}

/** How long a node may use the previous secrets. */
export const secretsSeenWithinMs = 2_000

/** Calls back whenever the secrets were replaced. Returns a function that stops it. */
export function watchSecrets(dataDir: string, onChange: (secrets: Secrets) => void): () => void {
  const look = async () => {
    const found = await findSecrets(dataDir).catch(() => null)
    if (found) onChange(found)
  }
  watchFile(fileIn(dataDir), { persistent: false, interval: secretsSeenWithinMs }, look)
  return () => unwatchFile(fileIn(dataDir), look)
}

/** When nodes sharing a folder start at once, the first one's secrets win. */
async function keepFirst(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file)
  } catch (error) {
    // Without hard links the last one's win.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return await rename(draft, file)
  }
  await rm(draft)
}

/** Throws ConfigError: new secrets would open no document and no draft. */
function readSecrets(text: string, file: string): Secrets {
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    throw new ConfigError(
      `${file} is damaged: put it back from a backup; without it no document opens`,
    )
  }
}
