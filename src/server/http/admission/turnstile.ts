import { AppError } from '#domain/error.ts'

/**
 * Whose turn it is. Parties take turns, and within a party its members: each network is a party of
 * its own, and all whom nobody knows are one together.
 */
export type Lane = { party: string; member: string }

export type Entry = {
  /** Whoever is gone while waiting leaves the line with the reason of the signal; what was begun is ended. */
  gone?: AbortSignal | null
  /** How much of `atOnce` the work takes; 1 where it is left out. */
  weight?: number
}

export type Turnstile = <T>(lane: Lane, work: () => Promise<T>, entry?: Entry) => Promise<T>

type Waiting = { weight: number; start: () => void }
/** Maps keep the order of insertion: whoever was served goes to the end. */
type Members = Map<string, Waiting[]>

export type Width = {
  /** Works at a time, by their weights. */
  atOnce: number
  maxWaiting: number
  maxWaitingOfOne: number
  /** How much of `atOnce` a party may have for itself: what it leaves is always there for others. All of it by default. */
  mostOf?: (party: string) => number
  /** Whoever would wait longer, by how long works took of late, is sent away instead: nobody listens any more by then. */
  patienceMs?: number
}

/** How much the last work of a party says of how long its works take now. */
const newShare = 0.2
/** Parties of which that is known. */
const mostKnown = 1_000

/** The next of one party: the member that was served longest ago. */
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
 * Lets some works run at a time and the others wait in line, each party in its own: the place that is
 * free goes to whoever has fewest, so that nobody waits for more than one work of another party before
 * the own turn comes. A line that is too long, or too slow by how long works of those in it took, answers
 * `server.busy` at once instead of keeping people waiting for nothing.
 */
export function createTurnstile(width: Width): Turnstile {
  const { atOnce, patienceMs = Number.POSITIVE_INFINITY, mostOf = () => atOnce } = width
  const waiting = new Map<string, Members>()
  const running = new Map<string, number>()
  let atWork = 0
  let inLine = 0
  /** After how long the next one begins behind a work of a party. */
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

  /** Of the parties that may have more the one that has least. */
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

  /** How long somebody waits who comes after so many works of their own party, as many of each other one among them. */
  function waitMs(party: string, before: number): number {
    let ms = 0
    for (const [other, members] of waiting) {
      // Who may not have everything takes nothing from others, and waits for their own alone.
      const isApart = mostOf(other) < atOnce || mostOf(party) < atOnce
      if (other !== party && isApart) continue
      const works = [...members.values()].reduce((sum, line) => sum + line.length, 0)
      const turns = Math.min(works, other === party ? before : before + 1)
      ms += turns * (turnsMs.get(other) ?? 0)
    }
    return ms
  }

  /** Begins what has room. A heavy work whose turn it is waits for its room, and nobody passes it. */
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
      // Those before may have all that they may have.
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
