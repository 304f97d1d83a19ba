import { AppError } from '#domain/error.ts'

/**
 * Whose turn it is. Parties take turns, and within a party its members: each network is a party of
 * its own, and all whom nobody knows are one together.
 */
export type Lane = { party: string; member: string }

/** Whoever is gone while waiting leaves the line with the reason of the signal; what was begun is ended. */
export type Turnstile = <T>(
  lane: Lane,
  work: () => Promise<T>,
  gone?: AbortSignal | null,
) => Promise<T>

type Start = () => void
/** Maps keep the order of insertion: whoever was served goes to the end. */
type Members = Map<string, Start[]>

export type Width = {
  /** Works at a time. */
  atOnce: number
  maxWaiting: number
  maxWaitingOfOne: number
}

/** The next of one party: the member that was served longest ago. */
function nextMember(members: Members): Start | undefined {
  for (const [member, line] of members) {
    const start = line.shift()
    members.delete(member)
    if (line.length > 0) members.set(member, line)
    if (start) return start
  }
  return undefined
}

/**
 * Lets some works run at a time and the others wait in line, each party in its own: the place that is
 * free goes to whoever has fewest, so that nobody waits for more than one work of another party before
 * the own turn comes. A line that is too long answers `server.busy` at once instead of keeping people
 * waiting for nothing.
 */
export function createTurnstile(width: Width): Turnstile {
  const waiting = new Map<string, Members>()
  const running = new Map<string, number>()
  let atWork = 0
  let inLine = 0

  const runningOf = (party: string): number => running.get(party) ?? 0

  function count(party: string, change: 1 | -1): void {
    atWork += change
    const now = runningOf(party) + change
    if (now === 0) running.delete(party)
    else running.set(party, now)
  }

  function startNext(): void {
    let [party] = waiting.keys()
    for (const other of waiting.keys()) {
      if (party === undefined || runningOf(other) < runningOf(party)) party = other
    }
    const members = party === undefined ? undefined : waiting.get(party)
    const start = members && nextMember(members)
    if (party === undefined || !members || !start) return
    waiting.delete(party)
    if (members.size > 0) waiting.set(party, members)
    inLine -= 1
    count(party, 1)
    start()
  }

  function wait({ party, member }: Lane, gone?: AbortSignal | null): Promise<void> {
    gone?.throwIfAborted()
    const members: Members = waiting.get(party) ?? new Map()
    const line = members.get(member) ?? []
    if (inLine >= width.maxWaiting || line.length >= width.maxWaitingOfOne) {
      throw new AppError('server.busy')
    }
    waiting.set(party, members)
    members.set(member, line)
    inLine += 1
    return new Promise((resolve, reject) => {
      const start = () => {
        gone?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        line.splice(line.indexOf(start), 1)
        if (line.length === 0) members.delete(member)
        if (members.size === 0) waiting.delete(party)
        inLine -= 1
        reject(gone?.reason)
      }
      line.push(start)
      gone?.addEventListener('abort', leave, { once: true })
    })
  }

  return async (lane, work, gone) => {
    if (atWork < width.atOnce) count(lane.party, 1)
    else await wait(lane, gone)
    try {
      return await work()
    } finally {
      count(lane.party, -1)
      startNext()
    }
  }
}
