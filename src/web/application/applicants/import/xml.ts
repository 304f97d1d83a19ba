import { Parser } from 'saxen'
import { SheetError } from './limits.ts'

type Walk = Readonly<{
  /** Tags and attributes come without their prefixes. 'stop' ends the walk. */
  open?: (tag: string, attributes: Readonly<Record<string, string>>) => unknown
  text?: (text: string, tag: string) => void
  close?: (tag: string) => void
}>

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Goes through XML from start to end. Throws SheetError where it is none. */
export function walk(xml: string, { open, text, close }: Walk): void {
  // A part that a workbook may do without.
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
