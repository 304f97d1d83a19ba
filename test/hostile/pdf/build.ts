import { deflateSync } from 'node:zlib'

export type Body = string | Buffer

const bytesOf = (body: Body): Buffer =>
  typeof body === 'string' ? Buffer.from(body, 'latin1') : body

/** A stream with its true length or a false one. */
export function stream(dict: string, body: Body, length?: number | string): Buffer {
  const bytes = bytesOf(body)
  const head = `<< ${dict} /Length ${length ?? bytes.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes, Buffer.from('\nendstream')])
}

export const flate = (dict: string, body: Body): Buffer =>
  stream(`${dict} /Filter /FlateDecode`, deflateSync(bytesOf(body)))

/** An object stream. */
export function packed(objects: Readonly<Record<number, string>>): Buffer {
  const places: string[] = []
  let text = ''
  for (const [number, body] of Object.entries(objects)) {
    places.push(`${number} ${text.length}`)
    text += `${body}\n`
  }
  const head = `${places.join(' ')}\n`
  const dict = `/Type /ObjStm /N ${places.length} /First ${head.length}`
  return flate(dict, head + text)
}

/** A row of a cross-reference stream: type, position, index. */
export type Row = readonly [kind: 0 | 1 | 2, where: number, which: number]

/** A PDF written piece by piece, with any inconsistency. */
export class RawPdf {
  #parts: Buffer[] = []
  size = 0
  /** Offset of each object's last version. */
  readonly offsets = new Map<number, number>()

  raw(body: Body): this {
    const bytes = bytesOf(body)
    this.#parts.push(bytes)
    this.size += bytes.length
    return this
  }

  add(number: number, body: Body): this {
    this.offsets.set(number, this.size)
    return this.raw(`${number} 0 obj\n`).raw(body).raw('\nendobj\n')
  }

  /** A cross-reference table of these objects, with its trailer; returns its offset. */
  table(trailer = '', numbers = [...this.offsets.keys()], free: readonly number[] = []): number {
    const start = this.size
    const row = (number: number) =>
      free.includes(number)
        ? `${number} 1\n0000000000 00001 f \n`
        : `${number} 1\n${String(this.offsets.get(number)).padStart(10, '0')} 00000 n \n`
    const rows = [...numbers].sort((a, b) => a - b).map(row)
    this.raw(`xref\n0 1\n0000000000 65535 f \n${rows.join('')}`)
    this.raw(`trailer\n<< /Size 200 /Root 1 0 R ${trailer} >>\n`)
    return start
  }

  /** A cross-reference stream; returns its offset. */
  streamTable(number: number, more: Readonly<Record<number, Row>> = {}, trailer = ''): number {
    const start = this.size
    const rows = new Map<number, Row>([[number, [1, start, 0]]])
    for (const [each, offset] of this.offsets) rows.set(each, [1, offset, 0])
    for (const [each, row] of Object.entries(more)) rows.set(Number(each), row)
    const sorted = [...rows].sort(([a], [b]) => a - b)
    const bytes = Buffer.alloc(sorted.length * 7)
    sorted.forEach(([, [kind, where, which]], index) => {
      bytes.writeUInt8(kind, index * 7)
      bytes.writeUInt32BE(where, index * 7 + 1)
      bytes.writeUInt16BE(which, index * 7 + 5)
    })
    const ranges = sorted.map(([each]) => `${each} 1`).join(' ')
    const dict = `/Type /XRef /Size 200 /Root 1 0 R /W [1 4 2] /Index [${ranges}] ${trailer}`
    this.add(number, flate(dict, bytes))
    return start
  }

  end(start: number): Buffer {
    this.raw(`startxref\n${start}\n%%EOF\n`)
    return this.bytes
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#parts)
  }
}

export const words = 'Boarding pass of Amina Juma'
const saysWords = `BT /F1 18 Tf 20 150 Td (${words}) Tj ET`

export type Parts = {
  head?: string
  catalog?: string
  page?: string
  resources?: string
  /** The content stream; its usual words by default. */
  drawing?: string
  content?: Body
  /** Further objects, numbered from 10. */
  objects?: Readonly<Record<number, Body>>
  trailer?: string
}

/** A one-page ticket, with additions for a test. */
export function ticket(parts: Parts = {}): RawPdf {
  const pdf = new RawPdf().raw(parts.head ?? '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')
  pdf.add(1, `<< /Type /Catalog /Pages 2 0 R ${parts.catalog ?? ''} >>`)
  pdf.add(2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>')
  const resources = `/Resources << /Font << /F1 5 0 R >> ${parts.resources ?? ''} >>`
  const box = parts.page?.includes('/MediaBox') ? '' : '/MediaBox [0 0 300 200]'
  pdf.add(
    3,
    `<< /Type /Page /Parent 2 0 R /Contents 4 0 R ${box} ${resources} ${parts.page ?? ''} >>`,
  )
  const more = parts.content ?? ''
  pdf.add(4, stream('', Buffer.concat([bytesOf(`${parts.drawing ?? saysWords}\n`), bytesOf(more)])))
  pdf.add(5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  for (const [number, body] of Object.entries(parts.objects ?? {})) pdf.add(Number(number), body)
  return pdf
}

export function pdfOf(parts: Parts = {}): Buffer {
  const pdf = ticket(parts)
  return pdf.end(pdf.table(parts.trailer))
}

/** A ticket with one annotation. */
export const withAnnotation = (annotation: string, parts: Parts = {}): Buffer =>
  pdfOf({
    ...parts,
    page: `/Annots [10 0 R] ${parts.page ?? ''}`,
    objects: { 10: `<< /Type /Annot /Rect [20 20 90 40] ${annotation} >>`, ...parts.objects },
  })

export const withLink = (action: string, parts: Parts = {}): Buffer =>
  withAnnotation(`/Subtype /Link /A << ${action} >>`, parts)

/** A form with one field, whose appearance shows its words. */
export const withField = (field: string, parts: Parts = {}): Buffer =>
  withAnnotation(`/Subtype /Widget /FT /Tx /T (name) /V (Amina) /AP << /N 11 0 R >> ${field}`, {
    ...parts,
    catalog: `/AcroForm << /Fields [10 0 R] /DA (/F1 10 Tf 0 g) >> ${parts.catalog ?? ''}`,
    objects: {
      11: stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 70 20] /Resources << /Font << /F1 5 0 R >> >>',
        'BT /F1 10 Tf 2 6 Td (Amina) Tj ET',
      ),
      ...parts.objects,
    },
  })
