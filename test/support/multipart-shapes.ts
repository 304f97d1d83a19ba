const line = '\r\n'
const png = '\x89PNG\r\n\x1a\n--b \n--b\r--b--\r\n-- not the end \0\xff\r'

export type Shape = {
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
const type = { documentType: 'passportPhoto' }
const given = { fields: type, fileName: 'a.png', file: png }

/** Bodies as sent by browsers, programs and attackers. */
export const shapes: readonly Shape[] = [
  {
    name: 'the file first',
    body: bytes(...file('file', png, 'a.png'), ...field('documentType', 'passportPhoto'), ...end),
    gives: given,
  },
  {
    name: 'two files, of which the first counts',
    body: bytes(
      ...file('file', png, 'a.png'),
      ...file('file', 'other', 'b.png'),
      ...field('documentType', 'passportPhoto'),
      ...end,
    ),
    gives: given,
  },
  {
    name: 'a preamble',
    body: bytes(
      'This is a message of several parts.',
      '--other--',
      ...file('file', png, 'a.png'),
      ...field('documentType', 'passportPhoto'),
      ...end,
    ),
    gives: given,
  },
  {
    name: 'an epilogue',
    body: bytes(
      ...file('file', png, 'a.png'),
      ...field('documentType', 'passportPhoto'),
      ...end,
      '--b',
      disposition('orderId'),
      '',
      'smuggled',
    ),
    gives: given,
  },
  {
    name: 'another boundary than it says',
    body: bytes(...file('file', png, 'a.png'), ...end),
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
      ...field('documentType', 'passportPhoto'),
      ...end,
    ),
    gives: {
      ...given,
      file: `--inner${line}Content-Disposition: form-data; name="orderId"${line}${line}x${line}--inner--`,
    },
  },
  {
    name: 'an empty file',
    body: bytes(...file('file', '', 'a.png'), ...field('documentType', 'passportPhoto'), ...end),
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
      png,
      ...field('documentType', 'passportPhoto'),
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
      png,
      ...end,
    ),
    gives: 'request.unreadable',
  },
]
