import { Worker } from 'node:worker_threads'
import type { TextPage } from '#domain/document/visa-text.ts'
import { AppError } from '#domain/error.ts'
import type { Shown } from '#pdf/marks.ts'
import type { PdfFinding } from '#pdf/reading.ts'
import { owned } from '../../platform/memory.ts'
import { OutOfTime } from './isolated-process.ts'

/** What the processor may work for a file: of somebody whom we know, and of a stranger. */
export const budgetsMs = { known: 3_000, stranger: 1_000 }
const waitingMs = 60_000
const maxIdle = 2

export type CheckedPdf = { bytes: Uint8Array; sha256: Buffer; shown: Shown }
export type Task = 'keep' | 'rewrite' | 'text'

export type Reply =
  | { step: 'begun'; cpuMs: number }
  | { step: 'fit'; bytes: Uint8Array; sha256: Uint8Array; shown: Shown }
  | { step: 'refused'; finding: PdfFinding }
  | { step: 'text'; pages: TextPage[] }

/**
 * Bytes travel to a thread and back, so those that were handed over may be empty afterwards, unless they lie in
 * shared memory, which has to stay as it is until the answer. Each throws
 * AppError with the reason when the file is not taken, server.busy when no thread could be had. Where `budgetMs` of
 * the processor is left out it is that of somebody whom we know.
 */
export type PdfReader = {
  /** A PDF written anew from what was read of it. */
  rewrite(bytes: Uint8Array, budgetMs?: number): Promise<CheckedPdf>
  /** The same bytes, when two readers found nothing in them but pages and harmless links. */
  keep(bytes: Uint8Array, budgetMs?: number): Promise<CheckedPdf>
  /** The text page by page, for looking somebody up in it; empty when there is none that can be read. */
  text(bytes: Uint8Array): Promise<TextPage[]>
  close(): Promise<void>
}

function start(): Worker {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    // Readers print warnings about strange files; they say nothing that is ours to log.
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()
  return worker
}

/** What a thread can be given: shared memory is seen by both, of other memory the whole goes over. */
function forThread(bytes: Uint8Array): { bytes: Uint8Array; moved: ArrayBuffer[] } {
  if (bytes.buffer instanceof SharedArrayBuffer) return { bytes, moved: [] }
  const whole = owned(bytes)
  return { bytes: whole, moved: [whole.buffer] }
}

type Outcome = Exclude<Reply, { step: 'begun' }> | { step: 'lost'; to: 'file' | 'machine' }

async function cpuMsOf(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage()
  return (user + system) / 1000
}

/**
 * One task for a worker. Lost when it ran out of time or memory: then it is of no more use. The time of a file
 * is what the processor worked for it: on a busy machine a harmless one waits, and is not called a bomb for it.
 */
function ask(worker: Worker, task: Task, bytes: Uint8Array, budgetMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    let lostTo: 'file' | 'machine' = 'machine'
    let isOver = false
    let working: NodeJS.Timeout | undefined
    const lose = () => end({ step: 'lost', to: lostTo })
    const waiting = setTimeout(() => end({ step: 'lost', to: 'machine' }), waitingMs)
    const watch = async (beganMs: number) => {
      const leftMs = beganMs + budgetMs - (await cpuMsOf(worker))
      if (isOver) return
      if (leftMs <= 0) lose()
      else working = setTimeout(() => watch(beganMs).catch(lose), leftMs)
    }
    const hear = (reply: Reply) => {
      if (reply.step !== 'begun') return end(reply)
      lostTo = 'file'
      watch(reply.cpuMs).catch(lose)
    }
    const end = (outcome: Outcome) => {
      isOver = true
      clearTimeout(waiting)
      clearTimeout(working)
      worker.off('message', hear).off('exit', lose).off('error', lose)
      resolve(outcome)
    }
    worker.on('message', hear).on('exit', lose).on('error', lose)
    const { bytes: given, moved } = forThread(bytes)
    worker.postMessage({ task, bytes: given }, moved)
  })
}

/**
 * Reads PDFs in threads of their own, with limits of time and memory, so that a hostile file costs
 * three seconds of one processor and nobody else anything. Threads are kept for the next file.
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
  const run = async (
    task: Task,
    bytes: Uint8Array,
    budgetMs = budgetsMs.known,
  ): Promise<Outcome> => {
    const worker = next()
    worker.ref()
    const outcome = await ask(worker, task, bytes, budgetMs)
    if (outcome.step !== 'lost' && idle.length < maxIdle) {
      worker.unref()
      idle.push(worker)
    } else {
      await worker.terminate()
    }
    return outcome
  }
  const check = async (task: Task, bytes: Uint8Array, budgetMs?: number): Promise<CheckedPdf> => {
    const outcome = await run(task, bytes, budgetMs)
    if (outcome.step === 'fit') {
      const { bytes: fit, sha256, shown } = outcome
      return { bytes: fit, sha256: Buffer.from(sha256), shown }
    }
    if (outcome.step === 'refused') throw new AppError(outcome.finding)
    if (outcome.step === 'lost' && outcome.to === 'machine') throw new OutOfTime()
    throw new AppError('document.too-complex')
  }
  return {
    rewrite: (bytes, budgetMs) => check('rewrite', bytes, budgetMs),
    keep: (bytes, budgetMs) => check('keep', bytes, budgetMs),
    async text(bytes) {
      const outcome = await run('text', bytes)
      if (outcome.step === 'lost' && outcome.to === 'machine') throw new OutOfTime()
      return outcome.step === 'text' ? outcome.pages : []
    },
    async close() {
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()))
    },
  }
}
