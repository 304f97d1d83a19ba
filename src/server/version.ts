import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'

const manifest = new URL('../../package.json', import.meta.url)
const shape = z.object({ version: z.string() })

/** Which version of the program this is. */
export async function ownVersion(): Promise<string> {
  return shape.parse(JSON.parse(await readFile(manifest, 'utf8'))).version
}
