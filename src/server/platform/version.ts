import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import * as z from 'zod/mini'
import { versionOf } from '#domain/release.ts'

const manifest = new URL('../../../package.json', import.meta.url)
const shape = z.object({ version: z.string() })

/** The build id: a build's folder is named after its sources; null when run from source. */
export const buildIn = (folder: string): string | null =>
  /^[0-9a-f]{16}$/.exec(basename(folder))?.[0] ?? null

/** The release and build of this program. */
export async function ownVersion(): Promise<string> {
  const { version } = shape.parse(JSON.parse(await readFile(manifest, 'utf8')))
  return versionOf(version, buildIn(import.meta.dirname))
}
