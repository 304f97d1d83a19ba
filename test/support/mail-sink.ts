import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; raw: string }

export type MailSink = {
  url: string
  port: number
  /** All accepted messages in order. */
  received: ReceivedMail[]
  /** Number of messages received, rejected ones included. */
  attempts: number
  /** SMTP codes (450, 554 …) for the next messages. */
  refuse: number[]
  /** Rejects recipients with this code while set. */
  refuseRecipients: number | null
  /** Text after the code, possibly with an enhanced code. */
  refusalWords: string
  close(): Promise<void>
}

function smtpError(code: number, words = 'refused by the sink'): Error {
  return Object.assign(new Error(words), { responseCode: code })
}

/** A real SMTP server on a free or given port. */
export async function startMailSink(port = 0): Promise<MailSink> {
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, callback) {
      const { refuseRecipients: code, refusalWords } = sink
      callback(code === null ? null : smtpError(code, refusalWords))
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        sink.attempts += 1
        const code = sink.refuse.shift()
        if (code !== undefined) return callback(smtpError(code))
        const { mailFrom, rcptTo } = session.envelope
        sink.received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map((recipient) => recipient.address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        callback()
      })
    },
  })
  const sink: MailSink = {
    url: '',
    port: 0,
    received: [],
    attempts: 0,
    refuse: [],
    refuseRecipients: null,
    refusalWords: 'refused by the sink',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  sink.port = (server.server.address() as AddressInfo).port
  sink.url = `smtp://127.0.0.1:${sink.port}`
  return sink
}

export type MailPart = {
  headers: Map<string, string>
  /** Decoded content of a leaf; empty for a multipart. */
  content: Buffer
  parts: MailPart[]
}

function decodeWord(_: string, charset: string, kind: string, text: string): string {
  if (charset.toLowerCase() !== 'utf-8') throw new Error('Only UTF-8 is expected')
  const bytes =
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64')
      : quotedPrintable(text.replaceAll('_', ' '))
  return bytes.toString('utf8')
}

function quotedPrintable(text: string): Buffer {
  const binary = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(binary, 'latin1')
}

/** Parses a message: unfolded headers, decoded words and bodies. */
export function parseMail(raw: string): MailPart {
  const split = /\r?\n\r?\n/.exec(raw)
  const head = split ? raw.slice(0, split.index) : raw
  const body = split ? raw.slice(split.index + split[0].length) : ''
  const headers = new Map<string, string>()
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    const value = line
      .slice(colon + 1)
      .trim()
      .replace(/\?=\s+=\?/g, '?==?')
      .replace(/=\?([^?]+)\?([BQ])\?([^?]*)\?=/gi, decodeWord)
    headers.set(line.slice(0, colon).toLowerCase(), value)
  }
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1]
  if (boundary !== undefined) {
    const parts = body.split(`--${boundary}`).slice(1, -1)
    const leaves = parts.map((part) => parseMail(part.replace(/^\r?\n/, '').replace(/\r?\n$/, '')))
    return { headers, content: Buffer.alloc(0), parts: leaves }
  }
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase()
  const content =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? quotedPrintable(body)
        : Buffer.from(body, 'utf8')
  return { headers, content, parts: [] }
}

/** The first leaf of a type ('text/plain') at any depth. */
export function partOfType(mail: MailPart, type: string): MailPart | undefined {
  if (mail.headers.get('content-type')?.startsWith(type)) return mail
  for (const part of mail.parts) {
    const found = partOfType(part, type)
    if (found) return found
  }
  return undefined
}

/** What a letter says in plain text. */
export const plainTextOf = (raw: string): string =>
  partOfType(parseMail(raw), 'text/plain')?.content.toString() ?? ''

/** The attachment whose name starts with this, at any depth. */
export function partNamed(mail: MailPart, start: string): MailPart | undefined {
  const disposition = mail.headers.get('content-disposition') ?? ''
  if (/filename="?([^";]*)/.exec(disposition)?.[1]?.startsWith(start)) return mail
  for (const part of mail.parts) {
    const found = partNamed(part, start)
    if (found) return found
  }
  return undefined
}

/** What a reader sees of a message, which must be there. */
export function readMail(message: { raw: string } | undefined) {
  if (!message) throw new Error('No mail arrived')
  const { raw } = message
  const mail = parseMail(raw)
  const head = (name: string) => mail.headers.get(name) ?? ''
  const of = { to: head('to'), subject: head('subject'), id: head('message-id') }
  return { mail, ...of, text: plainTextOf(raw) }
}
