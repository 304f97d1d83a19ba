import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { unzip } from './unzip.ts'

/** A PDF's text and link targets: tokens broken across lines are whole in the latter. */
async function wordsOf(pdf: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(pdf), disableFontFace: true, verbosity: 0 })
  const document = await task.promise
  const words = [
    JSON.stringify(await document.getMetadata()),
    JSON.stringify([...((await document.getAttachments()) ?? [])]),
  ]
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const runs = items.map((item) => ('str' in item ? item.str : ''))
    const links = (await page.getAnnotations()).map(({ url, unsafeUrl }) => [url, unsafeUrl])
    words.push(runs.join(' '), runs.join(''), JSON.stringify(links))
  }
  await task.destroy()
  return words.join('\n')
}

/** All readable text of a file in any container. */
export async function readableIn(bytes: Buffer): Promise<string> {
  const begins = bytes.subarray(0, 4).toString('latin1')
  if (begins === '%PDF') return wordsOf(bytes)
  if (!begins.startsWith('PK')) return bytes.toString()
  const inside = []
  for (const [path, file] of unzip(bytes)) inside.push(path, await readableIn(file))
  return inside.join('\n')
}
