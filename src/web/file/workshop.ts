import { trustedAddress } from '../trusted.ts'
import { drawAll, NotOpened, type Order, type Outcome } from './picture.ts'
import workerAddress from './picture-worker.ts?worker&url'

/** For each picture: far longer than the slowest phone needs. */
const patienceMs = 60_000

/**
 * Draws pictures small in a worker of its own, which is ended afterwards with everything that it holds: by
 * `signal` at any time. Browsers without drawing in workers do it on the page, and do not know HEIC there.
 * Throws NotOpened, or the reason of the signal.
 */
export async function drawSmall(order: Order, signal: AbortSignal) {
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
