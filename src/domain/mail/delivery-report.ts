import { withoutQuotedLocals } from '../email.ts'
import type { DeliveryState } from '../letter.ts'
import { afterNews, statusCodePattern } from './delivery.ts'

/** What a report says became of a letter; 'relayed' and 'expanded' are handed on to where nobody reports. */
export type ReportAction =
  | 'failed'
  | 'delayed'
  | 'delivered'
  | 'relayed'
  | 'expanded'
  | 'complained'

/** The parts of an e-mail that can make it a report. Each is text, decoded; null where it has none. */
export type ReportParts = {
  /** Its part message/delivery-status (RFC 3464). */
  readonly status: string | null
  /** Its part message/feedback-report (RFC 5965). */
  readonly feedback: string | null
  /** Of what it gives back: the headers, or the whole letter (text/rfc822-headers, message/rfc822). */
  readonly returned: string | null
  /** What is written for people. */
  readonly text: string | null
  /** Its header X-Failed-Recipients, which Exim adds. */
  readonly failedRecipients: string | null
}

export type RecipientReport = {
  readonly action: ReportAction
  /** As RFC 3463 numbers it ('5.1.1'); null where it says none. */
  readonly code: string | null
  /** The address that it is about, in small letters; null where it names none. */
  readonly recipient: string | null
}

/** Nobody's report is longer; what comes from strangers is cut before it is read. */
const longest = 64 * 1024
const mostRecipients = 50
const longestLine = 2_000

const cut = (text: string | null): string => (text ?? '').slice(0, longest).replace(/\r\n?/g, '\n')

/** Groups of fields, each by its name in small letters; lines that go on are one. */
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

/** 'rfc822; <Ada@Example.org>' is ada@example.org. */
function addressIn(field: string | undefined): string | null {
  if (field === undefined) return null
  const typed = withoutQuotedLocals(field.slice(field.indexOf(';') + 1))
  const [, address] = /^[\s<"']*([^\s<>"']{1,254}@[^\s<>"']{1,254}?)[>"',.\s]*$/.exec(typed) ?? []
  return address?.toLowerCase() ?? null
}

/** The first code in a text: '550 5.1.1 no such user', '(#5.1.1)'. */
function codeIn(text: string | undefined): string | null {
  const [, code] = /(?:^|[\s#(;:-])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(text ?? '') ?? []
  return code && statusCodePattern.test(code) ? code : null
}

/** The given code; where that says nothing (5.0.0), what the server of the recipient answered. */
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
  // Some leave the action out, though it is required.
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

/** Kinds of feedback that say 'I do not want this': 'not-spam' says the opposite, others nothing of its reader. */
const complaints: ReadonlySet<string> = new Set(['abuse', 'fraud', 'opt-out'])

function readFeedback(text: string): RecipientReport[] {
  const [fields] = fieldGroups(text.trim())
  if (!fields || !complaints.has(fields.get('feedback-type')?.toLowerCase() ?? '')) return []
  const recipient = addressIn(fields.get('original-rcpt-to'))
  return [{ action: 'complained', code: null, recipient }]
}

/** qmail tells people only, in a form of its own (QSBMF): '<ada@example.org>:' and why, below its greeting. */
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

/** Exim of before 2012, and those that imitate it: a header names who was not reached. */
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
 * What an e-mail reports about the letters of ours, one line for each recipient; empty where it is no report. Read in
 * the order of how much each form can be relied on: RFC 3464, RFC 5965, then what older servers write.
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
  // Of 4.x.x too: it was tried for days, and is not tried any more.
  failed: 'bounced',
  delayed: 'delayed',
  delivered: 'delivered',
  complained: 'complained',
}

export type DeliveryNews = { outcome: DeliveryState; code: string | null }

/**
 * What becomes of a letter by a report, which may name several where an address stands for a list; null where it
 * says nothing of it.
 */
export function newsOf(reports: readonly RecipientReport[]): DeliveryNews | null {
  return reports.reduce<DeliveryNews | null>((known, { action, code }) => {
    const outcome = outcomes[action]
    if (!outcome || (known && afterNews(known.outcome, outcome) === known.outcome)) return known
    return { outcome, code }
  }, null)
}

/**
 * Addresses that the letter was sent from (SMTP's MAIL FROM), as a report quotes them: where a report does not
 * come to that address itself, because feedback goes to one box of ours.
 */
export function quotedReturnPaths({ feedback, returned }: ReportParts): readonly string[] {
  const fields = [
    fieldGroups(cut(feedback).trim())[0]?.get('original-mail-from'),
    fieldGroups(cut(returned).trim())[0]?.get('return-path'),
  ]
  return fields.flatMap((field) => addressIn(field) ?? [])
}
