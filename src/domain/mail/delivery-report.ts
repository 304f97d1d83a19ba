import { withoutQuotedLocals } from '../email.ts'
import type { DeliveryState } from '../letter.ts'
import { afterNews, statusCodePattern } from './delivery.ts'

/** Outcome in a report; 'relayed' and 'expanded' mail has left the area that reports. */
export type ReportAction =
  | 'failed'
  | 'delayed'
  | 'delivered'
  | 'relayed'
  | 'expanded'
  | 'complained'

/** The parts of an e-mail that can make it a report: decoded text, or null. */
export type ReportParts = {
  /** The message/delivery-status part (RFC 3464). */
  readonly status: string | null
  /** The message/feedback-report part (RFC 5965). */
  readonly feedback: string | null
  /** The returned headers or letter (text/rfc822-headers, message/rfc822). */
  readonly returned: string | null
  /** The human-readable part. */
  readonly text: string | null
  /** The header X-Failed-Recipients, added by Exim. */
  readonly failedRecipients: string | null
}

export type RecipientReport = {
  readonly action: ReportAction
  /** RFC 3463 status code ('5.1.1'), or null. */
  readonly code: string | null
  /** The recipient's address in lower case, or null. */
  readonly recipient: string | null
}

/** Untrusted input is cut to this before parsing; no real report is longer. */
const longest = 64 * 1024
const mostRecipients = 50
const longestLine = 2_000

const cut = (text: string | null): string => (text ?? '').slice(0, longest).replace(/\r\n?/g, '\n')

/** Header groups with lower-case names; continuation lines are joined. */
function fieldGroups(text: string): ReadonlyMap<string, string>[] {
  return text
    .replace(/\n[ \t]+(?=\S)/g, ' ')
    .split(/\n[ \t]*\n/)
    .slice(0, mostRecipients + 1)
    .map((group) => {
      const fields = new Map<string, string>()
      for (const line of group.split('\n')) {
        const colon = line.indexOf(':')
        const name = line.slice(0, colon).trim().toLowerCase()
        if (colon < 1 || fields.has(name)) continue
        fields.set(name, line.slice(colon + 1, colon + longestLine).trim())
      }
      return fields
    })
}

/** ada@example.org from 'rfc822; <Ada@Example.org>'. */
function addressIn(field: string | undefined): string | null {
  if (field === undefined) return null
  const typed = withoutQuotedLocals(field.slice(field.indexOf(';') + 1))
  // No @ in the domain: there is one way to split what has many.
  const [, address] = /^[\s<"']*([^\s<>"']{1,254}@[^\s<>"'@]{1,254}?)[>"',.\s]*$/.exec(typed) ?? []
  return address?.toLowerCase() ?? null
}

