import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import {
  NodeCompiler,
  type NodeTypstDocument,
  PdfStandard,
} from '@myriaddreamin/typst-ts-node-compiler'
import { fontFiles } from './fonts.ts'

/** `data` is the view as JSON, `fonts` its families; `archived` asks for PDF/A, which needs a date in the document. */
export type PrintOrder = {
  id: number
  template: 'agreement' | 'receipt' | 'evidence'
  data: string
  fonts: string
  signaturePng: Uint8Array | null
  /** A PDF of ours shown inside the document. */
  annexPdf: Uint8Array | null
  archived: boolean
}
export type PrintReply = { id: number; pdf: Uint8Array } | { id: number; trouble: string }

const folder = fileURLToPath(new URL('./templates/', import.meta.url))
const { resolve } = createRequire(import.meta.url)
const fontPaths = fontFiles.flatMap(({ package: name, files }) =>
  files.map((file) => join(dirname(resolve(name)), file)),
)
// By path, not as bytes: Typst reads a font only when a character needs it.
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths }] })

/** Typst's messages without the source positions and values. */
function troubleOf(diagnostics: unknown[]): string {
  const messages = diagnostics.map((each) =>
    typeof each === 'object' && each !== null && 'message' in each ? String(each.message) : '',
  )
  return messages.join('; ').slice(0, 200) || 'unknown trouble'
}

/** PDF/A refuses a character that no font has; an ordinary PDF with an empty box is better than none. */
function write(document: NodeTypstDocument, archived: boolean): Uint8Array {
  const plain = { creationTimestamp: 0 }
  if (!archived) return compiler.pdf(document, plain)
  try {
    return compiler.pdf(document, { ...plain, pdfStandard: PdfStandard.A_2a })
  } catch {
    return compiler.pdf(document, plain)
  }
}

function set({ template, data, fonts, archived, ...files }: PrintOrder): Uint8Array {
  const { signaturePng, annexPdf } = files
  if (signaturePng) compiler.mapShadow(`${folder}signature.png`, Buffer.from(signaturePng))
  if (annexPdf) compiler.mapShadow(`${folder}annex.pdf`, Buffer.from(annexPdf))
  try {
    const inputs = { data, fonts }
    const compiled = compiler.compile({ mainFilePath: `${folder}${template}.typ`, inputs })
    const document = compiled.result
    if (!document) throw new Error(troubleOf(compiled.takeDiagnostics()?.shortDiagnostics ?? []))
    return write(document, archived)
  } finally {
    compiler.resetShadow()
    compiler.evictCache(4)
  }
}

function replyTo(order: PrintOrder): PrintReply {
  try {
    return { id: order.id, pdf: new Uint8Array(set(order)) }
  } catch (error) {
    return { id: order.id, trouble: error instanceof Error ? error.message : 'unknown trouble' }
  }
}

// A compiled document holds megabytes outside the heap, which the garbage collector does not see:
// hundreds would pile up. A minor collection takes a millisecond.
setFlagsFromString('--expose-gc')
const collect: (what: { type: 'minor' }) => void = runInNewContext('gc')

parentPort?.on('message', (order: PrintOrder) => {
  parentPort?.postMessage(replyTo(order))
  collect({ type: 'minor' })
})
