import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ConfigError } from './config.ts'

const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
const shape = z.object({
  documentKey: key,
  linkKey: key,
  gatewaySecret: key,
  gatewayControlKey: key,
})

export type Secrets = z.output<typeof shape>

/**
 * The secrets of an installation that was given none: made on the first start, kept in the data
 * folder, readable by its owner only. Losing `documentKey` loses every document, so none is made anew
 * where something is there already that needs the old one. Throws ConfigError.
 */
export async function loadSecrets(
  dataDir: string,
  makeKey: () => string,
  needsOldKey: () => Promise<boolean>,
): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text !== null) return readSecrets(text, file)
  if (await needsOldKey()) {
    throw new ConfigError(
      `${file} is missing, and there are documents that only its key opens. Bring it back from your backup, or set DOCUMENT_KEY; see "A lost key" in docs/operations.md`,
    )
  }
  const secrets = {
    documentKey: makeKey(),
    linkKey: makeKey(),
    gatewaySecret: makeKey(),
    gatewayControlKey: makeKey(),
  }
  const draft = `${file}.${makeKey()}`
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  await keepFirst(draft, file)
  return readSecrets(await readFile(file, 'utf8'), file)
}

/** Of nodes that share a folder and start at once, the first one's secrets stand for all. */
async function keepFirst(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file)
  } catch (error) {
    // A file system without links: then the last one's stand.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return await rename(draft, file)
  }
  await rm(draft)
}

/** Throws ConfigError: made anew they would open no document and no draft, so nothing is guessed. */
function readSecrets(text: string, file: string): Secrets {
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    throw new ConfigError(
      `${file} is damaged: put it back from a backup; without it no document opens`,
    )
  }
}
