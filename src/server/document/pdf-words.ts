import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const timeoutMs = 20_000

/**
 * The text of a PDF, for looking somebody's name up in it; empty when it holds none that can be read in
 * time. Read in a thread of its own that ends afterwards: it is needed once for each approval.
 */
export async function pdfWords(bytes: Uint8Array): Promise<string> {
  const worker = new Worker(new URL('./pdf-words-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256, stackSizeMb: 4 },
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()
  try {
    worker.postMessage(new Uint8Array(bytes))
    const [words] = await once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) })
    return typeof words === 'string' ? words : ''
  } catch {
    return ''
  } finally {
    await worker.terminate()
  }
}
