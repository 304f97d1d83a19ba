import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { heicDecoder, heicLicence } from '../../../file/heic.ts'

/**
 * The decoder of HEIC as its makers built it, to the byte, and its licence (LGPL 3) beside it: whoever wants
 * to may put another build of it in its place. It is no part of any bundle of ours.
 */
const folder = join(dirname(createRequire(import.meta.url).resolve('heic-to/csp')), '../..')

const files = [
  { path: heicDecoder, from: 'dist/csp/heic-to.min.js', type: 'text/javascript' },
  { path: heicLicence, from: 'LICENSE', type: 'text/plain' },
]

export function getStaticPaths() {
  return files.map(({ path, ...props }) => ({
    params: { file: path.slice(path.lastIndexOf('/') + 1) },
    props,
  }))
}

type Props = { props: { from: string; type: string } }

export async function GET({ props: { from, type } }: Props): Promise<Response> {
  const bytes = new Uint8Array(await readFile(join(folder, from)))
  return new Response(bytes, { headers: { 'content-type': `${type}; charset=utf-8` } })
}
