import * as z from 'zod/mini'
import { isRelease } from '#domain/release.ts'
import { kindOfFailure } from '../../failure-kind.ts'
import { PeerFailure } from '../../peer-failure.ts'
import type { ReleaseSource } from './port.ts'

export type HttpsOptions = { url: string; fetch: typeof fetch; timeoutMs: number }

const peer = 'RELEASES_URL'
/** The name of a release is some ten letters; JSON may have more to say beside it. */
const mostBytes = 16_384
const shape = z.object({ version: z.string() })

/** At most so much of an answer, the rest of which is not waited for. */
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

/** The name, alone or as `version` of an object. */
function releaseIn(text: string): string {
  const plain = text.trim()
  if (isRelease(plain)) return plain
  try {
    const { version } = shape.parse(JSON.parse(plain))
    if (isRelease(version)) return version
  } catch {}
  throw new PeerFailure(peer, 'unreadable')
}

/** Asks an address for the newest release, and tells it nothing: no cookie, no name, no version. */
export function createReleaseSource({ url, fetch, timeoutMs }: HttpsOptions): ReleaseSource {
  return {
    async newest() {
      try {
        const answer = await fetch(url, {
          headers: { accept: 'application/json, text/plain' },
          // Only the address that the operator named is asked.
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
