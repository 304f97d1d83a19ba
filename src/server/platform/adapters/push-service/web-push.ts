import { createECDH, ECDH } from 'node:crypto'
import { createCircuitBreaker } from '#domain/circuit-breaker.ts'
import { kindOfFailure } from '../../failure-kind.ts'
import { PeerFailure } from '../../peer-failure.ts'
import { encryptPush } from './encrypt.ts'
import type { PushService } from './port.ts'
import { createVapidKey } from './vapid.ts'

/** Where browsers subscribe: Chrome and its kin, Firefox, Edge, Safari. */
const knownHosts = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)+notify\.windows\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
]
/** How long a push service holds a message for an offline browser by default. */
const usualSeconds = 4 * 3600
const peer = 'The push service'
const failures = 3
const openMs = 30_000
/** The longest pause that a push service may ask for. */
const longestRestMs = 3_600_000

export type WebPushOptions = {
  /** The VAPID key is derived from it. */
  secret: Uint8Array
  /** Where a push service can reach us. */
  contact: string
  clock: { now(): Date }
  /** Milliseconds of a monotonic clock. */
  now(): number
  /** 16 random bytes, fresh for every message. */
  salt(): Uint8Array
  fetch: typeof fetch
  timeoutMs: number
  /** Additional push service origins, for tests. */
  origins?: readonly string[]
}

/**
 * Web Push (RFC 8030), encrypted for the browser. A circuit breaker for each push service skips one
 * that keeps failing.
 */
export function createWebPush(options: WebPushOptions): PushService {
  const { clock, now, origins = [], timeoutMs } = options
  const vapid = createVapidKey(options.secret, options.contact)
  const circuits = new Map<string, ReturnType<typeof createCircuitBreaker>>()
  const circuitOf = (origin: string) => {
    const known = circuits.get(origin) ?? createCircuitBreaker({ failures, openMs })
    circuits.set(origin, known)
    return known
  }

  const isKnown = (endpoint: string): boolean => {
    const address = URL.parse(endpoint)
    if (address?.username !== '' || address.password !== '') return false
    if (origins.includes(address.origin)) return true
    const isPlain = address.protocol === 'https:' && address.port === ''
    return isPlain && knownHosts.some((host) => host.test(address.hostname))
  }

  return {
    key: vapid.publicKey,
    isKnown,
    isKey: isPoint,
    async send(target, text, { keptSeconds = usualSeconds } = {}) {
      const { endpoint } = target
      if (!isKnown(endpoint)) return 'gone'
      const circuit = circuitOf(new URL(endpoint).origin)
      if (!circuit.mayAsk(now())) throw new PeerFailure(peer, 'resting')
      const key = createECDH('prime256v1')
      key.generateKeys()
      const nonce = { privateKey: key.getPrivateKey(), salt: options.salt() }
      const answer = await ask(options.fetch, endpoint, {
        method: 'POST',
        // A redirect leaves the known push services.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          authorization: vapid.authorization(endpoint, clock.now()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(keptSeconds),
        },
        body: new Uint8Array(encryptPush(text, target, nonce)),
      })
      if (isAway(answer)) {
        circuit.failed(now())
        const restMs = restOf(answer.retryAfter, clock.now())
        if (restMs > 0) circuit.rest(now(), restMs)
      } else circuit.succeeded()
      const { status } = answer
      if (status === 404 || status === 410) return 'gone'
      if (status >= 200 && status < 300) return 'taken'
      throw new PeerFailure(peer, status ? `status-${status}` : (answer.failure ?? 'failed'))
    },
  }
}

/** Checked here, because any other value would fail with every message. */
function isPoint(publicKey: Uint8Array): boolean {
  try {
    ECDH.convertKey(publicKey, 'prime256v1')
    return publicKey.length === 65
  } catch {
    return false
  }
}

type Answer = { status: number; retryAfter: string | null; failure?: string }

/**
 * Whether an answer concerns the push service rather than one browser: anyone can subscribe with an
 * address that it refuses (400, 401, 403, 413), which must not silence the others.
 */
const isAway = ({ status }: Answer): boolean => status < 200 || status === 429 || status >= 500

/** Retry-After in milliseconds, from seconds or a date; 0 when missing or invalid. */
function restOf(retryAfter: string | null, now: Date): number {
  if (!retryAfter) return 0
  const isSeconds = /^\d+$/.test(retryAfter)
  const ms = isSeconds ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime()
  return ms > 0 ? Math.min(ms, longestRestMs) : 0
}

/** The answer without its body; status 0 when there is none. */
async function ask(send: typeof fetch, endpoint: string, init: RequestInit): Promise<Answer> {
  try {
    const { body, status, headers } = await send(endpoint, init)
    await body?.cancel()
    return { status, retryAfter: headers.get('retry-after') }
  } catch (error) {
    // The error message may contain the address, which is the browser's secret.
    return { status: 0, retryAfter: null, failure: kindOfFailure(error) }
  }
}
