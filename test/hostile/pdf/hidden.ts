import { type Body, packed, pdfOf, RawPdf, stream, ticket } from './build.ts'
import { type Case, cases } from './case.ts'

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const launch = '<< /S /Launch /F (cmd.exe) >>'
const goto = '<< /S /GoTo /D [3 0 R /Fit] >>'
const carrier = '<< /Names [(a) << /Type /Filespec /EF << /F 5 0 R >> >>] >>'

/** Objects packed inside another stream's bytes, reachable only by the table. */
function insideOfAnother(object: string, catalog = '/OpenAction 50 0 R'): Buffer {
  const pdf = ticket({ catalog })
  const inner = Buffer.concat([
    Buffer.from('30 0 obj\n'),
    packed({ 50: object }),
    Buffer.from('\nendobj'),
  ])
  pdf.add(20, stream('', inner))
  const at = pdf.bytes.lastIndexOf('30 0 obj')
  return pdf.end(pdf.streamTable(90, { 30: [1, at, 0], 50: [2, 30, 0] }))
}

function beside(object: string, catalog = '/OpenAction 50 0 R'): Buffer {
  const pdf = ticket({ catalog }).add(30, packed({ 50: object }))
  return pdf.end(pdf.streamTable(90, { 50: [2, 30, 0] }))
}

/** An incremental update: added and freed objects. */
function revised(
  first: Record<number, Body>,
  second: Record<number, Body>,
  free: number[] = [],
): Buffer {
  const pdf = ticket({ catalog: '/OpenAction 50 0 R', objects: first })
  const before = pdf.table()
  pdf.raw(`startxref\n${before}\n%%EOF\n`)
  for (const [number, body] of Object.entries(second)) pdf.add(Number(number), body)
  const numbers = [...Object.keys(second).map(Number), ...free]
  return pdf.end(pdf.table(`/Prev ${before}`, numbers, free))
}

/** A table for old readers that frees an object, beside one for new readers that has it. */
function hybrid(object: string): Buffer {
  const pdf = ticket({ catalog: '/OpenAction 50 0 R' })
  const own = [...pdf.offsets.keys()]
  pdf.add(30, packed({ 50: object }))
  const at = pdf.streamTable(90, { 50: [2, 30, 0] })
  return pdf.end(pdf.table(`/XRefStm ${at}`, [...own, 50], [50]))
}

/** Linearised: the first table at the front. */
function linear(object: string): Buffer {
  const pdf = ticket({ catalog: '/OpenAction 50 0 R' })
  const main = pdf.table()
  pdf.raw(`startxref\n0\n%%EOF\n`).add(50, object)
  return pdf.end(pdf.table(`/Prev ${main}`, [50]))
}

/** Hidden from some reader: never stored. */
const found = cases('cleaned', 'document.scripted', [
  ['a script packed inside another stream', () => insideOfAnother(script), () => beside(goto)],
  [
    'a file packed inside another stream',
    () => insideOfAnother(carrier, '/Names << /EmbeddedFiles 50 0 R >>'),
    () => beside('<< /Names [(two) [3 0 R /Fit]] >>', '/Names << /Dests 50 0 R >>'),
  ],
  [
    'a script that a later revision adds',
    () => revised({ 50: goto }, { 50: script }),
    () => revised({ 50: goto }, { 50: goto }),
  ],
  [
    'a script that a later revision hides',
    () => revised({ 50: script }, { 50: goto }),
    () => revised({ 50: goto }, { 51: goto }),
  ],
  [
    'a script whose number is free',
    () => revised({ 50: script }, {}, [50]),
    () => revised({ 50: goto }, {}, [50]),
  ],
  ['a script for newer readers', () => hybrid(script), () => hybrid(goto)],
  ['a script behind the first table', () => linear(script), () => linear(goto)],
  [
    'a number given twice',
    () => {
      const pdf = ticket({ catalog: '/OpenAction 50 0 R' }).add(50, script).add(50, goto)
      return pdf.end(pdf.table())
    },
    () => pdfOf({ catalog: '/OpenAction 50 0 R', objects: { 50: goto } }),
  ],
  [
    'an entry given twice',
    () => pdfOf({ catalog: `/OpenAction ${script} /OpenAction ${goto}` }),
    () => pdfOf({ catalog: `/OpenAction ${goto} /OpenAction ${goto}` }),
  ],
  [
    'an object that no table names',
    () => {
      const pdf = ticket()
      const numbers = [...pdf.offsets.keys()]
      return pdf.add(50, launch).end(pdf.table('', numbers))
    },
    () => {
      const pdf = ticket()
      const numbers = [...pdf.offsets.keys()]
      return pdf.add(50, goto).end(pdf.table('', numbers))
    },
  ],
])

