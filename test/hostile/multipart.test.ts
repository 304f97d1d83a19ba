import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { AppError } from '#domain/error.ts'
import { receiveUpload } from '../../src/server/document/upload/receive.ts'
import { openSpool } from '../../src/server/document/upload/spool.ts'
import { png } from '../support/document-samples.ts'
import { folderForFile, forFile } from '../support/for-file.ts'
import { openIn } from '../support/open-files.ts'
import { sendRaw } from '../support/raw-http.ts'
import { startServices } from '../support/services.ts'
import { startUploads } from '../support/uploads.ts'

const line = '\r\n'
const picture = '\x89PNG\r\n\x1a\n--b \n--b\r--b--\r\n-- not the end \0\xff\r'

type Shape = {
  name: string
  body: Buffer
  contentType?: string
  /** The parsed body, or the error code. */
  gives: { fields: object; fileName: string; file: string } | string
}

const bytes = (...lines: string[]): Buffer => Buffer.from(lines.join(line), 'latin1')
const disposition = (name: string, file?: string): string =>
  `Content-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}`
const field = (name: string, value: string): string[] => ['--b', disposition(name), '', value]
const file = (name: string, content: string, fileName: string): string[] => [
  '--b',
  disposition(name, fileName),
  'Content-Type: image/png',
  '',
  content,
]
const end = ['--b--', '']
const itsFile = file('file', picture, 'a.png')
const itsType = field('documentType', 'passportPhoto')
const type = { documentType: 'passportPhoto' }
const given = { fields: type, fileName: 'a.png', file: picture }

/** Bodies as sent by browsers, programs and attackers. */
const shapes: readonly Shape[] = [
  { name: 'the file first', body: bytes(...itsFile, ...itsType, ...end), gives: given },
  {
    name: 'two files, of which the first counts',
    body: bytes(...itsFile, ...file('file', 'other', 'b.png'), ...itsType, ...end),
    gives: given,
  },
  {
    name: 'a preamble',
    body: bytes('This is a message of several parts.', '--other--', ...itsFile, ...itsType, ...end),
    gives: given,
  },
  {
    name: 'an epilogue',
    body: bytes(...itsFile, ...itsType, ...end, '--b', disposition('orderId'), '', 'smuggled'),
    gives: given,
  },
  {
    name: 'another boundary than it says',
    body: bytes(...itsFile, ...end),
    contentType: 'multipart/form-data; boundary=c',
    gives: 'request.unreadable',
  },
  {
    name: 'a multipart body within a part',
    body: bytes(
      '--b',
      disposition('file', 'a.png'),
      'Content-Type: multipart/mixed; boundary=inner',
      '',
      `--inner${line}Content-Disposition: form-data; name="orderId"${line}${line}x${line}--inner--`,
      ...itsType,
      ...end,
    ),
    gives: {
      ...given,
      file: `--inner${line}Content-Disposition: form-data; name="orderId"${line}${line}x${line}--inner--`,
    },
  },
  {
    name: 'an empty file',
    body: bytes(...file('file', '', 'a.png'), ...itsType, ...end),
    gives: 'document.empty',
  },
  {
    name: 'headers in odd writing, a quoted boundary and a name in quotes',
    body: bytes(
      '--b \t',
      'content-TYPE: text/plain; charset=utf-8',
      'CONTENT-disposition : form-data; filename="C:\\d\\a\\".png" ; NAME=file',
      'X-Other: 1',
      '',
      picture,
      ...itsType,
      ...end,
    ),
    contentType: 'Multipart/Form-Data; charset=utf-8; boundary="b"',
    gives: { ...given, fileName: 'C:\\d\\a".png' },
  },
  {
    name: 'a header that says its name twice',
    body: bytes(
      '--b',
      'Content-Disposition: form-data; name="orderId"; name="file"; filename="a.png"',
      '',
      picture,
      ...end,
    ),
    gives: 'request.unreadable',
  },
]

const parts = await forFile(startServices())
const uploads = await forFile(startUploads(parts.services))
const folder = await folderForFile()

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

