import type { EventEmitter } from 'node:events'
import type { Readable } from 'node:stream'
import { AppError } from '#domain/error.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { createCounter } from './counter.ts'
import { createWaitingRoom } from './waiting-room.ts'

export type BulkheadBounds = {
  /** Maximum number of requests in progress, before the concurrency limit reduces it. */
  working: number
  /** Small bodies being received. */
  bodies: { perNetwork: number; total: number }
  /** Bodies above 64 KiB being received, each up to 2 MiB. */
  largeBodies: { perNetwork: number; total: number }
  /** Event streams, open as long as their page. */
  streams: { perNetwork: number; total: number }
  /** Files being received. */
  uploads: { perNetwork: number; total: number }
}

const generous: BulkheadBounds = {
  working: 400,
  bodies: { perNetwork: 64, total: 2_000 },
  largeBodies: { perNetwork: 12, total: 64 },
  streams: { perNetwork: 2_000, total: 19_000 },
  uploads: { perNetwork: 64, total: 500 },
}

/**
 * Median response time in milliseconds above which fewer requests are admitted; pages give up after
 * fifteen seconds.
 */
const targetMs = 1_000
/** Minimum concurrency of a slow node: with fewer requests its processor would idle while others wait. */
const leastWorking = 32

/** Maximum size of a small body. */
const smallBytes = 64 * 1024
/** Memory for a body in progress, per slot. */
const slotBytes = 256 * 1024

/** A body being received, with its connection. */
type Incoming = Readable & { readonly socket: EventEmitter }

/** What slots are shared by: the client's network and the route ('POST /api/applications'). */
type Sharers = { network: string; route: string }

export type Bulkhead = {
  /** Waits for a body of at most `bytes`. Throws server.busy when it had to make room for others. */
  awaiting<T>(network: string, bytes: number, read: (cut: Promise<never>) => Promise<T>): Promise<T>
  /**
   * Receives a file and processes it; can be evicted only while bytes are missing. Also cut when
   * the client disconnects.
   */
  uploading<T>(
    network: string,
    incoming: Incoming | null,
    work: (cut: AbortSignal) => Promise<T>,
  ): Promise<T>
  /** Holds slots while `work` runs, more for a large body. Throws server.busy when none is free. */
  working<T>(by: Sharers, bytes: number, work: () => Promise<T>): Promise<T>
  /** Registers a stream; `end` closes it, and its reader reconnects. Returns a function to call when it ends. */
  streaming(network: string, end: () => void): () => void
  /** Evicts all whose body is incomplete: this node is stopping. */
  close(): void
  /** Current numbers, for the metrics. */
  counts(): { working: number; bodies: number; uploads: number; streams: number }
  /** The current concurrency limit: lower when we are slow. */
  limit(): number
}

/**
 * Slots are held while work runs, never while waiting for a client. A network may take as many
 * slots as are still free: alone half of them, among others an equal share, so that one is always
 * left for a new network. The same rule applies by route, so that calls waiting for a gateway leave
 * room for all others.
 */
export function createBulkhead(changes: Partial<BulkheadBounds> = {}): Bulkhead {
  const bounds = { ...generous, ...changes }
  const [bodies, uploads] = [createWaitingRoom(bounds.bodies), createWaitingRoom(bounds.uploads)]
  const largeBodies = createWaitingRoom(bounds.largeBodies)
  const streams = createWaitingRoom(bounds.streams)
  const limit = createConcurrencyLimit({
    most: bounds.working,
    least: Math.min(leastWorking, bounds.working),
    targetMs,
  })
  const held = createCounter()
  let working = 0

  return {
    async awaiting(network, bytes, read) {
      const cut = Promise.withResolvers<never>()
      // The reader need not listen.
      cut.promise.catch(() => {})
      const waitingRoom = bytes > smallBytes ? largeBodies : bodies
      const leave = waitingRoom.enter(network, () => cut.reject(new AppError('server.busy')))
      try {
        return await read(cut.promise)
      } finally {
        leave()
      }
    },
    async uploading(network, incoming, work) {
      const cut = new AbortController()
      const over = Promise.withResolvers<never>()
      const leave = uploads.enter(network, () => {
        const busy = new AppError('server.busy')
        cut.abort(busy)
        over.reject(busy)
        // The rest is read and dropped, so that the client can read the answer.
        incoming?.resume()
      })
      const hungUp = () => cut.abort(new AppError('request.unreadable'))
      incoming?.once('end', leave)
      incoming?.socket.once('close', hungUp)
      try {
        return await Promise.race([work(cut.signal), over.promise])
      } finally {
        incoming?.socket.off('close', hungUp)
        leave()
      }
    },
    async working({ network, route }, bytes, work) {
      const slots = 1 + Math.floor(bytes / slotBytes)
      const free = limit.limit() - working
      const isGreedy = [network, route].some((sharer) => held.of(sharer) + slots > free)
      if (isGreedy) throw new AppError('server.busy')
      const count = (change: number) => {
        working += change
        held.add(network, change)
        held.add(route, change)
      }
      count(slots)
      const begun = performance.now()
      try {
        return await work()
      } finally {
        limit.took(performance.now() - begun)
        count(-slots)
      }
    },
    streaming: (network, end) => streams.enter(network, end),
    close() {
      bodies.empty()
      largeBodies.empty()
      uploads.empty()
    },
    limit: limit.limit,
    counts: () => ({
      working,
      bodies: bodies.size + largeBodies.size,
      uploads: uploads.size,
      streams: streams.size,
    }),
  }
}
