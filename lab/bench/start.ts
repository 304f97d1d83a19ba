import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPrivatePostgres } from '../../src/private-postgres/private-postgres.ts'
import { median, type Result } from './report.ts'

const rounds = 5
const restMs = 10_000
const goals = { seconds: 1.5, megabytes: 150 }

/** The minimum of any server: reports when it listens. */
const emptyServer = `require('node:http').createServer((_, answer) => answer.end()).listen(0, '127.0.0.1', () => console.log('Listening on nothing'))`

type Started = { child: ChildProcess; seconds: number }

async function untilListening(program: string, args: string[], dataDir: string): Promise<Started> {
  const began = performance.now()
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (/^Listening on /m.test(chunk.toString())) resolve()
    })
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)))
  })
  return { child, seconds: (performance.now() - began) / 1000 }
}

function startByNpm(dataDir: string): Promise<Started> {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  if (cli) return untilListening(node ?? process.execPath, [cli, 'start'], dataDir)
  return untilListening('npm', ['start'], dataDir)
}

/** The serving process behind a shell or npm. */
async function serverOf(pid: number): Promise<number> {
  const tasks = await readdir(`/proc/${pid}/task`)
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  )
  for (const child of lists.join(' ').split(' ').filter(Boolean).map(Number)) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')
    // PostgreSQL is a child process too.
    const program = basename(command.split('\0')[0] ?? '')
    if (/^(node|npm|npm start|sh|bash|dash)$/.test(program)) return serverOf(child)
  }
  return pid
}

async function residentMB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

async function end({ child }: Started): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

/** Node with an empty server, then an idle PostgreSQL: the lower bound. */
async function floor(dataDir: string): Promise<number> {
  const node = await untilListening(process.execPath, ['--eval', emptyServer], dataDir)
  await end(node)
  const began = performance.now()
  const postgres = await startPrivatePostgres({ dataDir, log: () => {} })
  const seconds = node.seconds + (performance.now() - began) / 1000
  await postgres.stop()
  return seconds
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'karibu-start-'))
  await chmod(folder, 0o711)
  return folder
}

const spread = (values: readonly number[]): string =>
  `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`

/** A second start as people type it, and an idle server's memory. */
export async function benchStart(): Promise<Result[]> {
  const [dataDir, empty] = [await newFolder(), await newFolder()]
  try {
    await floor(empty)
    await end(await startByNpm(dataDir))
    const floors: number[] = []
    const starts: number[] = []
    const rests: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      floors.push(await floor(empty))
      const started = await startByNpm(dataDir)
      starts.push(started.seconds)
      await pause(restMs)
      rests.push(await residentMB(await serverOf(started.child.pid ?? 0)))
      await end(started)
    }
    const ratio = median(starts.map((seconds, round) => seconds / (floors[round] ?? Number.NaN)))
    return [
      {
        what: 'npm start, a second time, until it listens',
        value: median(starts),
        unit: 's',
        goal: { atMost: goals.seconds },
        note: spread(starts),
      },
      {
        what: 'an empty server and an empty PostgreSQL, one after the other',
        value: median(floors),
        unit: 's',
        note: spread(floors),
      },
      { what: 'npm start, of those two', value: ratio, unit: 'x' },
      {
        what: 'memory ten seconds after the start',
        value: median(rests),
        unit: 'MB',
        goal: { atMost: goals.megabytes },
        note: spread(rests),
      },
    ]
  } finally {
    for (const folder of [dataDir, empty]) await rm(folder, { recursive: true, force: true })
  }
}
