import { hash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { checkKept } from '#pdf/keep.ts'
import { type PdfFinding, PdfRefusal } from '#pdf/reading.ts'
import { rewritePdf } from '#pdf/rewrite.ts'
import { owned, release } from '../../platform/memory.ts'
import type { Reply, Task } from './pdf.ts'
import { pdfTools } from './pdf-tools.ts'

type Given = { task: Task; bytes: Uint8Array }

const say = (reply: Reply, moved: ArrayBuffer[] = []) => parentPort?.postMessage(reply, moved)

/** Loads the other reader, half a second of its own, with the first document that needs it. */
async function loadFor(task: Task) {
  return task === 'rewrite' ? null : await import('./pdfjs.ts')
}

async function work({ task, bytes }: Given): Promise<void> {
  const other = await loadFor(task)
  // The clock of a file starts after this word: loading is our own time.
  const { user, system } = process.threadCpuUsage()
  say({ step: 'begun', cpuMs: (user + system) / 1000 })
  if (task === 'text') return say({ step: 'text', pages: (await other?.textOf(bytes)) ?? [] })
  if (task === 'keep') {
    await other?.secondOpinion(bytes, await checkKept(bytes, pdfTools))
    const moved = bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : []
    return say(
      { step: 'fit', bytes, sha256: hash('sha256', bytes, 'buffer'), shown: 'marks' },
      moved,
    )
  }
  const { bytes: written, shown } = await rewritePdf(bytes, pdfTools)
  const fit = owned(written)
  release(bytes)
  say({ step: 'fit', bytes: fit, sha256: hash('sha256', fit, 'buffer'), shown }, [fit.buffer])
}

/** What a failure says of the file: memory and stack end where it is too much, the rest is broken. */
function findingOf(error: unknown): PdfFinding {
  if (error instanceof PdfRefusal) return error.code
  return error instanceof RangeError ? 'document.too-complex' : 'document.unreadable'
}

parentPort?.on('message', (given: Given) => {
  work(given).catch((error) => say({ step: 'refused', finding: findingOf(error) }))
})
