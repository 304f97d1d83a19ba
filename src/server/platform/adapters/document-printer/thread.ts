import { Worker } from 'node:worker_threads'
import { AppError } from '#domain/error.ts'
import type { PrintOrder, PrintReply } from './typst-worker.ts'

type Waiting = {
  resolve(pdf: Uint8Array): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

const timeoutMs = 15_000
/** Each takes about fifty milliseconds, so a longer queue would wait for seconds. */
const mostWaiting = 50

/** One thread with the compiler and its fonts, started by the first document and restarted after a crash. */
export function createThread() {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let lastId = 0

  function answer(id: number, how: (one: Waiting) => void): void {
    const one = waiting.get(id)
    if (!one) return
    waiting.delete(id)
    clearTimeout(one.timer)
    // An idle thread keeps no process alive.
    if (waiting.size === 0) worker?.unref()
    how(one)
  }

  function fall(fallen: Worker, reason: string): void {
    if (worker !== fallen) return
    worker = null
    for (const id of [...waiting.keys()]) answer(id, ({ reject }) => reject(new Error(reason)))
    void fallen.terminate()
  }

  function start(): Worker {
    const made = new Worker(new URL('./typst-worker.ts', import.meta.url))
    made.on('message', (reply: PrintReply) =>
      answer(reply.id, ({ resolve, reject }) =>
        'pdf' in reply
          ? resolve(reply.pdf)
          : reject(new Error(`The document could not be set: ${reply.trouble}`)),
      ),
    )
    made.on('error', () => fall(made, 'The printing thread fell'))
    made.on('exit', () => fall(made, 'The printing thread ended'))
    return made
  }

  return async function ask(order: Omit<PrintOrder, 'id'>): Promise<Uint8Array> {
    if (waiting.size >= mostWaiting) throw new AppError('server.busy')
    const thread = worker ?? start()
    worker = thread
    thread.ref()
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => fall(thread, 'Printing took too long'), timeoutMs)
      waiting.set(id, { resolve, reject, timer })
      thread.postMessage({ ...order, id })
    })
  }
}
