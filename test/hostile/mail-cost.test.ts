import { expect, test } from 'vitest'
import { signMail } from '../support/mail-signature.ts'
import { filled, jsonShapes, type Sent, startMeasured } from '../support/measured.ts'
import { rowsOf } from '../support/rows.ts'

const server = await startMeasured()

/** Delivered with the secret: the content can still be anybody's. */
function signed(path: string, type: string, body: string): Sent {
  const secret = server.services.inboundSecret ?? ''
  return { method: 'POST', path, type, body, headers: signMail(body, { secret, at: server.now }) }
}

const email = (head: readonly string[], body: string): string =>
  ['From: a@example.org', 'To: visa@karibu.example', 'Subject: a', ...head, '', body].join('\r\n')

/** Large enough to show superlinear time, and fast to read otherwise. */
const size = 128 * 1024
const lines = (line: string, length: number) => filled(`${line}\r\n`, length)
const html = (body: string) => email(['Content-Type: text/html'], body)
const text = (body: string) => email(['Content-Type: text/plain; charset=utf-8'], body)

/** Inputs that were expensive for some mail parser: one of each kind. */
const emails: Readonly<Record<string, () => string>> = {
  'one line': () => email([], 'x'.repeat(size)),
  'spaces before the end of a line': () => text(`${' '.repeat(size)}x`),
  'many headers': () => email(Array(15_000).fill('X-A: 1'), 'x'),
  'many encoded words': () => email([`Subject: ${'=?utf-8?q?=C3=A9?= '.repeat(12_000)}`], 'x'),
  'many recipients': () => email([`To: ${'a@b.example,'.repeat(20_000)}`], 'x'),
  'many references': () => email([`References: ${'<a@b.example> '.repeat(17_000)}`], 'x'),
  'nested parts': () =>
    Array.from(
      { length: 3_000 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    ).join(''),
  'deep HTML': () => html('<div>'.repeat(50_000)),
  'lines that nearly introduce what is repeated': () =>
    text(lines(`On ${'x wrote '.repeat(35)}`, size)),
  'introductions in Russian': () => text(lines(`пн ${' г. в 10:00'.repeat(25)}`, size)),
  'introductions in Chinese': () => text(lines('写道 '.repeat(100), size)),
  'what may be numbers of the authority': () => text(lines('Q123456 '.repeat(9), size)),
  'decisions of the authority': () =>
    text(lines('application id visa not approved '.repeat(2), size)),
  'empty lines': () => email([], '\r\n'.repeat(size / 2)),
  'open tags': () => html('<a href="'.repeat(25_000)),
}
test.each(Object.entries(emails))(
  'an email that is handed over holds nobody up: %s',
  async (name, write) => {
    const hostile = signed('/api/mail/inbound', 'message/rfc822', write())
    expect(await server.tooExpensive(hostile, name)).toEqual([])
  },
)

test('an honest email that has something of each kind is kept whole', async () => {
  const head = [
    ...Array.from({ length: 60 }, (_, at) => `X-Relay-${at}: passed`),
    `Cc: ${Array.from({ length: 30 }, (_, at) => `member${at}@example.org`).join(', ')}`,
    `References: ${Array.from({ length: 40 }, (_, at) => `<word${at}@example.org>`).join(' ')}`,
  ]
  const subject = '=?utf-8?q?Meine_Reise?= =?utf-8?q?_=C3=BCber_Arusha?='
  const nested = `${'<table><tr><td>'.repeat(12)}We arrive on Friday.${'</td></tr></table>'.repeat(12)}`
  const written = [
    email([...head, 'Content-Type: text/html'], nested).replace(
      'Subject: a',
      `Subject: ${subject}`,
    ),
    email([...head, 'Content-Type: text/plain'], 'We arrive on Friday.\r\n\r\n> When?\r\n'),
  ]
  for (const body of written) {
    expect(await server.send(signed('/api/mail/inbound', 'message/rfc822', body))).toBe(202)
  }
  const kept = await rowsOf(server.services.db, 'receivedEmail', {
    trouble: null,
    sender: 'a@example.org',
  })
  const told = kept.map(({ text }) => text.trim()).filter((text) => text === 'We arrive on Friday.')
  expect(told).toHaveLength(2)
  expect(kept.map((each) => each.subject)).toContain('Meine Reise über Arusha')
})

test('nor does what becomes of letters, and nothing that nobody signed', async () => {
  const found: string[] = []
  const bytes = 256 * 1024 - 16
  for (const [name, write] of Object.entries(jsonShapes).slice(0, 6)) {
    const hostile = signed('/api/mail/events', 'application/json', write(bytes))
    expect(await server.send(hostile)).toBe(400)
    found.push(...(await server.tooExpensive(hostile, name)))
  }
  for (const path of ['/api/mail/events', '/api/mail/inbound']) {
    const type = path.endsWith('events') ? 'application/json' : 'message/rfc822'
    for (const value of [' '.repeat(15_000), 'v1,a '.repeat(3_000), filled('v1,', 15_000)]) {
      const sent = signed(path, type, '{}')
      const forged = { ...sent, headers: { ...sent.headers, 'webhook-signature': `v1,x${value}` } }
      expect(await server.send(forged)).toBe(401)
      found.push(...(await server.tooExpensive(forged, `${path} ${value.slice(0, 5)}`)))
    }
  }
  expect(found).toEqual([])
})
