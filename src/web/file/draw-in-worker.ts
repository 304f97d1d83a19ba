import { trustedAddress } from '../trusted.ts'
import { drawAll, NotOpened, type Order, type Outcome } from './picture.ts'
import workerAddress from './picture-worker.ts?worker&url'

/** Timeout per picture: far longer than the slowest phone needs. */
const patienceMs = 60_000

/**
 * Converts pictures in a dedicated worker, terminated afterwards or by `signal`. Browsers without
 * canvas in workers do it on the page, without HEIC. Throws NotOpened, or the signal's reason.
 */
export async function drawInWorker(order: Order, signal: AbortSignal) {
  signal.throwIfAborted()
  if (typeof OffscreenCanvas !== 'function') return await drawAll(order.files, order.heicAddress)
  const worker = new Worker(trustedAddress(workerAddress), { type: 'module' })
  try {
    const outcome = await answerOf(worker, order, signal)
    if ('failed' in outcome) throw new NotOpened()
    return outcome.drawn
  } finally {
    worker.terminate()
  }
}

function answerOf(worker: Worker, order: Order, signal: AbortSignal): Promise<Outcome> {
  return new Promise<Outcome>((resolve, reject) => {
    const late = setTimeout(() => reject(new NotOpened()), patienceMs * order.files.length)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('error', () => reject(new NotOpened()), { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<Outcome>) => {
      clearTimeout(late)
      resolve(data)
    })
    worker.postMessage(order)
  })
}
