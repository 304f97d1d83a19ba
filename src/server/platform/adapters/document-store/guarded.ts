import { createCircuitBreaker } from '#domain/circuit-breaker.ts'
import { PeerFailure } from '../../peer-failure.ts'
import type { Hearing } from '../../peer-watch.ts'
import { type DocumentStore, StoredFileDamaged } from './port.ts'

export type Guarding = {
  /** Milliseconds of a monotonic clock. */
  now(): number
  limitMs?: number
  failures?: number
  openMs?: number
  /** Called with the outcome of each call. */
  hear?: Hearing
}

const peer = 'The document store'

/** Rejects after `limitMs`; the work may still finish, and its result is dropped. */
function inTime<T>(work: Promise<T>, limitMs: number, late: (value: T) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(new PeerFailure(peer, 'timeout'))
    }, limitMs)
    work.then(
      (value) => {
        clearTimeout(timer)
        if (isLate) late(value)
        else resolve(value)
      },
      (error) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })
}

const codeOfNetwork = /^E(CONN\w+|HOST\w+|NET\w+|AI_\w+|TIMEDOUT|NOTFOUND|PIPE)$/

/**
 * Whether a failure means that the store is away: a timeout, a broken network, a server error. An
 * error about one file, disk space or permissions does not block requests for other files.
 */
function isAway(error: unknown): boolean {
  if (error instanceof StoredFileDamaged) return false
  if (error instanceof PeerFailure) return true
  const { code, $metadata } = error as {
    code?: unknown
    $metadata?: { httpStatusCode?: number }
  }
  const status = $metadata?.httpStatusCode
  if (status !== undefined) return status >= 500 || status === 429
  return typeof code !== 'string' || codeOfNetwork.test(code)
}

/**
 * A store whose calls end within `limitMs` (15 s); a circuit breaker skips it for a while when it
 * keeps failing.
 */
export function createGuardedStore(
  store: DocumentStore,
  { now, limitMs = 15_000, failures = 5, openMs = 10_000, hear = () => {} }: Guarding,
): DocumentStore {
  const circuit = createCircuitBreaker({ failures, openMs })
  async function ask<T>(work: () => Promise<T>, late: (value: T) => void = () => {}): Promise<T> {
    if (!circuit.mayAsk(now())) throw new PeerFailure(peer, 'resting')
    try {
      const value = await inTime(work(), limitMs, late)
      circuit.succeeded()
      hear(true)
      return value
    } catch (error) {
      if (isAway(error)) circuit.failed(now())
      else circuit.succeeded()
      hear(error instanceof StoredFileDamaged, circuit.isOpen(now()) ? openMs : 0)
      throw error
    }
  }
  return {
    put: (key, ...parts) => ask(() => store.put(key, ...parts)),
    open: (key) =>
      ask(
        () => store.open(key),
        (file) => file.stream.destroy(),
      ),
    get: (key) => ask(() => store.get(key)),
    delete: (key) => ask(() => store.delete(key)),
    async *list() {
      const files = store.list()[Symbol.asyncIterator]()
      for (;;) {
        const next = await ask(() => files.next())
        if (next.done) return
        yield next.value
      }
    },
  }
}
