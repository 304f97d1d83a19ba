import { Parser } from 'saxen'
import { SheetError } from './limits.ts'

type Walk = Readonly<{
  /** Tags and attributes are passed without prefixes. Returning 'stop' ends the walk. */
  open?: (tag: string, attributes: Readonly<Record<string, string>>) => unknown
  text?: (text: string, tag: string) => void
  close?: (tag: string) => void
}>

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Walks through XML. Throws SheetError if malformed. */
export function walk(xml: string, { open, text, close }: Walk): void {
  // Optional parts of a workbook may be missing.
  if (xml === '') return
  const parser = new Parser()
  const tags: string[] = []
  parser.on('openTag', (name, attributes, decode) => {
    tags.push(local(name))
    const given = Object.entries(attributes()).map(([key, value]) => [local(key), decode(value)])
    if (open?.(local(name), Object.fromEntries(given)) === 'stop') parser.stop()
  })
  parser.on('text', (value, decode) => text?.(decode(value), tags.at(-1) ?? ''))
  parser.on('cdata', (value) => text?.(value, tags.at(-1) ?? ''))
  parser.on('closeTag', (name) => {
    tags.pop()
    close?.(local(name))
  })
  parser.on('error', () => {
    throw new SheetError('unreadable')
  })
  parser.parse(xml)
}
