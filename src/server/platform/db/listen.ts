import { boundedClients } from './bounded-client.ts'

const retryMs = 500
const probeMs = 10_000
const silenceMs = 5_000

export type Listening = {
  /** Resolves once notifications arrive. */
  ready: Promise<void>
  stop(): void
}

/**
 * Listens to a PostgreSQL channel over its own connection, with `name` as application name, until
 * stopped. Reconnects after each loss and calls `up`, which fetches what was missed.
 */
export function listenTo(
  { url, channel, name }: { url: string; channel: string; name: string },
  on: {
    note: (payload: string) => void
    up: () => Promise<void>
    error: (error: unknown) => void
  },
): Listening {
  let stopped = false
  const { Client, abandonAll } = boundedClients(silenceMs)
  let timer: NodeJS.Timeout | undefined
  const { promise: ready, resolve: markReady } = Promise.withResolvers<void>()

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: silenceMs,
    })
    let lost = false
    const lose = (error: unknown) => {
      if (lost || stopped) return
      lost = true
      clearInterval(timer)
      on.error(error)
      client.end().catch(() => {})
      timer = setTimeout(connect, retryMs)
    }
    client.on('error', lose)
    client.on('end', () => lose(new Error('The connection ended')))
    client.on('notification', ({ payload }) => on.note(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      await on.up()
      if (lost || stopped) return
      markReady()
      // Polling detects a peer that vanished silently.
      timer = setInterval(() => client.query('select 1').catch(lose), probeMs)
    } catch (error) {
      lose(error)
    }
  }

  void connect()
  return {
    ready,
    stop() {
      stopped = true
      // clearInterval clears timeouts as well.
      clearInterval(timer)
      abandonAll()
    },
  }
}
