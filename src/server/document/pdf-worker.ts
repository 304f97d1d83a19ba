import { hash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { checkPdf } from './pdf-check.ts'

parentPort?.on('message', async (bytes: Uint8Array<ArrayBuffer>) => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const finding = await checkPdf(file).catch(() => 'document.unreadable')
  const sha256 = hash('sha256', file, 'buffer')
  parentPort?.postMessage({ finding, bytes, sha256 }, [bytes.buffer])
})

// Loading the parser is our own time; the clock of a file starts after this word.
parentPort?.postMessage('ready')
