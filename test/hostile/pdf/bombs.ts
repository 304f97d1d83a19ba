import { deflateSync } from 'node:zlib'
import { type Body, flate, packed, pdfOf, RawPdf, stream, ticket } from './build.ts'
import { type Case, cases } from './case.ts'

const megabyte = 1024 * 1024
const form = '/Type /XObject /Subtype /Form /BBox [0 0 9 9]'
const drawn = { resources: '/XObject << /X 20 0 R >>', content: '/X Do' }

const image = (width: number, height: number, more: string) =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${more}`
/** Blanks, compressed quickly. */
const blanks = (megabytes: number): Buffer =>
  deflateSync(Buffer.alloc(megabytes * megabyte, 32), { level: 1 })
const packedForm = `${form} /Filter /FlateDecode`

const gray = '/ColorSpace /DeviceGray /BitsPerComponent 8'

const withStream = (body: Body): Buffer => pdfOf({ ...drawn, objects: { 20: body } })
const flateForm = (megabytes: number) => () => withStream(stream(packedForm, blanks(megabytes)))

/** Run lengths of 128. */
function runs(megabytes: number): Buffer {
  const pair = Buffer.from([129, 32])
  return Buffer.alloc((megabytes * megabyte * 2) / 128, pair)
}

/** Codes that each extend the previous string by a byte. */
function lzw(bytes: number): Buffer {
  const bits: number[] = []
  const put = (code: number, width: number) => {
    for (let bit = width - 1; bit >= 0; bit -= 1) bits.push((code >> bit) & 1)
  }
  const widthAt = (next: number) => (next >= 2047 ? 12 : next >= 1023 ? 11 : next >= 511 ? 10 : 9)
  let size = 0
  let width = 9
  while (size < bytes) {
    put(256, width)
    put(32, 9)
    size += 1
    for (let next = 258; next < 4094 && size < bytes; next += 1) {
      put(next, widthAt(next))
      width = widthAt(next + 1)
      size += next - 256
    }
  }
  put(257, width)
  const packedBits = Buffer.alloc(Math.ceil(bits.length / 8))
  bits.forEach((bit, at) => {
    packedBits[at >> 3] = (packedBits[at >> 3] ?? 0) | (bit << (7 - (at & 7)))
  })
  return packedBits
}

const filtered = (filters: string, body: Buffer) => () =>
  withStream(stream(`${form} /Filter ${filters}`, body))
const hex = (bytes: Buffer): Buffer => Buffer.from(`${bytes.toString('hex')}>`)

/** Nested pages. */
function tree(depth: number): Buffer {
  const pdf = new RawPdf().raw('%PDF-1.7\n').add(1, '<< /Type /Catalog /Pages 10 0 R >>')
  for (let level = 0; level < depth; level += 1) {
    pdf.add(10 + level, `<< /Type /Pages /Count 1 /Kids [${11 + level} 0 R] >>`)
  }
  pdf.add(10 + depth, '<< /Type /Page /MediaBox [0 0 99 99] >>')
  return pdf.end(pdf.table())
}

const kids = (count: number) => () => {
  const pdf = new RawPdf().raw('%PDF-1.7\n').add(1, '<< /Type /Catalog /Pages 2 0 R >>')
  pdf.add(2, `<< /Type /Pages /Count ${count} /Kids [${'3 0 R '.repeat(count)}] >>`)
  pdf.add(3, '<< /Type /Page /MediaBox [0 0 99 99] >>')
  return pdf.end(pdf.table())
}

function loop(kid: number): Buffer {
  const pdf = new RawPdf().raw('%PDF-1.7\n').add(1, '<< /Type /Catalog /Pages 2 0 R >>')
  pdf.add(2, `<< /Type /Pages /Count 1 /Kids [${kid} 0 R] >>`)
  pdf.add(3, '<< /Type /Page /MediaBox [0 0 99 99] >>')
  return pdf.end(pdf.table())
}

/** Forms that each draw the next one several times. */
function nested(levels: number, times: number): Buffer {
  const objects: Record<number, Buffer> = {}
  for (let level = 0; level < levels; level += 1) {
    const next = level + 1 < levels ? `/Resources << /XObject << /X ${21 + level} 0 R >> >>` : ''
    objects[20 + level] = stream(`${form} ${next}`, next ? '/X Do '.repeat(times) : '0 0 5 5 re f')
  }
  return pdfOf({ ...drawn, objects })
}

/** A form that lists itself among its resources, as programs with a shared list do. */
const selfish = (content: string) => () =>
  pdfOf({
    resources: '/XObject 30 0 R',
    content: '/X Do',
    objects: {
      20: stream(`${form} /Resources << /XObject 30 0 R >>`, content),
      30: '<< /X 20 0 R >>',
    },
  })

const fonts = (count: number) => () => {
  const objects: Record<number, string> = {}
  const names: string[] = []
  for (let index = 0; index < count; index += 1) {
    objects[100 + index] = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>'
    names.push(`/G${index} ${100 + index} 0 R`)
  }
  objects[20] = `<< /F1 5 0 R ${names.join(' ')} >>`
  return pdfOf({ page: '/Resources << /Font 20 0 R >>', objects })
}

/** The start of a JPEG with its size. */
function jpeg(side: number): Buffer {
  const bytes = Buffer.from('ffd8ffc0001108000000000101110000ffd9', 'hex')
  bytes.writeUInt16BE(side, 7)
  bytes.writeUInt16BE(side, 9)
  return bytes
}
const photo = (side: number) => () =>
  withStream(stream(image(8, 8, `${gray} /Filter /DCTDecode`), jpeg(side)))

const listed = (depth: number) => () =>
  pdfOf({ objects: { 20: `${'['.repeat(depth)}${']'.repeat(depth)}` } })

const inPacked = (depth: number) => () => {
  const body = `${'['.repeat(depth)}${']'.repeat(depth)}`
  const pdf = ticket().add(30, packed({ 50: body }))
  return pdf.end(pdf.streamTable(90, { 50: [2, 30, 0] }))
}

/** Texts that each begin in the one before and reach to the same end. */
const strings = (count: number, size: number) => () => {
  const heads = Array.from({ length: count }, (_, at) => `${1000 + at} 0 obj (`)
  const pdf = ticket()
  const table = pdf.table()
  return pdf.raw(`${heads.join('')}${'1'.repeat(size)}${')'.repeat(count)} endobj\n`).end(table)
}

/** Streams whose length leads to one run of blanks. */
const toBlanks = (count: number, size: number) => () => {
  const pdf = ticket()
  const table = pdf.table()
  const head = '1000 0 obj << /Length 0000000 >> stream\n'
  const each = `${head}\nendstream endobj\n`.length
  for (let at = 0; at < count; at += 1) {
    const length = String((count - at) * each - head.length).padStart(7, '0')
    pdf.raw(`${1000 + at} 0 obj << /Length ${length} >> stream\n\nendstream endobj\n`)
  }
  return pdf.raw(' '.repeat(size)).end(table)
}

/** Fields that all show the words of one. */
const sameWords = (count: number, size: number) => () => {
  const field = '/Type /Annot /Subtype /Widget /Rect [20 20 90 40] /FT /Tx'
  return pdfOf({
    page: `/Annots [${'10 0 R '.repeat(count)}]`,
    objects: { 10: `<< ${field} /V (${'x'.repeat(size)}) >>` },
  })
}

const grows = cases('document.too-complex', 'document.too-complex', [
  [
    '270 MB by three streams that are allowed alone',
    () => {
      const picture = image(9000, 9000, `${gray} /Filter /FlateDecode`)
      const third = stream(picture, blanks(90))
      return pdfOf({ ...drawn, objects: { 20: third, 21: third, 22: third } })
    },
    flateForm(1 / 64),
  ],
  [
    '270 MB by LZW',
    filtered('/LZWDecode', lzw(270 * megabyte)),
    filtered('/LZWDecode', lzw(5_000)),
  ],
  [
    '270 MB by Flate, RunLength and digits',
    filtered('[/ASCIIHexDecode /FlateDecode /RunLengthDecode]', hex(deflateSync(runs(270)))),
    filtered('[/ASCIIHexDecode /FlateDecode /RunLengthDecode]', hex(deflateSync(runs(1 / 64)))),
  ],
  [
    'a chain of seven filters',
    filtered(`[${'/ASCIIHexDecode '.repeat(7)}]`, Buffer.from('>')),
    filtered(`[${'/ASCIIHexDecode '.repeat(2)}]`, hex(hex(Buffer.from('0 0 5 5 re f')))),
  ],
  [
    'a filter nobody knows',
    filtered('/Mystery', Buffer.from('x')),
    filtered('/FlateDecode', deflateSync(Buffer.from(' '))),
  ],
  ['200,000 lists in each other', listed(200_000), listed(20)],
  ['200,000 packed lists in each other', inPacked(200_000), inPacked(20)],
  ['pages 5,000 deep', () => tree(5_000), () => tree(20)],
  ['a hundred and one times one page', kids(101), kids(3)],
  [
    'a page of kilometres',
    () => pdfOf({ page: '/MediaBox [0 0 1e9 999999999]' }),
    () => pdfOf({ page: '/MediaBox [0 0 842 1191]' }),
  ],
  [
    'a page of large units',
    () => pdfOf({ page: '/UserUnit 75000' }),
    () => pdfOf({ page: '/UserUnit 2' }),
  ],
  ['1,500 fonts', fonts(1_500), fonts(50)],
  ['a form that draws itself', selfish('/X Do'), selfish('0 0 5 5 re f')],
  ['forms forty deep', () => nested(40, 1), () => nested(10, 1)],
  ['strings that begin in each other', strings(2_000, 60_000), strings(1, 10)],
  ['streams that end in the same blanks', toBlanks(2_000, 60_000), toBlanks(1, 10)],
  ['words that a hundred fields show', sameWords(100, 20_000), sameWords(2, 10)],
  ['ten to the ninth forms', () => nested(10, 10), () => nested(3, 3)],
  [
    'a fax of 3.6 billion dots',
    () => withStream(stream(image(60_000, 60_000, `${gray} /Filter /CCITTFaxDecode`), 'x')),
    () =>
      withStream(
        stream(
          image(
            8,
            8,
            '/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 8 /Rows 8 >>',
          ),
          '\x00\x10\x01',
        ),
      ),
  ],
  ['a photo larger than it says', photo(65_000), photo(8)],
  [
    'rows of a billion dots',
    () =>
      withStream(
        flate(
          image(8, 8, `${gray} /DecodeParms << /Predictor 12 /Columns 1000000000 >>`),
          Buffer.alloc(64),
        ),
      ),
    () =>
      withStream(
        flate(image(8, 8, `${gray} /DecodeParms << /Predictor 12 /Columns 8 >>`), Buffer.alloc(72)),
      ),
  ],
])

const broken: Case[] = [
  ...cases('document.unreadable', 'document.unreadable', [
    ['pages that hold themselves', () => loop(2), () => loop(3)],
    ['a file cut off', () => pdfOf().subarray(0, -30), () => pdfOf()],
  ]),
  ...cases('cleaned', 'document.ambiguous', [
    [
      'a table of a billion rows',
      () => {
        const pdf = ticket()
        const start = pdf.size
        pdf.raw('xref\n0 1000000000\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R >>\n')
        return pdf.end(start)
      },
      () => pdfOf(),
    ],
  ]),
  ...cases('document.encrypted', 'document.encrypted', [
    [
      'a lock',
      () => pdfOf({ trailer: '/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 >>' }),
      () => pdfOf({ trailer: '/ID [<00> <00>]' }),
    ],
  ]),
]

export const bombs: readonly Case[] = [...grows, ...broken]
