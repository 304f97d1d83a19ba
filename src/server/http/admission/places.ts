import type { EventEmitter } from 'node:events'
import type { Readable } from 'node:stream'
import { AppError } from '#domain/error.ts'
import { createPace } from './pace.ts'
import { createPot } from './pot.ts'

export type PlaceBounds = {
  /** Requests that we work on at once, as long as we keep up. */
  working: number
  /** Small bodies on their way. */
  bodies: { perNetwork: number; total: number }
  /** Bodies above 64 KiB on their way: each may come to 2 MiB. */
  largeBodies: { perNetwork: number; total: number }
  /** Streams of events, which stay open as long as their page. */
  streams: { perNetwork: number; total: number }
  /** Files on their way. */
  uploads: { perNetwork: number; total: number }
}

const generous: PlaceBounds = {
  working: 400,
  bodies: { perNetwork: 64, total: 2_000 },
  largeBodies: { perNetwork: 12, total: 64 },
  streams: { perNetwork: 2_000, total: 19_000 },
  uploads: { perNetwork: 64, total: 500 },
}

/** What the half of all requests may take, in milliseconds, before fewer are let in; pages give up after fifteen seconds. */
const targetMs = 1_000
/** Requests that a slow node still works on at once: with fewer its processor would idle while others wait. */
const leastWorking = 32

/** A body of at most so much is small. */
const smallBytes = 64 * 1024
/** What a body takes in memory while we work, for each place. */
const placeBytes = 256 * 1024

/** A body on its way, and the connection on which it comes. */
type Incoming = Readable & { readonly socket: EventEmitter }

/** Among whom places are shared: who asks, and what is asked for ('POST /api/applications'). */
type Sharers = { network: string; route: string }

export type Places = {
  /** Waits for a body of so many bytes at most. Throws server.busy where it had to give way to others. */
  awaiting<T>(network: string, bytes: number, read: (cut: Promise<never>) => Promise<T>): Promise<T>
  /** Takes a file and works on it; gives way to others only while bytes are missing. Cut as well when its sender hung up. */
  uploading<T>(
    network: string,
    incoming: Incoming | null,
    work: (cut: AbortSignal) => Promise<T>,
  ): Promise<T>
  /** Holds a place while we work, more of them for a large body. Throws server.busy where there is none. */
  working<T>(by: Sharers, bytes: number, work: () => Promise<T>): Promise<T>
  /** A stream begins; `end` sends its reader away, who comes again. Answers what to call when it is over. */
  streaming(network: string, end: () => void): () => void
  /** Sends away all whose body is not here yet: this node stops. */
  close(): void
  /** How many there are, for the figures. */
  counts(): { working: number; bodies: number; uploads: number; streams: number }
  /** How many may be worked on at once just now: fewer than usual where we are slow. */
  limit(): number
}

/**
 * Places are held while we work and never while somebody is waited for. A network may take as many as are
 * still free: alone half of the house, among others an equal share, and there is always one left for
 * whoever comes first from elsewhere. What is worked on follows the same rule by what is asked for, so that
 * calls that wait for a gateway leave room for all others.
 */
export function createPlaces(changes: Partial<PlaceBounds> = {}): Places {
  const bounds = { ...generous, ...changes }
  const [bodies, uploads] = [createPot(bounds.bodies), createPot(bounds.uploads)]
  const [largeBodies, streams] = [createPot(bounds.largeBodies), createPot(bounds.streams)]
  const pace = createPace({
    most: bounds.working,
    least: Math.min(leastWorking, bounds.working),
    targetMs,
  })
  const held = new Map<string, number>()
  const heldBy = (sharer: string) => held.get(sharer) ?? 0
  let working = 0

  return {
    async awaiting(network, bytes, read) {
      const cut = Promise.withResolvers<never>()
      // Whoever reads is not obliged to listen.
      cut.promise.catch(() => {})
      const pot = bytes > smallBytes ? largeBodies : bodies
      const leave = pot.enter(network, () => cut.reject(new AppError('server.busy')))
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
        // What still comes is read and forgotten, so that its sender can hear the answer.
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
      const places = 1 + Math.floor(bytes / placeBytes)
      const free = pace.limit() - working
      const isGreedy = [network, route].some((sharer) => heldBy(sharer) + places > free)
      if (isGreedy) throw new AppError('server.busy')
      const count = (change: number) => {
        working += change
        for (const sharer of [network, route]) {
          const now = heldBy(sharer) + change
          if (now === 0) held.delete(sharer)
          else held.set(sharer, now)
        }
      }
      count(places)
      const begun = performance.now()
      try {
        return await work()
      } finally {
        pace.took(performance.now() - begun)
        count(-places)
      }
    },
    streaming: (network, end) => streams.enter(network, end),
    close() {
      bodies.empty()
      largeBodies.empty()
      uploads.empty()
    },
    limit: pace.limit,
    counts: () => ({
      working,
      bodies: bodies.size + largeBodies.size,
      uploads: uploads.size,
      streams: streams.size,
    }),
  }
}
