import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

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
 * folder, readable by its owner only. Losing `documentKey` loses every document.
 */
export async function loadSecrets(dataDir: string, makeKey: () => string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text !== null) return shape.parse(JSON.parse(text))
  const secrets = {
    documentKey: makeKey(),
    linkKey: makeKey(),
    gatewaySecret: makeKey(),
    gatewayControlKey: makeKey(),
  }
  await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return secrets
}
