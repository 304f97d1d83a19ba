import { Worker } from 'node:worker_threads'

/** Of one thread; the bytes that it is given lie outside of these. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

/** What a thread reads: its bytes are handed over, and empty afterwards. */
type Task = { readonly bytes: Uint8Array<ArrayBuffer> }

function start(script: URL): Worker {
  // Readers print warnings about strange files; they say nothing that is ours to log.
  const worker = new Worker(script, { resourceLimits, stdout: true, stderr: true })
  worker.stdout.resume()
  worker.stderr.resume()
  // What it says while it rests or is ended concerns nobody: who waits listens as well.
  worker.on('error', () => {})
  return worker
}

/** Null where it ran out of time, memory or sense: then it is of no more use. */
function ask<Answer>(worker: Worker, task: Task, patienceMs: number): Promise<Answer | null> {
  return new Promise((resolve) => {
    const end = (answer: Answer | null) => {
      clearTimeout(waiting)
      worker.off('message', end).off('error', giveUp).off('exit', giveUp)
      resolve(answer)
    }
    const giveUp = () => end(null)
    const waiting = setTimeout(giveUp, patienceMs)
    worker.on('message', end).on('error', giveUp).on('exit', giveUp)
    worker.postMessage(task, [task.bytes.buffer])
  })
}

/**
 * Has a strange file read in a thread of its own, whose script answers the task, its one message, with another. Null
 * where it ran out of time, memory or sense. Never throws.
 */
export async function inThread<Answer>(
  script: URL,
  task: Task,
  patienceMs: number,
): Promise<Answer | null> {
  const worker = start(script)
  const answer = await ask<Answer>(worker, task, patienceMs)
  await worker.terminate().catch(() => {})
  return answer
}

/**
 * The same for files that come one after the other: the thread is kept for the next file, which it reads several
 * times as fast as its first one, until none has come for `restMs`. One that failed is ended with its file.
 */
export function keptThread<Answer>(script: URL, times: { patienceMs: number; restMs: number }) {
  let before: Promise<unknown> = Promise.resolve()
  let kept: Worker | null = null
  let resting: NodeJS.Timeout | undefined

  function begin(): Worker {
    const worker = start(script)
    worker.once('exit', () => {
      if (kept === worker) kept = null
    })
    return worker
  }

  /** Forgotten before it is ended: whoever comes meanwhile gets another. */
  function end(worker: Worker): Promise<unknown> {
    kept = null
    return worker.terminate().catch(() => {})
  }

  async function read(task: Task): Promise<Answer | null> {
    clearTimeout(resting)
    const worker = kept ?? begin()
    worker.ref()
    const answer = await ask<Answer>(worker, task, times.patienceMs)
    if (answer === null) {
      await end(worker)
      return null
    }
    // A busy process hears of an answer and of the end of its thread at once: it has none to keep.
    if (worker.threadId === -1) return answer
    // Nothing waits for a thread that rests, the end of the process neither.
    worker.unref()
    kept = worker
    resting = setTimeout(() => void end(worker), times.restMs).unref()
    return answer
  }

  return (task: Task): Promise<Answer | null> => {
    const mine = before.then(() => read(task))
    before = mine
    return mine
  }
}
