import { DatabaseSync } from 'node:sqlite'
import { lastingPort, type Running, startProgram } from './process.ts'

export type GatewayPeer = Awaited<ReturnType<typeof startGateway>>

export type GatewayHistory = {
  attempts: { attemptId: string; state: string; amount: number; currency: string }[]
  notifications: { attempt_id: string; forged: number; delivered_at: string | null }[]
  refunds: { attempt_id: string; amount: number }[]
}

/** The sandbox gateway in its own process, with its books in `storePath`. */
export async function startGateway(storePath: string, secret: string) {
  const port = await lastingPort()
  const controlKey = 'control-key-of-this-run'
  const variables = {
    PORT: String(port),
    SANDBOX_GATEWAY_SECRET: secret,
    SANDBOX_GATEWAY_STORE: storePath,
    SANDBOX_GATEWAY_CONTROL_KEY: controlKey,
  }
  const start = () => startProgram('sandbox-gateway', variables)
  let running: Running = await start()
  const { url } = running

  async function control(method: string, path: string, body?: object): Promise<Response> {
    const answer = await fetch(`${url}/control${path}`, {
      method,
      headers: { 'control-key': controlKey, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`The gateway's control answered ${answer.status} to ${path}`)
    return answer
  }

  const history = async () => (await (await control('GET', '/history')).json()) as GatewayHistory

  return {
    url,
    /** Sets the behaviour of the next attempts; see the sandbox's `behaviour.ts`. */
    behave: (behaviour: object) => control('POST', '/behaviours', behaviour),
    /** Answers 503 to everyone while down. */
    down: (down: boolean) => control('PUT', '/mode', { down }),
    /** The bank takes the money after all; only for attempts known to the gateway. */
    async changeOfMind(attemptId: string): Promise<void> {
      const { notifications } = await history()
      const isHeard = notifications.some((each) => each.attempt_id === attemptId && !each.forged)
      if (isHeard) await control('POST', `/attempts/${attemptId}/end`, { state: 'succeeded' })
    },
    history,
    /** Retries pending notifications now, without the growing pauses. */
    async repeatNow(): Promise<void> {
      const books = new DatabaseSync(storePath, { timeout: 5000 })
      books
        .prepare('UPDATE notification SET due_at = ? WHERE due_at IS NOT NULL AND forged = 0')
        .run(new Date().toISOString())
      books.close()
      await control('POST', '/deliver')
    },
    /** Killed: refuses connections until `rise`. */
    async fall() {
      await running.end('SIGKILL')
    },
    async rise() {
      running = await start()
    },
    async stop() {
      if (!running.hasEnded()) await running.end('SIGKILL')
    },
  }
}
