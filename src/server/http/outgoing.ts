import type { IncomingMessage, Server, ServerResponse } from 'node:http'

export type OutgoingBounds = {
  /** Time limit without progress. Bytes buffered by the network count as taken. */
  stalledMs: number
  /** Answers currently without progress. */
  stalled: { perNetwork: number; total: number }
  /** Bytes of answers not yet taken. */
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
  /** Bytes taken at the last check. */
  taken: number
  /** Start of the standstill; null while nothing waits. */
  stalledAt: number | null
  /** Bytes received at the last check, and since when there were no more. */
  read: number
  silentAt: number
}

const isUpload = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/') ?? false

/** Whether a body has been missing for too long. File uploads have their own limit, by the writer. */
function isSilent(each: Outgoing, now: number, patienceMs: number): boolean {
  const { request } = each
  if (request.complete || isUpload(request)) return false
  const read = request.socket.bytesRead
  if (read !== each.read) Object.assign(each, { read, silentAt: now })
  return now - each.silentAt > patienceMs
}

type Sum = { count: number; bytes: number }

/** Checks one answer; returns whether it has unread bytes. */
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
 * Ends calls whose body stops arriving, and answers that are not read: those without progress for
 * too long, and the longest-stalled ones when one network or all together hold too much.
 * `networkOf` gives a client's network.
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

  /** Sorted by latest progress, so that those beyond a bound have stalled longest. */
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
      // A reader that makes progress is never cut for others.
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
