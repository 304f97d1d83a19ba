import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { AppError } from '#domain/error.ts'

/** Limits of a process, excluding the bytes passed to it. */
const flags = ['--max-old-space-size=192', '--max-semi-space-size=8']
/** Linux counts processor time in hundredths of a second (USER_HZ). */
const tickMs = 10
const lookEveryMs = 50

export type Limits = {
  /** Processor time per file, including loading the script. */
  budgetMs: number
  /** Wall-clock limit, which ends a hanging process even on a busy machine. */
  patienceMs: number
}

/** The machine was too busy for a file: a retry may succeed. */
export class OutOfTime extends AppError {
  constructor() {
    super('server.busy')
  }
}

/** The input of a process. */
type Task = { readonly bytes: Uint8Array }

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

function start(script: URL): ChildProcess {
  const child = fork(script, {
    execArgv: flags,
    // A stranger's file must not see the server's environment.
    env: {},
    serialization: 'advanced',
    // Readers' warnings about strange files are not for our log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  // Errors while idle or after the end matter to nobody; callers have listeners of their own.
  child.on('error', () => {})
  return child
}

/** Processor time of a process in milliseconds; null where unavailable. */
async function spentMs({ pid }: ChildProcess): Promise<number | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => null)
  if (line === null) return null
  // After the name, which may contain anything: the state, ten numbers, then user and system ticks.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

/**
 * Rejects with server.busy when no process is available, or with OutOfTime; null when the file
 * exceeds its limits or is unreadable.
 */
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
    // Failing to start or to send is not the file's fault.
    child.on('message', hear).on('error', lack).on('exit', giveUp)
    void spentMs(child).then((beganMs) => {
      if (beganMs !== null) void look(beganMs)
    })
    child.send(task, (error) => error && lack())
  })
}

/** SIGKILL ends even native code, unlike ending a thread. */
function kill(child: ChildProcess): Promise<void> {
  return new Promise((ended) => {
    if (child.exitCode !== null || child.signalCode !== null) return ended()
    child.once('exit', () => ended())
    if (!child.kill('SIGKILL')) ended()
  })
}

/**
 * Reads an untrusted file in a separate process, whose script answers one message with another.
 * Null when the file exceeds its time or memory, or is unreadable. Throws server.busy when the
 * machine lacks time or processes.
 */
export async function runIsolated<Answer>(
  script: URL,
  task: Task,
  limits: Limits,
): Promise<Answer | null> {
  const child = start(script)
  return ask<Answer>(child, task, limits).finally(() => kill(child))
}

/** A process that is kept between files, until idle for `restMs`. */
function keptProcess(script: URL, restMs: number) {
  let kept: ChildProcess | null = null
  let resting: NodeJS.Timeout | undefined

  /** The process for a file, and whether it was kept. */
  function take(): { child: ChildProcess; wasKept: boolean } {
    clearTimeout(resting)
    const former = kept
    const child = former ?? start(script)
    if (!former) {
      child.once('exit', () => {
        if (kept === child) kept = null
      })
    }
    child.ref()
    child.channel?.ref()
    return { child, wasKept: former !== null }
  }

  /** Unset before it is ended, so that concurrent callers get another one. */
  function end(child: ChildProcess): Promise<void> {
    kept = null
    return kill(child)
  }

  function keep(child: ChildProcess): void {
    // The process may have ended right after its answer: then there is none to keep.
    if (!child.connected) return
    // An idle process must not keep this one alive.
    child.unref()
    child.channel?.unref()
    kept = child
    resting = setTimeout(() => void end(child), restMs).unref()
  }

  return { take, end, keep }
}

/**
 * The same for a series of files: the process is reused, which is several times as fast, until idle
 * for `restMs`. A failed one is ended.
 */
export function reusedProcess<Answer>(script: URL, limits: Limits & { restMs: number }) {
  const processes = keptProcess(script, limits.restMs)
  let before: Promise<unknown> = Promise.resolve()

  async function read(task: Task): Promise<Answer | null> {
    const { child, wasKept } = processes.take()
    let answer: Answer | null
    try {
      answer = await ask<Answer>(child, task, limits)
    } catch (error) {
      await processes.end(child)
      // The one that was kept had ended meanwhile: the file gets another.
      if (wasKept && !(error instanceof OutOfTime)) return read(task)
      throw error
    }
    if (answer === null) await processes.end(child)
    else processes.keep(child)
    return answer
  }

  return (task: Task): Promise<Answer | null> => {
    const mine = before.then(() => read(task))
    before = mine.catch(() => {})
    return mine
  }
}
