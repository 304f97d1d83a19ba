export type Call = { url: string; headers: Record<string, string>; body: string }
type Waiting = Call & { due: number; since: number; tries: number; onTaken: () => void }
export type Caller = ReturnType<typeof createCaller>

const firstWaitMs = 1000
const longestWaitMs = 300_000
const givesUpAfterMs = 24 * 3_600_000
const mostWaiting = 2000

export type CallerParts = { clock: { now(): Date }; fetch: typeof fetch; timeoutMs: number }

/** Calls the business, in order, and again until it answers 200. */
export function createCaller({ clock, fetch, timeoutMs }: CallerParts) {
  const waiting = new Set<Waiting>()
  let timer: NodeJS.Timeout | undefined
  let running = false
  let sending = Promise.resolve()

  async function send(call: Waiting): Promise<void> {
    const isTaken = await post(call)
    const now = clock.now().getTime()
    call.due = now + Math.min(firstWaitMs * 2 ** call.tries, longestWaitMs)
    call.tries += 1
    if (isTaken || now - call.since > givesUpAfterMs) waiting.delete(call)
    if (isTaken) call.onTaken()
  }

  async function post({ url, headers, body }: Call): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'error',
        signal,
      })
      await response.body?.cancel()
      return response.status === 200
    } catch {
      return false
    }
  }

  /** Sends what is due, one after the other. */
  function deliverDue(): Promise<void> {
    sending = sending.then(async () => {
      for (const call of waiting) {
        if (call.due <= clock.now().getTime()) await send(call)
      }
    })
    return sending
  }

  function wake() {
    clearTimeout(timer)
    if (!running || waiting.size === 0) return
    const due = Math.min(...[...waiting].map((call) => call.due))
    const waitMs = Math.min(Math.max(due - clock.now().getTime(), 20), 60_000)
    timer = setTimeout(() => deliverDue().finally(wake), waitMs)
    timer.unref()
  }

  return {
    deliverDue,
    /** Returns how to take the call back. */
    call(call: Call, { afterMs = 0, onTaken = () => {} } = {}): () => void {
      const since = clock.now().getTime()
      const added = { ...call, due: since + afterMs, since, tries: 0, onTaken }
      waiting.add(added)
      const [oldest] = waiting
      if (waiting.size > mostWaiting && oldest) waiting.delete(oldest)
      wake()
      return () => waiting.delete(added)
    },
    start() {
      running = true
      wake()
    },
    async stop() {
      running = false
      clearTimeout(timer)
      await sending
    },
  }
}
