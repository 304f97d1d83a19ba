import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from '../process.mjs'

/** Time before a replaced server is killed, which loses nothing. */
const patienceMs = 1_000

/** Caches compiled code for the next start. */
const ours = { HOST: '127.0.0.1', NODE_COMPILE_CACHE: join(root, 'dist/dev/compiled') }

export type DevServer = {
  /** The newest server's address once it listens; null if it failed to start. */
  ready(): Promise<string | null>
  /** Replaces the server. */
  restart(): void
  stop(): Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return Promise.resolve()
  return new Promise((resolve) => {
    const impatience = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    child.once('close', () => {
      clearTimeout(impatience)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

/** True once the server listens, false if it exits first. */
function listening(child: ChildProcess, say: (text: string) => void): Promise<boolean> {
  return new Promise((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const lines = chunk.toString().split('\n')
      if (lines.some((line) => line.startsWith('Listening on '))) resolve(true)
      const rest = lines.filter((line) => line !== '' && !line.startsWith('Listening on '))
      if (rest.length > 0) say(rest.join('\n'))
    })
    child.once('close', () => resolve(false))
  })
}

/** Runs the server in its own process on its own port, so that none waits for another. */
export function runServer(
  env: Readonly<Record<string, string>>,
  say: (text: string) => void,
): DevServer {
  let child: ChildProcess | null = null
  let stopping = false
  let ready: Promise<string | null> = Promise.resolve(null)

  async function launch(): Promise<string | null> {
    const port = await freePort()
    if (stopping) return null
    const began = performance.now()
    const launched = spawn(
      process.execPath,
      ['--import', './scripts/dev/jsx.ts', 'src/server/main.ts'],
      {
        cwd: root,
        env: { ...process.env, ...env, ...ours, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    child = launched
    const isUp = await listening(launched, say)
    if (launched !== child || stopping) return ready
    if (!isUp) {
      say('The server has ended: it starts again after the next change')
      return null
    }
    say(`The server is up (${((performance.now() - began) / 1000).toFixed(1)} s)`)
    return `http://127.0.0.1:${port}`
  }

  function restart(): void {
    const old = child
    child = null
    if (old) void end(old)
    ready = launch()
  }

  restart()
  return {
    ready: () => ready,
    restart,
    async stop() {
      stopping = true
      if (child) await end(child)
    },
  }
}
