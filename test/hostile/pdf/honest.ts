import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import * as samples from '../../support/document-samples.ts'
import { packed, pdfOf, RawPdf, stream, ticket, withAnnotation, withField } from './build.ts'

type Make = () => Buffer | Promise<Buffer>

/** A page that is one picture, as from scanners and phones. */
function scan(dict: string, bytes: Buffer, more: Readonly<Record<number, Buffer>> = {}): Buffer {
  return pdfOf({
    resources: '/XObject << /X 20 0 R >>',
    content: 'q 300 0 0 200 0 0 cm /X Do Q',
    objects: {
      20: stream(`/Type /XObject /Subtype /Image /Width 60 /Height 40 ${dict}`, bytes),
      ...more,
    },
  })
}

const colour = '/ColorSpace /DeviceRGB /BitsPerComponent 8'
const dots = '/ColorSpace /DeviceGray /BitsPerComponent 1'
const noise = (format: 'jpeg' | 'raw') =>
  sharp({
    create: {
      width: 60,
      height: 40,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 9 },
    },
  })
    .toFormat(format)
    .toBuffer()

/** Rows with the PNG predictor 'up', as most programs write. */
async function predicted(): Promise<Buffer> {
  const plain = await noise('raw')
  const row = 180
  const rows = Array.from({ length: 40 }, (_, y) =>
    Buffer.from([
      2,
      ...plain
        .subarray(y * row, y * row + row)
        .map((byte, x) => byte - (y > 0 ? (plain[(y - 1) * row + x] ?? 0) : 0)),
    ]),
  )
  return deflateSync(Buffer.concat(rows))
}

/** As from office programs: object streams, tagged structure, a cross-reference stream. */
function office(): Buffer {
  const pdf = ticket({ catalog: '/StructTreeRoot 50 0 R /MarkInfo << /Marked true >> /Lang (en)' })
  pdf.add(
    30,
    packed({
      50: '<< /Type /StructTreeRoot /K 51 0 R >>',
      51: '<< /Type /StructElem /S /P /P 50 0 R /A << /O /Layout >> /K 0 /Pg 3 0 R >>',
      52: '<< /Producer (An office) /Title (Ticket) >>',
    }),
  )
  const rows = { 50: [2, 30, 0], 51: [2, 30, 1], 52: [2, 30, 2] } as const
  return pdf.end(pdf.streamTable(90, rows, '/Info 52 0 R'))
}

/** Two pages that inherit size, rotation and fonts. */
function inherited(): Buffer {
  const pdf = new RawPdf().raw('%PDF-1.4\n')
  pdf.add(1, '<< /Type /Catalog /Pages 2 0 R >>')
  pdf.add(
    2,
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 300 200] /Rotate 90 /Resources << /Font << /F1 5 0 R >> >> >>',
  )
  pdf.add(3, '<< /Type /Page /Parent 2 0 R /Contents [6 0 R 6 0 R] >>')
  pdf.add(4, '<< /Type /Page /Parent 2 0 R /Contents 6 0 R /Rotate 0 >>')
  pdf.add(5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  pdf.add(6, stream('', 'BT /F1 18 Tf 20 150 Td (Karibu) Tj ET'))
  return pdf.end(pdf.table())
}

/** One hidden layer, one visible. */
const layered = () =>
  pdfOf({
    catalog: '/OCProperties << /OCGs [20 0 R 21 0 R] /D << /OFF [20 0 R] /Order [20 0 R] >> >>',
    resources: '/Properties << /A 20 0 R /B 21 0 R /C 22 0 R >>',
    content: [
      '/OC /A BDC BT /F1 9 Tf 20 90 Td (hidden) Tj ET EMC',
      '/OC /B BDC BT /F1 9 Tf 20 70 Td (shown) Tj ET EMC',
      '/OC /C BDC BT /F1 9 Tf 20 50 Td (either) Tj ET EMC',
    ].join('\n'),
    objects: {
      20: '<< /Type /OCG /Name (one) >>',
      21: '<< /Type /OCG /Name (two) >>',
      22: '<< /Type /OCMD /OCGs 20 0 R >>',
    },
  })

async function painted(): Promise<Buffer> {
  const made = await PDFDocument.create()
  const page = made.addPage([300, 200])
  const photo = await made.embedJpg(await samples.photo(80, 60))
  const picture = await made.embedPng(await samples.png())
  page.drawImage(photo, { x: 10, y: 10, width: 80, height: 60 })
  page.drawImage(picture, { x: 100, y: 10, width: 60, height: 40, opacity: 0.5 })
  page.drawText('Karibu Tanzania', { x: 20, y: 150 })
  const field = made.getForm().createTextField('name')
  field.setText('Amina Juma')
  field.addToPage(page, { x: 20, y: 100, width: 120, height: 20 })
  made.getForm().createCheckBox('yes').addToPage(page, { x: 160, y: 100, width: 12, height: 12 })
  return Buffer.from(await made.save())
}

/** Differences between neighbours, as TIFF has them. */
async function differing(): Promise<Buffer> {
  const plain = await noise('raw')
  return deflateSync(plain.map((byte, at) => byte - (at % 180 < 3 ? 0 : (plain[at - 3] ?? 0))))
}

/** The font lies packed by a filter that stands elsewhere. */
function filteredElsewhere(): Buffer {
  const pdf = ticket({ page: '/Resources << /Font << /F1 50 0 R >> >>' })
  const font = '50 0 << /Type /Font /Subtype /Type1 /BaseFont /Courier >>'
  pdf.add(30, stream('/Type /ObjStm /N 1 /First 5 /Filter 31 0 R', deflateSync(Buffer.from(font))))
  pdf.add(31, '/FlateDecode')
  return pdf.end(pdf.streamTable(90, { 50: [2, 30, 0] }))
}

