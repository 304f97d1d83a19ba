import { AppError } from '#domain/error.ts'

/**
 * Parties take turns, and so do the members within a party: each network is a party, and all
 * unknown clients together are one.
 */
export type Lane = { party: string; member: string }

export type Entry = {
  /** Aborting removes waiting work, with the signal's reason; running work completes. */
  gone?: AbortSignal | null
  /** Share of `atOnce` that the work takes; 1 by default. */
  weight?: number
}

export type FairQueue = <T>(lane: Lane, work: () => Promise<T>, entry?: Entry) => Promise<T>

type Waiting = { weight: number; start: () => void }
/** Maps keep insertion order: served members move to the end. */
type Members = Map<string, Waiting[]>

export type Width = {
  /** Total weight of concurrent work. */
  atOnce: number
  maxWaiting: number
  maxWaitingOfOne: number
  /** Maximum share of `atOnce` per party: the rest stays available to others. All of it by default. */
  mostOf?: (party: string) => number
  /** Rejects work whose estimated wait is longer, since its client would be gone by then. */
  patienceMs?: number
}

/** Weight of the latest duration in a party's moving average. */
const newShare = 0.2
/** Parties with a known average. */
const mostKnown = 1_000

/** The next work of a party: of the member served longest ago. */
function nextOf(members: Members): Waiting | undefined {
  const [line] = members.values()
  return line?.[0]
}

function takeNext(members: Members): void {
  const [[member, line] = []] = members
  if (member === undefined || !line) return
  line.shift()
  members.delete(member)
  if (line.length > 0) members.set(member, line)
}

/**
 * Runs limited work concurrently and queues the rest by party: a free slot goes to the party that
 * has fewest, so that nobody waits for more than one job of each other party. When the queue is
 * full, or the estimated wait too long, throws `server.busy` at once.
 */
export function createFairQueue(width: Width): FairQueue {
  const { atOnce, patienceMs = Number.POSITIVE_INFINITY, mostOf = () => atOnce } = width
  const waiting = new Map<string, Members>()
  const running = new Map<string, number>()
  let atWork = 0
  let inLine = 0
  /** Estimated time between starts behind a party's work. */
  const turnsMs = new Map<string, number>()

  const runningOf = (party: string): number => running.get(party) ?? 0

  function count(party: string, change: number): void {
    atWork += change
    const now = runningOf(party) + change
    if (now === 0) running.delete(party)
    else running.set(party, now)
  }

  function hasRoom(party: string, weight: number): boolean {
    const own = runningOf(party)
    return own === 0 || own + weight <= mostOf(party)
  }

  /** Of the parties below their maximum, the one with the least. */
  function nextParty(): string | undefined {
    let party: string | undefined
    for (const [other, members] of waiting) {
      if (!hasRoom(other, nextOf(members)?.weight ?? 0)) continue
      if (party === undefined || runningOf(other) < runningOf(party)) party = other
    }
    return party
  }

  function learn(party: string, tookMs: number): void {
    const before = turnsMs.get(party) ?? tookMs
    turnsMs.delete(party)
    turnsMs.set(party, before + newShare * (tookMs - before))
    const [oldest] = turnsMs.keys()
    if (turnsMs.size > mostKnown && oldest !== undefined) turnsMs.delete(oldest)
  }

  /** Estimated wait behind `before` jobs of the same party and as many of each other party. */
  function waitMs(party: string, before: number): number {
    let ms = 0
    for (const [other, members] of waiting) {
      // A party with a maximum leaves room for others and waits only for its own work.
      const isApart = mostOf(other) < atOnce || mostOf(party) < atOnce
      if (other !== party && isApart) continue
      const works = [...members.values()].reduce((sum, line) => sum + line.length, 0)
      const turns = Math.min(works, other === party ? before : before + 1)
      ms += turns * (turnsMs.get(other) ?? 0)
    }
    return ms
  }

  /** Starts what fits. A heavy job at the front waits for room, and nobody overtakes it. */
  function startNext(): void {
    for (;;) {
      const party = nextParty()
      const members = party === undefined ? undefined : waiting.get(party)
      const next = members && nextOf(members)
      if (party === undefined || !members || !next) return
      if (atWork > 0 && atWork + next.weight > atOnce) return
      takeNext(members)
      waiting.delete(party)
      if (members.size > 0) waiting.set(party, members)
      inLine -= 1
      count(party, next.weight)
      next.start()
    }
  }

  function wait({ party, member }: Lane, weight: number, gone?: AbortSignal | null) {
    gone?.throwIfAborted()
    const members: Members = waiting.get(party) ?? new Map()
    const line = members.get(member) ?? []
    const peers = members.size + (members.has(member) ? 0 : 1)
    const before = peers * (line.length + 1) - 1
    const isTooMuch = inLine >= width.maxWaiting || line.length >= width.maxWaitingOfOne
    if (isTooMuch || waitMs(party, before) > patienceMs) throw new AppError('server.busy')
    waiting.set(party, members)
    members.set(member, line)
    inLine += 1
    return new Promise<void>((resolve, reject) => {
      const place = {
        weight,
        start() {
          gone?.removeEventListener('abort', leave)
          resolve()
        },
      }
      const leave = () => {
        line.splice(line.indexOf(place), 1)
        if (line.length === 0) members.delete(member)
        if (members.size === 0) waiting.delete(party)
        inLine -= 1
        reject(gone?.reason)
        startNext()
      }
      line.push(place)
      gone?.addEventListener('abort', leave, { once: true })
      // Earlier work takes what it may first.
      startNext()
    })
  }

  return async (lane, work, { gone, weight = 1 } = {}) => {
    const isFree = atWork === 0 || (atWork + weight <= atOnce && hasRoom(lane.party, weight))
    if (inLine === 0 && isFree) count(lane.party, weight)
    else await wait(lane, weight, gone)
    const begun = performance.now()
    try {
      return await work()
    } finally {
      learn(lane.party, ((performance.now() - begun) * weight) / atOnce)
      count(lane.party, -weight)
      startNext()
    }
  }
}
