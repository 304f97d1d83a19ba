/// <reference types="vite/client" />
import type { PassportReading } from '#domain/passport/reading.ts'
import { todayIn } from '#domain/time/calendar.ts'
import weightsAddress from '#reader/net.bin?url'
import { now } from '../clock.ts'
import { bytesOf } from '../file/bytes.ts'
import { FileRefusal } from '../file/refusal.ts'
import { trustedAddress } from '../trusted.ts'
import { drawn, greyOf, jpegOf, stripOf } from './canvas.ts'
import workerAddress from './reader-worker.ts?worker&url'
import type { Answer, Question } from './worker-messages.ts'

/** A picture's reading, with both lines cut out. */
export type ReadPassport = { readonly reading: PassportReading; readonly strip: Blob | null }

let worker: Worker | null = null
let before: Promise<unknown> = Promise.resolve()

/**
 * Reads the passport in a picture or on the first page of a PDF on this device, one at a time.
 * Throws FileRefusal if it cannot be opened; rejects if the reader fails or does not load, or with
 * the reason of `signal`.
 */
export function readPassport(file: Blob, signal?: AbortSignal): Promise<ReadPassport> {
  const mine = before.then(() => read(file, signal))
  before = mine.catch(() => {})
  return mine
}

async function read(file: Blob, signal: AbortSignal | undefined): Promise<ReadPassport> {
  signal?.throwIfAborted()
  const page = (await isPdf(file)) ? await firstPage(file) : file
  const answer = await ask(page, signal)
  return 'missing' in answer ? await readDecoded(page, signal) : answer
}

/** Readers accept a PDF header anywhere in the first kilobyte. */
async function isPdf(file: Blob): Promise<boolean> {
  return new TextDecoder('latin1').decode(await bytesOf(file.slice(0, 1024))).includes('%PDF-')
}

function notOpened(): never {
  throw new FileRefusal('picture')
}

async function firstPage(file: Blob): Promise<Blob> {
  const { pictureOfFirstPage } = await import('./pdf-page.ts')
  return (await pictureOfFirstPage(file).catch(notOpened)) ?? notOpened()
}

const make = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height })

/** Decodes on the page where workers have no canvas. */
async function readDecoded(file: Blob, signal: AbortSignal | undefined): Promise<ReadPassport> {
  const opened = await createImageBitmap(file).catch(notOpened)
  const canvas = drawn(opened, make)
  opened.close()
  const answer = await ask(greyOf(canvas), signal)
  if ('missing' in answer) throw new Error('No reader')
  const { reading } = answer
  const strip = 'strip' in reading ? await jpegOf(stripOf(canvas, reading.strip, make)) : null
  return { reading, strip }
}

async function ask(picture: Question['picture'], signal: AbortSignal | undefined): Promise<Answer> {
  // The worker's policy forbids fetching, so the weights are sent to it.
  const weights = worker ? null : await fetchWeights(signal)
  signal?.throwIfAborted()
  worker ??= new Worker(trustedAddress(workerAddress), { type: 'module' })
  const asked = worker
  const question: Question = { picture, today: todayIn(now(), 'UTC'), weights }
  try {
    return await new Promise<Answer>((resolve, reject) => {
      asked.onmessage = ({ data }: MessageEvent<Answer | null>) =>
        data ? resolve(data) : reject(new Error('The reader failed'))
      asked.onerror = () => reject(new Error('The reader failed'))
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
      asked.postMessage(question, weights ? [weights.buffer] : [])
    })
  } catch (error) {
    // It may still be working on a cancelled request.
    asked.terminate()
    worker = null
    throw error
  }
}

async function fetchWeights(signal: AbortSignal | undefined): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(weightsAddress, signal ? { signal } : {})
  if (!response.ok) throw new Error('The reader did not load')
  return new Uint8Array(await response.arrayBuffer())
}
