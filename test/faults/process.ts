import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { nodeFlags, root } from '../../scripts/process.mjs'

const keptLines = 40

export type Running = {
  url: string
  pid: number
  /** Sends the signal and waits; returns the exit code, null when killed. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
  /** The last lines of output, to explain a failure. */
  said(): string
  hasEnded(): boolean
}

const sources = { main: 'src/server/main.ts', 'sandbox-gateway': 'src/sandbox-gateway/main.ts' }
type Program = keyof typeof sources

let built: Promise<unknown> | null = null

/** The built file of a program or command, rebuilt if the sources are newer. */
export async function builtProgram(program: string): Promise<string> {
  const builder = [join(root, 'scripts/run.mjs'), 'build-server']
  built ??= promisify(execFile)(process.execPath, builder)
  await built
  return join(root, 'dist/server', `${program}.js`)
}

export type Started = {
  /** The folder of another release. */
  from?: string
  /** Receives each line of output. */
  onLine?: (line: string) => void
}

/** Starts a program and waits for its listening line. */
export async function startProgram(
  program: Program,
  variables: Record<string, string>,
  { from, onLine }: Started = {},
): Promise<Running> {
  const { PATH = '', HOME = '' } = process.env
  const args = from
    ? ['--import', 'tsx', sources[program]]
    : [...nodeFlags, await builtProgram(program)]
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: from ?? root,
    env: { PATH, HOME, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const exited = once(child, 'exit')
  const listening = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      onLine?.(line)
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
    pid: child.pid ?? 0,
    said,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async end(signal) {
      child.kill(signal)
      const [code] = await exited
      return code
    },
  }
}

/** Whether a port of 127.0.0.1 is free. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

// Each worker has a range of its own, since a port whose program is down looks free; those of
// another run begin elsewhere.
const { VITEST_POOL_ID, TEST_PARALLEL_INDEX = 0 } = process.env
const worker = Number(VITEST_POOL_ID ?? 4 + Number(TEST_PARALLEL_INDEX))
let given = process.ppid * 61

/** A port to return to later. Below the ephemeral ports, so that no outgoing connection takes it meanwhile. */
export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + (worker % 6) * 2_000 + (given % 2_000)
    given += 1
    if (await isFree(port)) return port
  }
}

/** Polls with growing pauses until the answer is defined. Throws with `what` on timeout. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined>,
  patienceMs = 120_000,
): Promise<T> {
  const last = performance.now() + patienceMs
  for (let restMs = 10; ; restMs = Math.min(restMs * 1.3, 250)) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (performance.now() > last) throw new Error(`Waited in vain until ${what}`)
    await pause(restMs)
  }
}
