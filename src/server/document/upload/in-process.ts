import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { AppError } from '#domain/error.ts'

/** Of one process; the bytes that it is given lie outside of these. */
const flags = ['--max-old-space-size=192', '--max-semi-space-size=8']
/** Linux counts the time of processes in hundredths of a second (USER_HZ). */
const tickMs = 10
const lookEveryMs = 50

export type Limits = {
  /** What the processor may work for a file, the loading of the script included. */
  budgetMs: number
  /** By the clock: ends what hangs, on a machine however busy. */
  patienceMs: number
}

/** The machine lacked the time for a file: whoever gives it again may have more luck. */
export class OutOfTime extends AppError {
  constructor() {
    super('server.busy')
  }
}

/** What a process reads. */
type Task = { readonly bytes: Uint8Array }

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

function start(script: URL): ChildProcess {
  const child = fork(script, {
    execArgv: flags,
    // What the server is told by its environment is no matter of a stranger's file.
    env: {},
    serialization: 'advanced',
    // Readers print warnings about strange files; they say nothing that is ours to log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  // What it says while it rests or is ended concerns nobody: who waits listens as well.
  child.on('error', () => {})
  return child
}

/** What the processor worked for a process, in milliseconds; null where the system does not tell. */
async function spentMs({ pid }: ChildProcess): Promise<number | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => null)
  if (line === null) return null
  // Behind the name, which may hold anything: the state, ten numbers, then the ticks in user and system mode.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

/** Rejects with server.busy where the machine lacked a process, or with OutOfTime; null where the file took too much, or made no sense. */
function ask<Answer>(child: ChildProcess, task: Task, limits: Limits): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    let looking: NodeJS.Timeout | undefined
    let isOver = false
    const end = (settle: () => void) => {
      isOver = true
      clearTimeout(waiting)
      clearTimeout(looking)
      child.off('message', hear).off('error', lack).off('exit', giveUp)
      settle()
    }
    const hear = (answer: unknown) => end(() => resolve(answer as Answer))
    const giveUp = () => end(() => resolve(null))
    const lack = () => end(() => reject(new AppError('server.busy')))
    const waiting = setTimeout(() => end(() => reject(new OutOfTime())), limits.patienceMs)
    const look = async (beganMs: number) => {
      const now = await spentMs(child)
      if (isOver || now === null) return
      const leftMs = beganMs + limits.budgetMs - now
      if (leftMs <= 0) giveUp()
      else looking = setTimeout(look, Math.max(lookEveryMs, leftMs / 4), beganMs)
    }
    // A process that cannot be started or told is no fault of the file.
    child.on('message', hear).on('error', lack).on('exit', giveUp)
    void spentMs(child).then((beganMs) => {
      if (beganMs !== null) void look(beganMs)
    })
    child.send(task, (error) => error && lack())
  })
}

/** Nothing stops the signal: not a call into native code, which would hold up the end of a thread. */
function kill(child: ChildProcess): Promise<void> {
  return new Promise((ended) => {
    if (child.exitCode !== null || child.signalCode !== null) return ended()
    child.once('exit', () => ended())
    if (!child.kill('SIGKILL')) ended()
  })
}

/**
 * Has a strange file read in a process of its own, whose script answers the task, its one message, with another. Null
 * where the file took more than its budget or memory, or made no sense. Throws server.busy where the machine lacks time, or a process.
 */
export async function inProcess<Answer>(
  script: URL,
  task: Task,
  limits: Limits,
): Promise<Answer | null> {
  const child = start(script)
  return ask<Answer>(child, task, limits).finally(() => kill(child))
}

/**
 * The same for files that come one after the other: the process is kept for the next file, which it reads several
 * times as fast as its first one, until none has come for `restMs`. One that failed is ended with its file.
 */
export function keptProcess<Answer>(script: URL, limits: Limits & { restMs: number }) {
  let before: Promise<unknown> = Promise.resolve()
  let kept: ChildProcess | null = null
  let resting: NodeJS.Timeout | undefined

  function begin(): ChildProcess {
    const child = start(script)
    child.once('exit', () => {
      if (kept === child) kept = null
    })
    return child
  }

  /** Forgotten before it is ended: whoever comes meanwhile gets another. */
  function end(child: ChildProcess): Promise<void> {
    kept = null
    return kill(child)
  }

  async function read(task: Task): Promise<Answer | null> {
    clearTimeout(resting)
    const child = kept ?? begin()
    child.ref()
    child.channel?.ref()
    const answer = await ask<Answer>(child, task, limits).catch(async (error: unknown) => {
      await end(child)
      throw error
    })
    if (answer === null) {
      await end(child)
      return null
    }
    // An answer and the end of its process may be heard at once: then there is none to keep.
    if (!child.connected) return answer
    // Nothing waits for a process that rests, the end of this one neither.
    child.unref()
    child.channel?.unref()
    kept = child
    resting = setTimeout(() => void end(child), limits.restMs).unref()
    return answer
  }

  return (task: Task): Promise<Answer | null> => {
    const mine = before.then(() => read(task))
    before = mine.catch(() => {})
    return mine
  }
}
