import { parentPort } from 'node:worker_threads'
import { checkPdf } from './pdf-check.ts'

parentPort?.on('message', async (bytes: Uint8Array) => {
  parentPort?.postMessage(await checkPdf(bytes).catch(() => 'document.unreadable'))
})
