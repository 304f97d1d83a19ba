import { randomUUID } from 'node:crypto'

/** The default sender. */
export const contact = 'ada@example.org'

type Attachment = { name: string; type?: string; bytes: Buffer; cid?: string }

export type EmailToWrite = {
  from?: string
  to: string
  subject?: string
  text?: string
  html?: string
  id?: string
  headers?: Record<string, string>
  files?: readonly Attachment[]
}

const inLines = (text: string) => text.replace(/.{76}/g, '$&\r\n')

function partOf({ name, type = 'application/octet-stream', bytes, cid }: Attachment): string {
  const place = cid ? 'inline' : 'attachment'
  return [
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: ${place}; filename="${name}"`,
    ...(cid ? [`Content-ID: <${cid}>`] : []),
    'Content-Transfer-Encoding: base64',
    '',
    inLines(bytes.toString('base64')),
  ].join('\r\n')
}

/** An e-mail as from a mail program. */
export function emailOf(email: EmailToWrite): string {
  const {
    from = `Ada Example <${contact}>`,
    to,
    subject = 'Re: Your visa',
    id = randomUUID(),
  } = email
  const headers = { From: from, To: to, Subject: subject, 'Message-ID': `<${id}@example.org>` }
  const head = Object.entries({ ...headers, ...email.headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const type = email.html === undefined ? 'plain' : 'html'
  const body = `Content-Type: text/${type}; charset=utf-8\r\n\r\n${email.html ?? email.text ?? 'Hello'}`
  const files = email.files ?? []
  if (files.length === 0) return [...head, body, ''].join('\r\n')
  const parts = [body, ...files.map(partOf)].map((part) => `--part\r\n${part}\r\n`)
  return [
    ...head,
    'Content-Type: multipart/mixed; boundary=part',
    '',
    `${parts.join('')}--part--`,
    '',
  ].join('\r\n')
}

/** A bounce to a return path for an unknown address (RFC 3464). */
export function bounceOf({ to, recipient }: { to: string; recipient: string }): string {
  const parts = [
    `Content-Type: text/plain\r\n\r\nNobody here has the address ${recipient}.`,
    [
      ...['Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example.org', ''],
      ...[`Final-Recipient: rfc822; ${recipient}`, 'Action: failed', 'Status: 5.1.1'],
    ].join('\r\n'),
  ]
  return [
    ...['From: Mail server <mailer-daemon@example.org>', `To: ${to}`],
    ...['Subject: Undeliverable', `Message-ID: <${randomUUID()}@mx.example.org>`],
    'Content-Type: multipart/report; report-type=delivery-status; boundary=part',
    '',
    ...parts.map((part) => `--part\r\n${part}\r\n`),
    '--part--',
    '',
  ].join('\r\n')
}