const signed = () =>
  withAnnotation(
    '/Subtype /Widget /FT /Sig /T (officer) /AP << /N 11 0 R >> /V << /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 9 99 9] /Contents <308006> >>',
    {
      catalog: '/AcroForm << /Fields [10 0 R] /SigFlags 3 >> /Perms << >>',
      objects: {
        11: stream('/Type /XObject /Subtype /Form /BBox [0 0 70 20]', '0 0 70 20 re S'),
      },
    },
  )

/** Valid documents with words that must be extracted. */
const listed: readonly (readonly [name: string, make: Make, words?: string])[] = [
  ['of a library, packed', samples.pdf, 'Ticket, page 1'],
  ['of an office', office],
  ['with sizes, turns and fonts of the tree', inherited, 'Karibu'],
  ['with layers', layered, 'shown'],
  ['with photos and a filled form', painted, 'Amina Juma'],
  [
    'with a form that readers draw',
    () => withField('/AP 12 0 R /DA (/Helv 9 Tf 0 g)', { objects: { 12: 'null' } }),
    'Amina',
  ],
  [
    'with a field whose look goes on and on',
    () =>
      withField(`/AP 12 0 R /DA (/Helv 9 Tf 0 g ${'.'.repeat(200_000)})`, {
        objects: { 12: 'null' },
      }),
    'Amina',
  ],
  [
    'with words put on top',
    () => withAnnotation('/Subtype /FreeText /Contents (Gate 7) /DA (/Helv 9 Tf 1 0 0 rg)'),
    'Gate 7',
  ],
  [
    'with a stamp',
    () =>
      withAnnotation('/Subtype /Stamp /AP << /N 11 0 R >>', {
        objects: {
          11: stream(
            '/BBox [0 0 70 20] /Matrix [0 1 -1 0 0 0] /Resources << /Font << /F1 5 0 R >> >>',
            'BT /F1 9 Tf 2 6 Td (PAID) Tj ET',
          ),
        },
      }),
    'PAID',
  ],
  ['with a signature', signed],
  ['packed by a filter elsewhere', filteredElsewhere],
  ['with a lock that was taken off', () => pdfOf({ trailer: '/Encrypt null' })],
  [
    'with a layer for paper only',
    () =>
      pdfOf({
        catalog:
          '/OCProperties << /OCGs [20 0 R] /D << /AS [<< /Event /View /Category [/View] /OCGs [20 0 R] >>] >> >>',
        resources: '/Properties << /A 20 0 R >>',
        content: '/OC /A BDC 0 0 50 50 re f EMC',
        objects: {
          20: '<< /Type /OCG /Name (one) /Usage << /View << /ViewState /OFF >> >> >>',
        },
      }),
  ],
  [
    'with a field in UTF-8',
    () =>
      withField('/AP 12 0 R /V <EFBBBF5A6FC3AB> /DA (/Helv 9 Tf 0 g)', { objects: { 12: 'null' } }),
    'Zoë',
  ],
  [
    'with a field in its own signs',
    () =>
      withField('/AP 12 0 R /V (O\\220Neil\tA) /DA (/Helv 9 Tf 0 g)', { objects: { 12: 'null' } }),
    'O’Neil A',
  ],
  [
    'with a tick that only its value says',
    () =>
      withAnnotation('/Subtype /Widget /FT /Btn /T (c) /V /Yes /AP << /N << /Yes 11 0 R >> >>', {
        objects: {
          11: stream(
            '/Type /XObject /Subtype /Form /BBox [0 0 70 20] /Resources << /Font << /F1 5 0 R >> >>',
            'BT /F1 9 Tf 2 6 Td (ticked) Tj ET',
          ),
        },
      }),
    'ticked',
  ],
  [
    'scanned as a photo, packed again',
    async () =>
      scan(`${colour} /Filter [/FlateDecode /DCTDecode]`, deflateSync(await noise('jpeg'))),
  ],
  [
    'scanned without loss, by differences',
    async () =>
      scan(
        `${colour} /Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors 3 /Columns 60 >>`,
        await predicted(),
      ),
  ],
  [
    'scanned without loss, by differences of neighbours, in a filter that locks nothing',
    async () =>
      scan(
        `${colour} /Filter [/Crypt /FlateDecode] /DecodeParms [null << /Predictor 2 /Colors 3 /Columns 60 >>]`,
        await differing(),
      ),
  ],
  ['scanned and left as it is', async () => scan(colour, await noise('raw'))],
  [
    'scanned as a fax',
    () =>
      scan(
        `${dots} /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 60 /Rows 40 >>`,
        Buffer.from(`${'ff'.repeat(5)}001001`, 'hex'),
      ),
  ],
]

export const honest = listed.map(([name, make, words = '']) => [name, make, words] as const)

const jpx = Buffer.from('ff4fff51002f00000000003c00000028deadbeef', 'hex')
const jbig2 = Buffer.from('00000000300001000000130000003c00000028cafe', 'hex')

/** Picture formats that nothing here can produce; their bytes must stay unchanged. */
export const foreign: readonly (readonly [
  name: string,
  make: () => Buffer,
  bytes: readonly Buffer[],
])[] = [
  ['JPEG 2000', () => scan('/Filter /JPXDecode', jpx), [jpx]],
  [
    'JBIG2 with shared segments',
    () =>
      scan(`${dots} /Filter /JBIG2Decode /DecodeParms << /JBIG2Globals 21 0 R >>`, jbig2, {
        21: stream('', Buffer.from('shared segments')),
      }),
    [jbig2, deflateSync(Buffer.from('shared segments'))],
  ],
]
