import pg from 'pg'

/** Time limits in milliseconds for a silent database. */
export const bounds = {
  /** Connecting (TCP, TLS, login), and waiting for a free connection of the pool. */
  connect: 5_000,
  /** A statement of a request. PostgreSQL itself cancels it after 5 s, with an error. */
  statement: 7_000,
  /** A statement of the job runner, of login at startup, of listeners. */
  longStatement: 15_000,
  /** A statement of a migration, or waiting for another node's. */
  migration: 10 * 60_000,
  /** Reading what has already arrived. */
  catchUp: 25,
  /** Closing a connection. */
  end: 1_000,
  /** Statements still running when a pool closes. */
  close: 1_500,
} as const

/** The database did not answer in time. A late answer is dropped. */
export class DatabaseSilent extends Error {
  override name = 'DatabaseSilent'
  readonly code = 'DATABASE_SILENT'
  constructor(message = 'The database says nothing') {
    super(message)
  }
}

/** Each call of the method does `first` before. */
function before(client: pg.Client, method: 'query' | 'end', first: () => void): void {
  const asked = client[method] as (...given: unknown[]) => unknown
  const asks = (...given: unknown[]) => {
    first()
    return Reflect.apply(asked, client, given)
  }
  Object.assign(client, { [method]: asks })
}

/**
 * Connections that fail when a statement takes longer than `boundMs`. A plain timeout would hand
 * the late answer to the next caller; this destroys the socket, and the pool opens another.
 * PostgreSQL, if alive, rolls back.
 */
export function boundedClients(boundMs: number) {
  const open = new Set<Bounded>()
  let answeredAt = Number.NEGATIVE_INFINITY

  class Bounded extends pg.Client {
    /** Time of the last query or last complete answer. */
    heardAt = performance.now()
    #silence: NodeJS.Timeout | undefined

    constructor(config?: string | pg.ClientConfig) {
      super({
        // Refreshes firewalls' state and detects a dead peer on idle connections.
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
        ...(typeof config === 'string' ? { connectionString: config } : config),
      })
      before(this, 'query', () => this.#listen())
      const destroy = () => this.connection.stream.destroy()
      before(this, 'end', () => setTimeout(destroy, bounds.end).unref())
      this.on('drain', () => {
        this.#hear()
        answeredAt = this.heardAt
      })
      // A connection that breaks while idle fails the next statement, never the process.
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

    /** Destroys the connection; pending queries fail. */
    abandon(why = new DatabaseSilent('The connection was given up')): void {
      const { stream } = this.connection
      if (!stream.destroyed) stream.destroy(why)
    }

    #listen(): void {
      this.#hear()
      // If this process was too busy to read, read what has arrived before judging.
      const judge = () => this.#after(bounds.catchUp, () => this.#giveUp())
      this.#after(boundMs, judge)
    }

    #after(ms: number, then: () => void): void {
      this.#silence = setTimeout(then, ms).unref()
    }

    #giveUp(): void {
      if (this.connection.stream.destroyed) return
      const asked = this.heardAt
      this.abandon(new DatabaseSilent())
      // Connections silent since then are dead too: no caller should have to find out one by one.
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
    /** Whether any of them got an answer since then, by `performance.now()`. */
    hasAnswered: (since: number): boolean => answeredAt >= since,
    /** Destroys all connections at once, on a forced stop. */
    abandonAll(): void {
      for (const client of open) client.abandon()
    },
  }
}

/** A connection for a few statements, destroyed when one takes longer than `boundMs`. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  boundMs: number = bounds.longStatement,
): Promise<T> {
  const { Client } = boundedClients(boundMs)
  const client = new Client({ connectionString: url, connectionTimeoutMillis: bounds.connect })
  await client.connect().catch((error) => {
    // A connection stuck in login stays open, and PostgreSQL waits a minute for it.
    client.abandon()
    throw error
  })
  return work(client).finally(() => client.end())
}
