import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const compiled = join(tmpdir(), 'karibu-visa-compiled')
const keptLines = 40

export type Running = {
  url: string
  /** Sends the signal and waits for the end; answers the exit code, null after a deadly signal. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
  /** The last lines that it wrote, for whoever has to explain a failure. */
  said(): string
  hasEnded(): boolean
}

/** Starts one of our programs and waits for the line that says where it listens. */
export async function startProgram(
  program: string,
  variables: Record<string, string>,
): Promise<Running> {
  const { PATH = '', HOME = '' } = process.env
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: root,
    // Programs are started again and again: what was compiled once is kept.
    env: { PATH, HOME, NODE_COMPILE_CACHE: compiled, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const exited = once(child, 'exit')
  const listening = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      if (lines.length > keptLines) lines.shift()
      const url = /^Listening on (http\S+)$/.exec(line)?.[1]
      if (url) listening.resolve(url)
    })
  }
  const said = () => lines.join('\n')
  const ended = exited.then(() => {
    throw new Error(`${program} ended before it listened:\n${said()}`)
  })
  ended.catch(() => {})
  const url = await Promise.race([listening.promise, ended])
  return {
    url,
    said,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async end(signal) {
      child.kill(signal)
      const [code] = await exited
      return code
    },
  }
}

/** Whether a port of 127.0.0.1 can be listened on. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/**
 * A port to come back to after a while away. Below the ports that systems hand out by themselves, so
 * that nobody's outgoing connection takes it meanwhile.
 */
export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    if (await isFree(port)) return port
  }
}

/** Asks again and again until the answer is not undefined. Throws, saying what it waited for. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined>,
  patienceMs = 120_000,
): Promise<T> {
  const last = performance.now() + patienceMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (performance.now() > last) throw new Error(`Waited in vain until ${what}`)
    await pause(25)
  }
}
