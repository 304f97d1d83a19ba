import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { AppError } from '#domain/error.ts'
import type { PdfFinding } from './pdf-check.ts'

const timeoutMs = 10_000
const maxIdle = 2

export type PdfReader = {
  /** Resolves for a PDF that is taken. Throws AppError with the reason otherwise. */
  check(bytes: Uint8Array): Promise<void>
  close(): Promise<void>
}

function start(): Worker {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    // The parser prints warnings about strange files; they say nothing that is ours to log.
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()
  return worker
}

type Reply = { finding: PdfFinding | null } | null

/** One question to a worker. Null when it ran out of time or memory: then it is of no more use. */
async function ask(worker: Worker, bytes: Uint8Array): Promise<Reply> {
  const done = new AbortController()
  const { signal } = done
  try {
    return await new Promise<Reply>((resolve) => {
      const timer = setTimeout(() => resolve(null), timeoutMs)
      signal.addEventListener('abort', () => clearTimeout(timer))
      once(worker, 'message', { signal }).then(
        ([finding]) => resolve({ finding }),
        () => resolve(null),
      )
      once(worker, 'exit', { signal }).then(
        () => resolve(null),
        () => {},
      )
      worker.postMessage(bytes)
    })
  } finally {
    done.abort()
  }
}

/**
 * Reads PDFs in threads of their own, with limits of time and memory, so that a hostile file costs
 * its sender ten seconds and nobody else anything. Threads are kept for the next file.
 */
export function createPdfReader(): PdfReader {
  const idle: Worker[] = []
  const forget = (worker: Worker) => {
    const at = idle.indexOf(worker)
    if (at >= 0) idle.splice(at, 1)
  }
  const next = (): Worker => {
    const known = idle.pop()
    if (known) return known
    const worker = start()
    worker.on('error', () => forget(worker))
    worker.on('exit', () => forget(worker))
    return worker
  }
  return {
    async check(bytes) {
      const worker = next()
      worker.ref()
      const answer = await ask(worker, bytes)
      if (answer && idle.length < maxIdle) {
        worker.unref()
        idle.push(worker)
      } else {
        await worker.terminate()
      }
      if (!answer) throw new AppError('document.too-complex')
      if (answer.finding) throw new AppError(answer.finding)
    },
    async close() {
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()))
    },
  }
}
