import { boundedClients } from './bounded-client.ts'

const retryMs = 500
const probeMs = 10_000
const silenceMs = 5_000

export type Listening = {
  /** Resolves when notifications arrive from now on. */
  ready: Promise<void>
  stop(): void
}

/**
 * Listens to a channel of PostgreSQL over a connection of its own, called `name` there, as long as it is
 * not stopped. After each loss it connects anew and calls `up`: what was said in between is asked for there.
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
      // A peer that vanished without a word is noticed by asking.
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
      // setTimeout's and setInterval's timers are cleared alike.
      clearInterval(timer)
      abandonAll()
    },
  }
}
