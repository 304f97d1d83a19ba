import { Worker } from 'node:worker_threads'
import { type Language, languages } from '#domain/reference/languages.ts'
import { translatorFor } from '#phrases/compile.ts'
import type { Translate } from '#phrases/translate.ts'
import { fontOrder } from './fonts.ts'
import type { AgreementPrinter } from './port.ts'
import type { PrintOrder, PrintReply } from './typst-worker.ts'
import { agreementView } from './view.ts'

type Waiting = {
  resolve(pdf: Uint8Array): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

const timeoutMs = 15_000

/** One thread with the compiler and its fonts, started with the first document and again after a fall. */
function createThread() {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let lastId = 0

  function answer(id: number, how: (one: Waiting) => void): void {
    const one = waiting.get(id)
    if (!one) return
    waiting.delete(id)
    clearTimeout(one.timer)
    // An idle thread keeps no process alive.
    if (waiting.size === 0) worker?.unref()
    how(one)
  }

  function fall(fallen: Worker, reason: string): void {
    if (worker !== fallen) return
    worker = null
    for (const id of [...waiting.keys()]) answer(id, ({ reject }) => reject(new Error(reason)))
    void fallen.terminate()
  }

  function start(): Worker {
    const made = new Worker(new URL('./typst-worker.ts', import.meta.url))
    made.on('message', (reply: PrintReply) =>
      answer(reply.id, ({ resolve, reject }) =>
        'pdf' in reply
          ? resolve(reply.pdf)
          : reject(new Error(`The agreement could not be set: ${reply.trouble}`)),
      ),
    )
    made.on('error', () => fall(made, 'The printing thread fell'))
    made.on('exit', () => fall(made, 'The printing thread ended'))
    return made
  }

  return function ask(order: Omit<PrintOrder, 'id'>): Promise<Uint8Array> {
    const thread = worker ?? start()
    worker = thread
    thread.ref()
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => fall(thread, 'Printing took too long'), timeoutMs)
      waiting.set(id, { resolve, reject, timer })
      thread.postMessage({ ...order, id })
    })
  }
}

/**
 * Prints with Typst. A document that was never printed takes about fifty milliseconds of computing,
 * so it happens in a thread of its own and no other request waits for it.
 */
export function createTypstPrinter(onMissing: (message: string) => void): AgreementPrinter {
  const ask = createThread()

  const translator = (language: Language): Translate =>
    translatorFor(languages.includes(language) ? language : 'en', onMissing)

  return {
    print(content, print) {
      const view = agreementView(content, print, translator(content.language))
      const signaturePng = view.signature.image && print.signaturePng ? print.signaturePng : null
      // What is kept for years is an archive file.
      const archived = content.signature !== null
      const data = JSON.stringify(view)
      const fonts = JSON.stringify(fontOrder(view.language, data))
      return ask({ data, fonts, signaturePng, archived })
    },
  }
}
