import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from '../process.mjs'

export type DemoServer = {
  origin: string
  /** Sets the server's clock. */
  setTime(now: number): Promise<void>
  stop(): Promise<void>
}

/** The real server with a clock of its own. */
export async function startServer(
  env: Readonly<Record<string, string>>,
  now: number,
): Promise<DemoServer> {
  const imports = ['--import', './scripts/dev/jsx.ts', '--import', './scripts/demo/clock.ts']
  const args = [...imports, 'src/server/main.ts']
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', ...env, DEMO_TIME: String(now) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const origin = await listening(child)
  return {
    origin,
    setTime: (moment) =>
      new Promise((resolve) => {
        child.once('message', () => resolve())
        child.send({ now: moment })
      }),
    stop: () =>
      new Promise((resolve) => {
        child.once('close', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    if (!child.stdout) return
    createInterface({ input: child.stdout }).on('line', (line) => {
      const origin = /^Listening on (http\S+)/.exec(line)?.[1]
      if (origin) resolve(origin)
    })
  })
}
