import { Readable } from 'node:stream'
import { htmlToText } from 'html-to-text'
import { type AttachmentStream, type HeaderLines, MailParser, type MessageText } from 'mailparser'
import { maxUploadBytes } from '#domain/document/document.ts'
import { withoutQuotedLocals } from '#domain/email.ts'
import type { ReportParts } from '#domain/mail/delivery-report.ts'
import { emailLimits } from '#domain/mail/received-email.ts'
import type { ParsedEmail, ParsedFile, ParseTask } from './parsed.ts'

const limits = {
  /** Of one part's headers. */
  headBytes: 256 * 1024,
  parts: 200,
  /** HTML converted to text, in characters. */
  html: 384 * 1024,
  reportBytes: 64 * 1024,
  recipients: 200,
} as const

/** Headers in which mail servers record the recipient. */
const recipientHeaders = new Set([
  'to',
  'cc',
  'bcc',
  'delivered-to',
  'x-delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-forwarded-to',
  'resent-to',
  'received',
])

const address = /[^\s<>(),;:"'[\]]{1,64}@[a-z0-9.-]{1,255}/gi

/** A header's value, unfolded and truncated. */
const headerValue = (line: string): string =>
  line
    .slice(line.indexOf(':') + 1, 8_192)
    .replace(/\r?\n[ \t]+/g, ' ')
    .trim()

const addressesIn = (text: string): string[] =>
  [...withoutQuotedLocals(text.slice(0, 64 * 1024)).matchAll(address)].map(([found]) =>
    found.toLowerCase(),
  )

const reportTypes: Readonly<Record<string, keyof ReportParts>> = {
  'message/delivery-status': 'status',
  'message/feedback-report': 'feedback',
  'text/rfc822-headers': 'returned',
  'message/rfc822': 'returned',
}

/** A part's content if small enough, and always its size. */
async function collect({ content }: AttachmentStream, most: number) {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of content as AsyncIterable<Buffer>) {
    size += piece.length
    if (size <= most) pieces.push(piece)
  }
  // A copy, since it is transferred: small buffers share memory.
  return { size, bytes: size <= most ? new Uint8Array(Buffer.concat(pieces)) : null, pieces }
}

async function fileOf(part: AttachmentStream): Promise<ParsedFile> {
  const { size, bytes } = await collect(part, maxUploadBytes)
  return {
    name: (part.filename ?? '').slice(0, 2048),
    mediaType: part.contentType.slice(0, 100).toLowerCase(),
    sizeBytes: size,
    isEmbedded:
      Boolean(part.cid) && (part.related === true || part.contentDisposition === 'inline'),
    bytes,
  }
}

/** Each part but the text must be read before the next one. */
async function takePart(part: AttachmentStream, email: ParsedEmail): Promise<void> {
  const kind = reportTypes[part.contentType]
  if (kind && email.report[kind] === null) {
    const { pieces } = await collect(part, limits.reportBytes)
    email.report[kind] = Buffer.concat(pieces).toString('utf8')
    if (kind !== 'returned') return
    email.files.push({
      ...{ name: part.filename ?? 'message.eml', mediaType: part.contentType },
      ...{ sizeBytes: part.size ?? 0, isEmbedded: false, bytes: null },
    })
    return
  }
  if (email.files.length >= emailLimits.namedFiles) {
    part.content.resume()
    return
  }
  const file = await fileOf(part)
  const isBeyond = email.files.length >= emailLimits.files
  email.files.push(isBeyond ? { ...file, bytes: null } : file)
}

function takeHeaders(lines: HeaderLines, email: ParsedEmail): void {
  const headers: Record<string, string> = {}
  for (const { key, line } of lines) {
    const value = headerValue(line)
    headers[key] ??= value
    if (key === 'from') email.from.push(...addressesIn(value))
    if (recipientHeaders.has(key)) email.recipients.push(...addressesIn(value))
  }
  email.headers = headers
  email.from = [...new Set(email.from)].slice(0, 20)
  email.recipients = [...new Set(email.recipients)].slice(0, limits.recipients)
  email.messageId = headers['message-id']?.slice(0, 1_000) || null
  email.report.failedRecipients = headers['x-failed-recipients'] ?? null
}

/** References to inline pictures tell readers nothing. */
const withoutPictures = (text: string): string =>
  text.replace(/\[(cid|data):[^\]\s]{0,4096}\]/g, '')

/** The text of an HTML-only e-mail; deep or huge ones are truncated. */
function textOf({ text, html }: MessageText, isHtmlAlone: boolean): string {
  if (!html || (text?.trim() && !isHtmlAlone)) return (text ?? '').slice(0, 2 * emailLimits.text)
  const bounds = { maxInputLength: limits.html, maxDepth: 200, maxChildNodes: 20_000 }
  const link = { selector: 'a', options: { hideLinkHrefIfSameAsText: true } }
  const picture = { selector: 'img', format: 'skip' }
  return htmlToText(html, { wordwrap: false, limits: bounds, selectors: [link, picture] })
}

/** Takes an e-mail apart, in the process that asks. Strangers' e-mails have one of their own. */
export async function takeApart({ bytes, headOnly }: ParseTask): Promise<ParsedEmail> {
  const email: ParsedEmail = {
    ...{ messageId: null, headers: {}, from: [], recipients: [], subject: '', text: '', files: [] },
    isTextWhole: true,
    report: { status: null, feedback: null, returned: null, text: null, failedRecipients: null },
  }
  const parser = new MailParser({
    ...{ skipTextToHtml: true, skipImageLinks: true, skipTextLinks: true, checksumAlgo: false },
    ...{ keepDeliveryStatus: true, maxHtmlLengthToParse: limits.html },
    ...{ maxHeadSize: limits.headBytes, maxChildNodes: limits.parts },
  })
  parser.once('headerLines', (lines) => takeHeaders(lines, email))
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  Readable.from(slices(source)).pipe(parser)
  for await (const part of parser as AsyncIterable<AttachmentStream | MessageText>) {
    if (part.type === 'text') {
      const isHtmlAlone = /^text\/html/i.test(email.headers['content-type'] ?? '')
      email.text = withoutPictures(textOf(part, isHtmlAlone))
      const isCut = isHtmlAlone && (part.html?.length ?? 0) > limits.html
      email.isTextWhole = !isCut && (isHtmlAlone || !part.textConversionError)
    } else if (headOnly) {
      part.content.resume()
      part.release?.()
    } else {
      await takePart(part, email)
      part.release?.()
    }
  }
  email.subject = parser.subject ?? ''
  email.report.text = email.text.slice(0, limits.reportBytes)
  return email
}

function* slices(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 64 * 1024) yield bytes.subarray(at, at + 64 * 1024)
}
