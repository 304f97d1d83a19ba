import type { SendMailOptions } from 'nodemailer'
import { isEmailAddress } from '#domain/email.ts'
import { type Mail, MailError, type Sender } from './port.ts'

const messageIdPattern = /^[A-Za-z0-9._-]{1,120}@[A-Za-z0-9.-]{1,120}$/
const headerNamePattern = /^[A-Za-z][A-Za-z0-9-]{0,60}$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern finds control characters
const controlPattern = /[\u0000-\u001f\u007f\u2028\u2029]/

function refuse(what: string): never {
  throw new MailError('Mail', `refused before sending: ${what}`, true)
}

function oneLine(what: string, value: string): string {
  if (controlPattern.test(value)) refuse(`${what} has a control character`)
  return value
}

/** A message for nodemailer, after the final check of every header value. */
export function composeMail(mail: Mail, from: Sender): SendMailOptions {
  if (!isEmailAddress(mail.recipient)) refuse('recipient is not one plain address')
  for (const back of [mail.replyTo, mail.returnPath]) {
    if (back !== undefined && !isEmailAddress(back)) refuse('reply address')
  }
  if (!messageIdPattern.test(mail.messageId)) refuse('message id')
  const headers: Record<string, string> = {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': mail.language,
  }
  for (const [name, value] of Object.entries(mail.headers ?? {})) {
    if (!headerNamePattern.test(name)) refuse('header name')
    headers[name] = oneLine('header', value)
  }
  return {
    from: { name: oneLine('sender name', from.name), address: from.address },
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    ...(mail.returnPath !== undefined && {
      envelope: { from: mail.returnPath, to: mail.recipient },
    }),
    messageId: `<${mail.messageId}>`,
    subject: oneLine('subject', mail.subject),
    html: mail.html,
    text: mail.text,
    headers,
    attachments: (mail.attachments ?? []).map(({ filename, contentType, content }) => ({
      filename: oneLine('attachment name', filename),
      contentType: oneLine('attachment type', contentType),
      content: Buffer.from(content),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
