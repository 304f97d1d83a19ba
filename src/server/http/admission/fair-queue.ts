import { AppError } from '#domain/error.ts'
import { createCounter } from './counter.ts'

/**
 * Parties take turns, and so do the members within a party: each network is a party, and all
 * unknown clients together are one.
 */
export type Lane = { party: string; member: string }

type Gone = AbortSignal | null | undefined

export type Entry = {
  /** Aborting removes waiting work, with the signal's reason; running work completes. */
  gone?: Gone
  /** Share of `atOnce` that the work takes; 1 by default. */
  weight?: number
}

export type FairQueue = <T>(lane: Lane, work: () => Promise<T>, entry?: Entry) => Promise<T>

type Waiting = { weight: number; start: () => void }
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

/** Estimated time between starts behind a party's work. */
function createTurns() {
  const turnsMs = new Map<string, number>()
  return {
    of: (party: string): number => turnsMs.get(party) ?? 0,
    learn(party: string, tookMs: number): void {
      const before = turnsMs.get(party) ?? tookMs
      turnsMs.delete(party)
      turnsMs.set(party, before + newShare * (tookMs - before))
      const [oldest] = turnsMs.keys()
      if (turnsMs.size > mostKnown && oldest !== undefined) turnsMs.delete(oldest)
    },
  }
}

/** The next work of a party: of the member served longest ago. */
function nextOf(members: Members): Waiting | undefined {
  const [line] = members.values()
  return line?.[0]
}

/** Who waits, by party and member. Maps keep insertion order: the served move to the end. */
function createLines() {
  const parties = new Map<string, Members>()
  let length = 0
  return {
    parties: parties as ReadonlyMap<string, Members>,
    get length() {
      return length
    },
    /** Resolves once started. Aborting leaves the line, and rejects with the signal's reason. */
    join({ party, member }: Lane, weight: number, gone: Gone, onLeft: () => void): Promise<void> {
      const members: Members = parties.get(party) ?? new Map()
      const line = members.get(member) ?? []
      parties.set(party, members)
      members.set(member, line)
      length += 1
      return new Promise((resolve, reject) => {
        const start = () => {
          gone?.removeEventListener('abort', leave)
          resolve()
        }
        const work = { weight, start }
        const leave = () => {
          line.splice(line.indexOf(work), 1)
          if (line.length === 0) members.delete(member)
          if (members.size === 0) parties.delete(party)
          length -= 1
          reject(gone?.reason)
          onLeft()
        }
        line.push(work)
        gone?.addEventListener('abort', leave, { once: true })
      })
    },
    takeNext(party: string): void {
      const members = parties.get(party)
      const [[member, line] = []] = members ?? []
      if (!members || member === undefined || !line) return
      line.shift()
      length -= 1
      members.delete(member)
      if (line.length > 0) members.set(member, line)
      parties.delete(party)
      if (members.size > 0) parties.set(party, members)
    },
  }
}

/** How many works of a party wait, up to `most`. */
function countUpTo(most: number, members: Members): number {
  const works = [...members.values()].reduce((sum, line) => sum + line.length, 0)
  return Math.min(most, works)
}

/**
 * Runs limited work concurrently and queues the rest by party: a free slot goes to the party that
 * has fewest, so that nobody waits for more than one job of each other party. When the queue is
 * full, or the estimated wait too long, throws `server.busy` at once.
 */
export function createFairQueue(width: Width): FairQueue {
  const { atOnce, patienceMs = Number.POSITIVE_INFINITY, mostOf = () => atOnce } = width
  const [lines, running, turns] = [createLines(), createCounter(), createTurns()]
  let atWork = 0

  function count(party: string, change: number): void {
    atWork += change
    running.add(party, change)
  }

  function hasRoom(party: string, weight: number): boolean {
    const own = running.of(party)
    return own === 0 || own + weight <= mostOf(party)
  }

  /** Of the parties below their maximum, the one with the least, and its work. */
  function findNext() {
    let found: { party: string; work: Waiting } | undefined
    for (const [party, members] of lines.parties) {
      const work = nextOf(members)
      if (!work || !hasRoom(party, work.weight)) continue
      if (!found || running.of(party) < running.of(found.party)) found = { party, work }
    }
    return found
  }

  /** Estimated wait behind `before` works of the same party and as many of each other party. */
  function waitMs(party: string, before: number): number {
    // A party with a maximum leaves room for others and waits only for its own work.
    const isApart = (other: string) => mostOf(other) < atOnce || mostOf(party) < atOnce
    let ms = 0
    for (const [other, members] of lines.parties) {
      if (other === party) ms += countUpTo(before, members) * turns.of(other)
      else if (!isApart(other)) ms += countUpTo(before + 1, members) * turns.of(other)
    }
    return ms
  }

  /** Starts what fits. A heavy job at the front waits for room, and nobody overtakes it. */
  function startNext(): void {
    for (let next = findNext(); next; next = findNext()) {
      const { party, work } = next
      if (atWork > 0 && atWork + work.weight > atOnce) return
      lines.takeNext(party)
      count(party, work.weight)
      work.start()
    }
  }

  function wait(lane: Lane, weight: number, gone: Gone): Promise<void> {
    gone?.throwIfAborted()
    const members: Members = lines.parties.get(lane.party) ?? new Map()
    const own = members.get(lane.member)?.length ?? 0
    const peers = members.size + (members.has(lane.member) ? 0 : 1)
    const isTooMuch = lines.length >= width.maxWaiting || own >= width.maxWaitingOfOne
    if (isTooMuch || waitMs(lane.party, peers * (own + 1) - 1) > patienceMs) {
      throw new AppError('server.busy')
    }
    const started = lines.join(lane, weight, gone, startNext)
    // Earlier work takes what it may first.
    startNext()
    return started
  }

  return async (lane, work, { gone, weight = 1 } = {}) => {
    const isFree = atWork === 0 || (atWork + weight <= atOnce && hasRoom(lane.party, weight))
    if (lines.length === 0 && isFree) count(lane.party, weight)
    else await wait(lane, weight, gone)
    const begun = performance.now()
    try {
      return await work()
    } finally {
      turns.learn(lane.party, ((performance.now() - begun) * weight) / atOnce)
      count(lane.party, -weight)
      startNext()
    }
  }
}
