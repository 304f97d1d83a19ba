import { expireDue } from './finish.ts'
import type { AcquirerParts } from './parts.ts'
import { signNotification } from './signature.ts'

type Notification = {
  event_id: string
  url: string
  body: string
  forged: number
  copies: number
  tries: number
  created_at: string
}

export type NotifierParts = AcquirerParts & { fetch: typeof fetch; timeoutMs: number }
export type Notifier = ReturnType<typeof createNotifier>

const firstWaitMs = 1000
const longestWaitMs = 300_000
const givesUpAfterMs = 72 * 3_600_000

/** Notifies the shop, retrying until it answers 200. */
export function createNotifier(parts: NotifierParts) {
  const { store, clock } = parts
  const inFlight = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let running = false

  function send(notification: Notification): Promise<void> {
    const id = notification.event_id
    const sending =
      inFlight.get(id) ?? deliver(parts, notification).finally(() => inFlight.delete(id))
    inFlight.set(id, sending)
    return sending
  }

  /** Sends all due notifications, or those of one attempt. */
  async function deliverDue(attemptId?: string): Promise<void> {
    expireDue(parts)
    const due = store.all<Notification>(
      `SELECT * FROM notification WHERE due_at <= ? AND attempt_id = coalesce(?, attempt_id)
       ORDER BY due_at, number LIMIT 20`,
      clock.now().toISOString(),
      attemptId ?? null,
    )
    await Promise.all(due.map(send))
  }

  function wake() {
    clearTimeout(timer)
    // Stopped during delivery: the store is already closed.
    if (!running) return
    const next = store.get<{ due: string | null }>(
      `SELECT min(due) AS due FROM (SELECT min(due_at) AS due FROM notification
       UNION ALL SELECT min(expires_at) FROM attempt WHERE state = 'open')`,
    )
    if (!next?.due) {
      return
    }
    const waitMs = new Date(next.due).getTime() - clock.now().getTime()
    timer = setTimeout(
      () =>
        deliverDue()
          .catch(() => undefined)
          .finally(wake),
      Math.min(Math.max(waitMs, 20), 60_000),
    )
    timer.unref()
  }

  return {
    deliverDue,
    wake,
    start() {
      running = true
      wake()
    },
    /** Undelivered notifications remain due at the next start. */
    async stop() {
      running = false
      clearTimeout(timer)
      await Promise.allSettled(inFlight.values())
    },
  }
}

async function deliver(parts: NotifierParts, notification: Notification): Promise<void> {
  const { store, clock } = parts
  const copies = Array.from({ length: notification.copies }, () => post(parts, notification))
  const answers = await Promise.all(copies)
  const now = clock.now()
  const delivered = answers.includes(200)
  const age = now.getTime() - new Date(notification.created_at).getTime()
  const waitMs = Math.min(firstWaitMs * 2 ** notification.tries, longestWaitMs)
  const again = !delivered && age < givesUpAfterMs
  store.transaction(() => {
    for (const answer of answers) {
      store.insert('delivery', {
        event_id: notification.event_id,
        at: now.toISOString(),
        answer,
      })
    }
    store.run(
      'UPDATE notification SET tries = tries + 1, due_at = ?, delivered_at = ? WHERE event_id = ?',
      again ? new Date(now.getTime() + waitMs).toISOString() : null,
      delivered ? now.toISOString() : null,
      notification.event_id,
    )
  })
}

/** The response status, or null without a response. */
async function post(parts: NotifierParts, notification: Notification): Promise<number | null> {
  const { clock, merchant, randomToken } = parts
  const { event_id: eventId, url, body } = notification
  const secret = notification.forged ? randomToken() : merchant.secrets[0]
  try {
    const response = await parts.fetch(url, {
      method: 'POST',
      headers: signNotification({ eventId, body, at: clock.now() }, secret),
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(parts.timeoutMs),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}