/** The first code in a text: '550 5.1.1 no such user', '(#5.1.1)'. */
function codeIn(text: string | undefined): string | null {
  const [, code] = /(?:^|[\s#(;:-])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(text ?? '') ?? []
  return code && statusCodePattern.test(code) ? code : null
}

/** The status code; if unspecific (5.0.0), the one in the recipient server's answer. */
function codeOf(status: string | undefined, diagnostic: string | undefined): string | null {
  const given = codeIn(status)
  if (given !== null && !given.endsWith('.0.0')) return given
  return codeIn(diagnostic) ?? given
}

const actions = ['failed', 'delayed', 'delivered', 'relayed', 'expanded'] as const

function readAction(field: string | undefined, code: string | null): ReportAction | null {
  const word = /^[a-z]+/.exec(field?.toLowerCase() ?? '')?.[0]
  const named = actions.find((each) => each === word)
  if (named || word !== undefined) return named ?? null
  // Some omit the action, though it is required.
  if (code?.startsWith('5')) return 'failed'
  return code?.startsWith('4') ? 'delayed' : null
}

function readStatus(text: string): RecipientReport[] {
  return fieldGroups(text).flatMap((fields) => {
    const names = fields.get('final-recipient') ?? fields.get('original-recipient')
    if (names === undefined && !fields.has('action')) return []
    const code = codeOf(fields.get('status'), fields.get('diagnostic-code'))
    const action = readAction(fields.get('action'), code)
    return action ? [{ action, code, recipient: addressIn(names) }] : []
  })
}

/** Feedback that rejects the mail: 'not-spam' says the opposite, others nothing about the reader. */
const complaints: ReadonlySet<string> = new Set(['abuse', 'fraud', 'opt-out'])

function readFeedback(text: string): RecipientReport[] {
  const [fields] = fieldGroups(text.trim())
  if (!fields || !complaints.has(fields.get('feedback-type')?.toLowerCase() ?? '')) return []
  const recipient = addressIn(fields.get('original-rcpt-to'))
  return [{ action: 'complained', code: null, recipient }]
}

/** qmail reports in text only (QSBMF): '<ada@example.org>:' and the reason, below its greeting. */
function readQmail(text: string): RecipientReport[] {
  if (!/^Hi\. (This is|The MTA)/m.test(text.slice(0, 2_000))) return []
  const before = text.split(/\n--- (?:Below this line|Enclosed are)/)[0] ?? ''
  return before
    .split(/\n[ \t]*\n/)
    .slice(0, mostRecipients)
    .flatMap((paragraph) => {
      const [first = '', ...rest] = paragraph.trim().split('\n')
      const [, address] = /^<([^\s<>]{1,254}@[^\s<>]{1,254})>:\s*$/.exec(first) ?? []
      if (!address) return []
      const code = codeIn(rest.join(' ').slice(0, longestLine))
      return [{ action: 'failed', code, recipient: address.toLowerCase() }]
    })
}

/** Exim before 2012 and its imitators name the failed recipients in a header. */
function readExim(failedRecipients: string, text: string): RecipientReport[] {
  return failedRecipients
    .slice(0, longestLine)
    .split(',')
    .slice(0, mostRecipients)
    .flatMap((each) => {
      const recipient = addressIn(each)
      return recipient ? [{ action: 'failed', code: codeIn(text), recipient }] : []
    })
}

/**
 * Delivery reports in an e-mail, one per recipient; empty if it is no report. Formats in order of
 * reliability: RFC 3464, RFC 5965, then those of older servers.
 */
export function readDeliveryReport(parts: ReportParts): readonly RecipientReport[] {
  const text = cut(parts.text)
  const found = [...readStatus(cut(parts.status)), ...readFeedback(cut(parts.feedback))]
  if (found.length > 0 || parts.status !== null || parts.feedback !== null) {
    return found.slice(0, mostRecipients)
  }
  const qmail = readQmail(text)
  return qmail.length > 0 ? qmail : readExim(parts.failedRecipients ?? '', text)
}

const outcomes: Readonly<Partial<Record<ReportAction, DeliveryState>>> = {
  // Also 4.x.x: retries ended after days.
  failed: 'bounced',
  delayed: 'delayed',
  delivered: 'delivered',
  complained: 'complained',
}

export type DeliveryNews = { outcome: DeliveryState; code: string | null }

/** The delivery news of a report, which may have several recipients if the address is a list; null if none. */
export function newsOf(reports: readonly RecipientReport[]): DeliveryNews | null {
  return reports.reduce<DeliveryNews | null>((known, { action, code }) => {
    const outcome = outcomes[action]
    if (!outcome || (known && afterNews(known.outcome, outcome) === known.outcome)) return known
    return { outcome, code }
  }, null)
}

/**
 * Envelope senders (SMTP's MAIL FROM) quoted in a report, for feedback that comes to a shared
 * mailbox of ours instead of the sender's address.
 */
export function quotedReturnPaths({ feedback, returned }: ReportParts): readonly string[] {
  const fields = [
    fieldGroups(cut(feedback).trim())[0]?.get('original-mail-from'),
    fieldGroups(cut(returned).trim())[0]?.get('return-path'),
  ]
  return fields.flatMap((field) => addressIn(field) ?? [])
}
