import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { CommonPasswords } from '#domain/staff/password.ts'

const file = new URL('./common-passwords.br', import.meta.url)
const decompress = promisify(brotliDecompress)

async function load(): Promise<CommonPasswords> {
  const text = (await decompress(await readFile(file))).toString('utf8')
  const [long = '', words = ''] = text.split('\n\n')
  return { long: new Set(long.split('\n')), words: new Set(words.split('\n')) }
}

let loaded: Promise<CommonPasswords> | null = null

/** The list of lab/make-common-passwords.ts, loaded on first use. */
export function commonPasswords(): Promise<CommonPasswords> {
  loaded ??= load()
  return loaded
}