describe('a multipart body, handed over in pieces', () => {
  /** The result of a body, or the code of its refusal. */
  async function receive({ contentType }: Shape, pieces: Buffer[]) {
    const body = {
      stream: Readable.from(pieces, { objectMode: false }),
      contentType: contentType ?? 'multipart/form-data; boundary=b',
      declaredBytes: 0,
    }
    const receiving = {
      openSpool: () => openSpool(folder, 'one', randomBytes(32)),
      onFile: async () => {},
      // Waiting for the time limit would report slowness, and too late.
      limits: { idleMs: 60_000, totalMs: 60_000 },
    }
    try {
      return await receiveUpload(body, receiving, async ({ fields, fileName, spool }) => ({
        fields,
        fileName,
        file: (await spool.read(Buffer.alloc(1024))).toString('latin1'),
      }))
    } catch (error) {
      if (error instanceof AppError) return error.code
      throw error
    }
  }

  test.each(shapes.map((shape) => [shape.name, shape] as const))(
    'with %s: whole it passes, in pieces of any size, cut at any byte it is refused',
    async (_, shape) => {
      const { body, gives } = shape
      for (const size of [body.length, 1, 7]) {
        const pieces: Buffer[] = []
        for (let at = 0; at < body.length; at += size) {
          pieces.push(Buffer.from(body.subarray(at, at + size)))
        }
        expect(await receive(shape, pieces), `pieces of ${size}`).toEqual(gives)
      }
      const waiting = timers()
      // After the final boundary the body is complete.
      const whole = body.indexOf('\r\n--b--') + '\r\n--b--'.length
      for (let cut = 0; cut < body.length; cut += 1) {
        const answer = await receive(shape, [Buffer.from(body.subarray(0, cut))])
        if (cut < whole) expect(answer, `cut at ${cut}`).toBe('request.unreadable')
        else expect(answer, `cut at ${cut}`).toEqual(gives)
      }
      expect(await readdir(folder)).toEqual([])
      expect(await openIn(folder)).toEqual([])
      // A few belong to other code; one leaked per cut would be over a hundred.
      expect(timers() - waiting).toBeLessThan(10)
    },
  )

  test.each<[string, string, string]>([
    ['a header without end', `--b\r\nx: ${'y'.repeat(20_000)}`, 'request.unreadable'],
    ['a boundary line without end', `--b${' '.repeat(20_000)}`, 'request.unreadable'],
    ['a hundred parts', `${'--b\r\n\r\n\r\n'.repeat(100)}--b--\r\n`, 'request.unreadable'],
    [
      'a field without end',
      `--b\r\ncontent-disposition: form-data; name="documentType"\r\n\r\n${'z'.repeat(2_000)}\r\n--b--\r\n`,
      'request.too-large',
    ],
    [
      'a NUL in a field',
      '--b\r\ncontent-disposition: form-data; name="documentType"\r\n\r\na\0b\r\n--b--\r\n',
      'request.unreadable',
    ],
    ['nothing but beginnings of its boundary', '\r\n--\r\n-'.repeat(9_000), 'request.unreadable'],
  ])('with %s is refused and leaves nothing', async (_, text, code) => {
    const body = Buffer.from(text)
    const pieces = [body.subarray(0, 10), body.subarray(10)].map((piece) => Buffer.from(piece))
    expect(await receive({ name: '', body, gives: '' }, pieces)).toBe(code)
    expect(await readdir(folder)).toEqual([])
    expect(await openIn(folder)).toEqual([])
  })
})

describe('a multipart body over HTTP', () => {
  const port = () => Number(new URL(uploads.origin).port)
  const chunked = (body: Buffer) =>
    Buffer.concat([
      Buffer.from(`${body.length.toString(16)}\r\n`),
      body,
      Buffer.from('\r\n0\r\n\r\n'),
    ])

  async function send(body: Buffer, encoding: 'length' | 'chunks') {
    const length =
      encoding === 'length' ? `content-length: ${body.length}` : 'transfer-encoding: chunked'
    const head = Buffer.from(
      `POST /api/upload HTTP/1.1\r\nhost: 127.0.0.1:${port()}\r\norigin: ${uploads.origin}\r\n` +
        `x-forwarded-for: 198.51.100.${(sent++ % 200) + 1}\r\nconnection: close\r\n` +
        `content-type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n`,
    )
    const bytes = encoding === 'length' || body.length === 0 ? body : chunked(body)
    const tail = encoding === 'chunks' && body.length === 0 ? Buffer.from('0\r\n\r\n') : bytes
    return sendRaw(port(), Buffer.concat([head, tail]))
  }
  let sent = 0

  test('cut anywhere is told so, whole it is kept', async () => {
    const picture = await png()
    const body = Buffer.concat([
      Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
      picture,
      Buffer.from('\r\n--b--\r\n'),
    ])
    // The first one warms up, and shows that a valid one passes.
    expect((await send(body, 'length')).status).toBe(201)
    const before = await uploads.leftovers()
    const edges = [0, 1, 4, 5, 60, 76, 80, 148, body.length - 9, body.length - 8, body.length - 5]
    for (const cut of edges.filter((at) => at < body.length)) {
      for (const encoding of ['length', 'chunks'] as const) {
        const answer = await send(body.subarray(0, cut), encoding)
        expect(answer.status, `${encoding}, cut at ${cut}`).toBe(400)
      }
    }
    expect(await uploads.leftovers()).toEqual(before)
    await expect.poll(() => openIn(parts.services.dataDir)).toEqual([])
    expect((await send(body, 'chunks')).status).toBe(201)
  })
})
