/// <reference types="vite/client" />
import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'
import threadAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?worker&url'
import { trustedAddress } from '../trusted.ts'
import { bytesOf } from './bytes.ts'

export type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

type Files = Readonly<Record<string, string>>

/** Fonts and character maps for PDFs that do not embed them. The bundler needs each call's options as literals. */
const files: Files = {
  ...import.meta.glob('/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
  ...import.meta.glob('/node_modules/pdfjs-dist/cmaps/*.bcmap', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
  ...import.meta.glob('/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
} as Files

const folders: Readonly<Record<string, string>> = {
  standardFontDataUrl: 'standard_fonts',
  cMapUrl: 'cmaps',
  wasmUrl: 'wasm',
}

/** Resolves these files to the build's hashed names. */
class OwnFiles {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const address = files[`/node_modules/pdfjs-dist/${folders[kind]}/${filename}`]
    if (!address) throw new Error(`No ${filename} among the files of PDF pages`)
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${filename} did not load`)
    return new Uint8Array(await response.arrayBuffer())
  }
}

// Started with this module, to be ready for the first document.
const thread = PDFWorker.create({ port: new Worker(trustedAddress(threadAddress)) })

/** Opens a PDF in a worker; its scripts and forms are never run. */
export async function openPdf(bytes: Blob): Promise<PDFDocumentProxy> {
  return await getDocument({
    data: await bytesOf(bytes),
    worker: thread,
    BinaryDataFactory: OwnFiles,
    useWorkerFetch: false,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: 0,
  }).promise
}
