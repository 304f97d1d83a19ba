import * as z from 'zod/mini'
import { isRelease } from '#domain/release.ts'
import { kindOfFailure } from '../../failure-kind.ts'
import { PeerFailure } from '../../peer-failure.ts'
import type { ReleaseSource } from './port.ts'

export type HttpsOptions = { url: string; fetch: typeof fetch; timeoutMs: number }

const peer = 'RELEASES_URL'
/** A release name has about ten letters; a JSON document may hold more. */
const mostBytes = 16_384
const shape = z.object({ version: z.string() })

/** Reads at most so much of an answer and drops the rest. */
async function beginningOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.byteLength
    if (size > mostBytes) throw new PeerFailure(peer, 'too-large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

/** The name: the whole text, or `version` of a JSON object. */
function releaseIn(text: string): string {
  const plain = text.trim()
  if (isRelease(plain)) return plain
  try {
    const { version } = shape.parse(JSON.parse(plain))
    if (isRelease(version)) return version
  } catch {}
  throw new PeerFailure(peer, 'unreadable')
}

/** Asks an address for the newest release and sends nothing: no cookie, no name, no version. */
export function createReleaseSource({ url, fetch, timeoutMs }: HttpsOptions): ReleaseSource {
  return {
    async newest() {
      try {
        const answer = await fetch(url, {
          headers: { accept: 'application/json, text/plain' },
          // Only the configured address is called.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (answer.status !== 200) {
          await answer.body?.cancel()
          throw new PeerFailure(peer, `status-${answer.status}`)
        }
        return releaseIn(await beginningOf(answer))
      } catch (error) {
        throw error instanceof PeerFailure ? error : new PeerFailure(peer, kindOfFailure(error))
      }
    },
  }
}
