import type { IncomingMessage, Server, ServerResponse } from 'node:http'

export type OutgoingBounds = {
  /** Without a byte taken. What the network holds for a reader is counted as taken. */
  stalledMs: number
  /** Answers of which nothing was taken for a moment. */
  stalled: { perNetwork: number; total: number }
  /** Bytes of answers that nobody has taken yet. */
  unsentBytes: { perNetwork: number; total: number }
}

const megabyte = 1024 * 1024

export const outgoingBounds: OutgoingBounds = {
  stalledMs: 20_000,
  stalled: { perNetwork: 64, total: 1_000 },
  unsentBytes: { perNetwork: 16 * megabyte, total: 128 * megabyte },
}

const lookEveryMs = 500

type Outgoing = {
  answer: ServerResponse
  request: IncomingMessage
  /** Bytes that were taken when we looked last. */
  taken: number
  /** Since when nothing more was; null while nothing waits. */
  stalledAt: number | null
  /** Bytes that had come when we looked last, and since when no more did. */
  read: number
  silentAt: number
}

const isUpload = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/') ?? false

/**
 * Whether a body has been missing for too long, whoever waits for it. Files are paced by whoever writes them
 * down, which may take its time.
 */
function isSilent(each: Outgoing, now: number, patienceMs: number): boolean {
  const { request } = each
  if (request.complete || isUpload(request)) return false
  const read = request.socket.bytesRead
  if (read !== each.read) Object.assign(each, { read, silentAt: now })
  return now - each.silentAt > patienceMs
}

type Sum = { count: number; bytes: number }

/** Looks at one answer; whether it holds bytes that nobody takes. */
function look(each: Outgoing, now: number): boolean {
  const { answer, request } = each
  if (answer.writableLength === 0) {
    each.stalledAt = null
    return false
  }
  const taken = request.socket.bytesWritten - request.socket.writableLength
  if (taken !== each.taken || each.stalledAt === null) each.stalledAt = now
  each.taken = taken
  return true
}

/**
 * Ends calls whose body stops coming, and answers that are not read: those of which nothing is taken for too long, and before that, those that
 * have stood still longest where one network or all together hold too much. `networkOf` says who asks.
 */
export function watchOutgoing(
  server: Server,
  networkOf: (request: IncomingMessage) => string,
  bounds: OutgoingBounds = outgoingBounds,
): void {
  const all = new Set<Outgoing>()
  server.prependListener('request', (request: IncomingMessage, answer: ServerResponse) => {
    const silentAt = performance.now()
    const outgoing = { answer, request, taken: 0, stalledAt: null, read: 0, silentAt }
    all.add(outgoing)
    answer.once('close', () => all.delete(outgoing))
  })

  /** Newest progress first, so that whoever goes beyond a bound has stood still longest. */
  function enforce(unsent: Outgoing[], now: number): void {
    const sums = new Map<string, Sum>()
    const whole: Sum = { count: 0, bytes: 0 }
    unsent.sort((a, b) => (b.stalledAt ?? 0) - (a.stalledAt ?? 0))
    for (const { answer, request, stalledAt } of unsent) {
      const network = networkOf(request)
      const own = sums.get(network) ?? { count: 0, bytes: 0 }
      sums.set(network, own)
      const standsFor = now - (stalledAt ?? now)
      const [count, bytes] = [standsFor > lookEveryMs ? 1 : 0, answer.writableLength]
      for (const sum of [own, whole]) {
        sum.count += count
        sum.bytes += bytes
      }
      const isOver =
        own.count > bounds.stalled.perNetwork ||
        whole.count > bounds.stalled.total ||
        own.bytes > bounds.unsentBytes.perNetwork ||
        whole.bytes > bounds.unsentBytes.total
      // Whoever takes bytes is not cut for the sake of others.
      if (standsFor > bounds.stalledMs || (isOver && standsFor > 0)) {
        answer.destroy()
        for (const sum of [own, whole]) {
          sum.count -= count
          sum.bytes -= bytes
        }
      }
    }
  }

  const timer = setInterval(() => {
    const now = performance.now()
    for (const each of all) if (isSilent(each, now, bounds.stalledMs)) each.answer.destroy()
    const unsent = [...all].filter((each) => look(each, now))
    if (unsent.length > 0) enforce(unsent, now)
  }, lookEveryMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}
