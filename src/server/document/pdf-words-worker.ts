import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

const maxPages = 30
const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folder = (name: string) => join(home, name) + sep

/** The words of the first pages, in the order in which they are drawn. */
async function wordsOf(data: Uint8Array): Promise<string> {
  const task = getDocument({
    data,
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  const pdf = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  await task.destroy()
  return pages.join('\n')
}

parentPort?.once('message', async (bytes: Uint8Array) => {
  parentPort?.postMessage(await wordsOf(bytes).catch(() => ''))
})
