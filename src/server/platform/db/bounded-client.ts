import pg from 'pg'

/** How long the database may say nothing, in milliseconds. */
export const bounds = {
  /** Until a connection stands: TCP, TLS, signing in; and for a free one of the pool. */
  connect: 5_000,
  /** One statement of a request. PostgreSQL ends it after 5 s, and says so: then it is not silent. */
  statement: 7_000,
  /** One statement of the job runner, of signing in at the start, of who listens. */
  longStatement: 15_000,
  /** One statement of a migration, or the wait for another node that migrates. */
  migration: 10 * 60_000,
  /** To hear what lies there already. */
  catchUp: 25,
  /** Saying good-bye. */
  end: 1_000,
  /** The statements under way when a pool is closed. */
  close: 1_500,
} as const

/** The database was asked and said nothing for too long. Whatever it says later reaches nobody. */
export class DatabaseSilent extends Error {
  override name = 'DatabaseSilent'
  readonly code = 'DATABASE_SILENT'
}

type Ask = (...given: unknown[]) => unknown

/**
 * Connections that are waited for no longer than `boundMs` per statement. A time-out alone would leave
 * the late answer to whoever asks next; here the socket is destroyed, and the pool makes another one.
 * PostgreSQL, should it live, rolls back what was begun.
 */
export function boundedClients(boundMs: number) {
  const open = new Set<Bounded>()
  let answeredAt = Number.NEGATIVE_INFINITY

  class Bounded extends pg.Client {
    /** When the last statement was asked, or the last answer was whole. */
    heardAt = performance.now()
    #silence: NodeJS.Timeout | undefined

    constructor(config?: string | pg.ClientConfig) {
      super({
        // Keeps the memory of firewalls fresh, and finds a peer that is gone while nothing is asked.
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
        ...(typeof config === 'string' ? { connectionString: config } : config),
      })
      const query = this.query as Ask
      this.query = ((...given: unknown[]) => {
        this.#listen()
        return Reflect.apply(query, this, given)
      }) as typeof this.query
      const end = this.end as Ask
      this.end = ((...given: unknown[]) => {
        setTimeout(() => this.connection.stream.destroy(), bounds.end).unref()
        return Reflect.apply(end, this, given)
      }) as typeof this.end
      this.on('drain', () => {
        this.#hear()
        answeredAt = this.heardAt
      })
      // A connection that breaks between two statements fails the next one, never the process.
      this.on('error', () => {})
      this.once('end', () => {
        this.#hear()
        open.delete(this)
      })
      open.add(this)
    }

    get isWaiting(): boolean {
      return this.#silence !== undefined
    }

    /** Destroys the connection; what waits for it fails. */
    abandon(why = new DatabaseSilent('The connection was given up')): void {
      const { stream } = this.connection
      if (!stream.destroyed) stream.destroy(why)
    }

    #listen(): void {
      this.heardAt = performance.now()
      clearTimeout(this.#silence)
      // Where we were too busy to listen, what has come meanwhile is read before we judge.
      const judge = () => this.#after(bounds.catchUp, () => this.#giveUp())
      this.#after(boundMs, judge)
    }

    #after(ms: number, then: () => void): void {
      this.#silence = setTimeout(then, ms).unref()
    }

    #giveUp(): void {
      if (this.connection.stream.destroyed) return
      const asked = this.heardAt
      this.abandon(new DatabaseSilent('The database says nothing'))
      // Those that nobody has heard since are as dead: nobody shall find out one by one.
      for (const other of open) {
        if (!other.isWaiting && other.heardAt < asked) other.abandon()
      }
    }

    #hear(): void {
      this.heardAt = performance.now()
      clearTimeout(this.#silence)
      this.#silence = undefined
    }
  }

  return {
    Client: Bounded,
    /** Whether the database has answered one of them since, by the clock of `performance`. */
    hasAnswered: (since: number): boolean => answeredAt >= since,
    /** Gives up every connection at once: for whoever has to stop now. */
    abandonAll(): void {
      for (const client of open) client.abandon()
    },
  }
}

/** One connection for a few statements, given up when one of them takes longer than `boundMs`. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  boundMs: number = bounds.longStatement,
): Promise<T> {
  const { Client } = boundedClients(boundMs)
  const client = new Client({ connectionString: url, connectionTimeoutMillis: bounds.connect })
  await client.connect().catch((error) => {
    // One that stops in the middle of signing in stays open, and PostgreSQL waits a minute for its word.
    client.abandon()
    throw error
  })
  return work(client).finally(() => client.end())
}
