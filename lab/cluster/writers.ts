import { setTimeout as pause } from 'node:timers/promises'
import { expectStatus, openBrowser, type Site } from '../../test/faults/browser.ts'
import type { Ledger } from '../../test/faults/ledger.ts'
import { until } from '../../test/faults/process.ts'
import { newApplication } from '../../test/faults/traveller.ts'

/** Time and node of an acknowledged application, in milliseconds of this process. */
type Acknowledged = { at: number; node: string }

type Writing = {
  origin: string
  nodes: readonly string[]
  /** Per node. */
  writers: number
  /** Pause between a writer's applications. */
  betweenMs: number
  ledger: Ledger
}

/**
 * Writers at each node that apply one by one, each with a key, retrying until acknowledged. The
 * ledger has the acknowledged ones.
 */
export function write({ origin, nodes, writers, betweenMs, ledger }: Writing) {
  const acknowledged: Acknowledged[] = []
  let isOpen = true

  async function one(node: string): Promise<void> {
    const site: Site = { origin, address: () => node, onCall: () => {} }
    while (isOpen) {
      const key = crypto.randomUUID()
      const call = { path: '/api/applications', json: newApplication(1) }
      const answer = await openBrowser(site).surely({
        ...call,
        headers: { 'idempotency-key': key },
      })
      const { id, orderId } = expectStatus(answer, 201).body
      acknowledged.push({ at: performance.now(), node })
      ledger.applications.push({ id: Number(id), orderId: String(orderId), key })
      await pause(betweenMs)
    }
  }

  const all = nodes.flatMap((node) => Array.from({ length: writers }, () => one(node)))
  for (const writer of all) writer.catch(() => {})

  return {
    count: () => acknowledged.length,
    more: (many: number) => {
      const wanted = acknowledged.length + many
      return until(
        `${many} more applications are acknowledged`,
        async () => acknowledged.length >= wanted || undefined,
      )
    },
    /** Time after a moment until each node acknowledged something. */
    waitAfter: (moment: number): number[] =>
      nodes.map((node) => {
        const first = acknowledged.find((it) => it.node === node && it.at > moment)
        return first ? first.at - moment : Number.POSITIVE_INFINITY
      }),
    async stop() {
      isOpen = false
      await Promise.all(all)
    },
  }
}
