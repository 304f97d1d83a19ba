import { Worker } from 'node:worker_threads'

/** Of one thread; the bytes that it is given lie outside of these. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

/** What a thread reads: its bytes are handed over, and empty afterwards. */
type Task = { readonly bytes: Uint8Array<ArrayBuffer> }

/**
 * Has a strange file read in a thread of its own, whose script takes the task as its worker data and says one
 * message: that. Null where it ran out of time, memory or sense. Never throws.
 */
export function inThread<Answer>(
  script: URL,
  task: Task,
  patienceMs: number,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const worker = new Worker(script, {
      workerData: task,
      transferList: [task.bytes.buffer],
      resourceLimits,
      // Readers print warnings about strange files; they say nothing that is ours to log.
      stdout: true,
      stderr: true,
    })
    worker.stdout.resume()
    worker.stderr.resume()
    const end = (answer: Answer | null) => {
      clearTimeout(waiting)
      worker.removeAllListeners()
      // What a thread says while it is ended concerns nobody.
      worker.on('error', () => {})
      const done = () => resolve(answer)
      worker.terminate().then(done, done)
    }
    const giveUp = () => end(null)
    const waiting = setTimeout(giveUp, patienceMs)
    worker.once('message', end).once('error', giveUp).once('exit', giveUp)
  })
}