/** Ambiguous: rewriting resolves it, keeping would not. */
const ambiguous = cases('cleaned', 'document.ambiguous', [
  ['an object inside another stream', () => insideOfAnother(goto), () => beside(goto)],
  [
    'a length that lies',
    () => pdfOf({ objects: { 20: stream('', '0 0 m', 3) } }),
    () => pdfOf({ objects: { 20: stream('', '0 0 m') } }),
  ],
  ['a table that is elsewhere', () => ticket().end(7), () => pdfOf()],
  [
    'a table that leads to another object',
    () => {
      const pdf = ticket({ objects: { 20: goto, 21: goto } })
      pdf.offsets.set(21, pdf.offsets.get(20) ?? 0)
      return pdf.end(pdf.table())
    },
    () => pdfOf({ objects: { 20: goto, 21: goto } }),
  ],
  [
    'a packed object under another number',
    () => {
      const pdf = ticket().add(30, packed({ 50: goto, 51: goto }))
      return pdf.end(pdf.streamTable(90, { 50: [2, 30, 1], 51: [2, 30, 0] }))
    },
    () => {
      const pdf = ticket().add(30, packed({ 50: goto, 51: goto }))
      return pdf.end(pdf.streamTable(90, { 50: [2, 30, 0], 51: [2, 30, 1] }))
    },
  ],
  [
    'two tables that contradict each other',
    () => {
      const pdf = ticket().add(50, '(one)')
      const own = [...pdf.offsets.keys()]
      pdf.add(30, packed({ 50: '(two)' }))
      const at = pdf.streamTable(90, { 50: [2, 30, 0] })
      return pdf.end(pdf.table(`/XRefStm ${at}`, own))
    },
    () => hybrid('(two)'),
  ],
  [
    'a name that ends twice',
    () => pdfOf({ catalog: '/PageMode /UseNone#00JavaScript' }),
    () => pdfOf({ catalog: '/PageMode /Use#4eone' }),
  ],
  [
    'a page for browsers in front',
    () => pdfOf({ head: '<html><script>alert(1)</script>\n%PDF-1.7\n' }),
    () => pdfOf(),
  ],
  [
    'an archive behind',
    () => {
      const pdf = ticket()
      const start = pdf.table()
      const tail = `startxref\n${start}\n%%EOF\n`
      const end = Buffer.alloc(22)
      end.write('PK\x05\x06', 'latin1')
      end.writeUInt16LE(tail.length + 1, 20)
      return pdf.raw('%').raw(end).raw('\n').end(start)
    },
    () => pdfOf({ content: '% PK\x05\x06 is only a comment\n' }),
  ],
])

/** Where every reader looks for the objects in its own way. */
const lost = cases('cleaned', 'document.unreadable', [
  [
    'a table at the front that nothing names',
    () => {
      const pdf = ticket()
      const { bytes, size } = pdf
      const first = pdf.offsets.get(1) ?? 0
      pdf.table()
      const front = new RawPdf().raw(bytes.subarray(0, first))
      for (const [number, offset] of pdf.offsets)
        front.offsets.set(number, offset + pdf.size - size)
      front.table()
      return front.raw(bytes.subarray(first)).raw('startxref\n%%EOF\n').bytes
    },
    () => pdfOf(),
  ],
])

export const hidden: readonly Case[] = [...found, ...ambiguous, ...lost]
