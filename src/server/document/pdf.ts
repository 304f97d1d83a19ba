import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { AppError } from '#domain/error.ts'
import type { PdfFinding } from './pdf-check.ts'

const timeoutMs = 10_000
const loadingMs = 60_000
const maxIdle = 2

export type CheckedPdf = { bytes: Uint8Array; sha256: Buffer }

export type PdfReader = {
  /**
   * Gives back the bytes of a PDF that is taken, with their hash: they travel to the thread and back,
   * so those that were handed over are empty afterwards. Throws AppError with the reason otherwise;
   * server.busy when no thread could be had.
   */
  check(bytes: Uint8Array): Promise<CheckedPdf>
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

type Reply = { finding: PdfFinding | null; bytes: Uint8Array; sha256: Uint8Array } | null

/** Bytes that can be handed over whole; small ones share their memory with others. */
const owned = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    ? (bytes as Uint8Array<ArrayBuffer>)
    : new Uint8Array(bytes)

/** False when a worker does not come to read at all, which is no fault of the file. */
function isReady(worker: Worker): Promise<boolean> {
  return once(worker, 'message', { signal: AbortSignal.timeout(loadingMs) }).then(
    () => true,
    () => false,
  )
}

/** One question to a worker. Null when it ran out of time or memory: then it is of no more use. */
async function ask(worker: Worker, bytes: Uint8Array): Promise<Reply> {
  const done = new AbortController()
  const { signal } = done
  try {
    return await new Promise<Reply>((resolve) => {
      const timer = setTimeout(() => resolve(null), timeoutMs)
      signal.addEventListener('abort', () => clearTimeout(timer))
      once(worker, 'message', { signal }).then(
        ([reply]) => resolve(reply),
        () => resolve(null),
      )
      once(worker, 'exit', { signal }).then(
        () => resolve(null),
        () => {},
      )
      const whole = owned(bytes)
      worker.postMessage(whole, [whole.buffer])
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
  const next = async (): Promise<Worker> => {
    const known = idle.pop()
    if (known) return known
    const worker = start()
    worker.on('error', () => forget(worker))
    worker.on('exit', () => forget(worker))
    if (await isReady(worker)) return worker
    await worker.terminate()
    throw new AppError('server.busy')
  }
  return {
    async check(bytes) {
      const worker = await next()
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
      return { bytes: answer.bytes, sha256: Buffer.from(answer.sha256) }
    },
    async close() {
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()))
    },
  }
}
