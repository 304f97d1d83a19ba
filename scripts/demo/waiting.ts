import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Delayed jobs run by the database's clock, in which weeks of the demo are minutes. */
export type Waiting = {
  /** Runs delayed jobs at once. */
  hasten(): Promise<void>
  /** Waits until every letter is written. */
  letters(): Promise<void>
  close(): Promise<void>
}

const patienceMs = 120_000

export async function openWaiting(ownerUrl: string): Promise<Waiting> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const hasten = async () => {
    await client.query(
      "update pgboss.job set start_after = now() where state in ('created', 'retry') and start_after > now()",
    )
    await client.query('delete from held_decision where undone_at is null')
  }
  return {
    hasten,
    async letters() {
      const until = performance.now() + patienceMs
      while (performance.now() < until) {
        await hasten()
        const { rows } = await client.query("select 1 from letter where state = 'queued' limit 1")
        if (rows.length === 0) return
        await pause(100)
      }
      throw new Error('Letters are still waiting')
    },
    close: () => client.end(),
  }
}
