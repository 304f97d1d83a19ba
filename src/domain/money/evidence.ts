import type { ApplicantState } from '../application/applicant-state.ts'
import type { ApplicationEventKind, EventActor } from '../application/event.ts'
import type { DocumentType } from '../document/document.ts'
import type { ReviewVerdict } from '../document/review.ts'
import type { ListedLetterKind } from '../letter.ts'
import type { Language } from '../reference/languages.ts'
import type { Rules } from '../rules/rules.ts'
import type { AuditAction } from '../staff/audit.ts'
import type { DisputeState } from './dispute.ts'
import type { Cents } from './money.ts'
import type { ShownLine } from './pricing.ts'
import type { ReceiptAddressee, ReceiptCompany, ReceiptOrder } from './receipt.ts'

/**
 * Limits of a bundle. Stripe accepts 4.5 MB and fewer than 50 pages, and no known gateway accepts
 * less; the line limits follow from the pages.
 */
export const evidenceLimits = {
  bytes: 4_000_000,
  pages: 49,
  travellers: 50,
  logLines: 150,
  documents: 100,
  letters: 40,
  /** Letters printed in full; further ones are only listed. */
  lettersInFull: 8,
  /** Per letter. */
  letterCharacters: 2_600,
  letterLines: 60,
  annexPages: 14,
} as const

/** Events shown to a bank: what happened, not how staff divide their work. */
export const evidenceEvents = [
  'created',
  'status-changed',
  'document-added',
  'document-removed',
  'completed',
  'document-accepted',
  'document-rejected',
  'approval-added',
  'refund-made',
  'refund-done',
  'refund-failed',
  'applicant-moved',
  'corrected',
  'contact-changed',
  'order-amended',
  'cancellation-asked',
  'cancellation-answered',
  'own-part',
  'message-sent',
  'reminded',
] as const satisfies readonly ApplicationEventKind[]

/** Audited actions shown to a bank: work without an event. */
export const evidenceActions = [
  'document.read',
  'filing.answered',
  'filing.ticked',
  'filing.changed',
  'visa-document.added',
  'receipt.read',
] as const satisfies readonly AuditAction[]

export type EvidenceStep = (typeof evidenceEvents)[number] | (typeof evidenceActions)[number]

/** A log line. Moments in ISO 8601, UTC; `count`: occurrences within the hour. */
export type EvidenceLogLine = {
  at: string
  step: EvidenceStep
  actor: EventActor
  /** A traveller's name, or null. */
  about: string | null
  /** The new status or state. */
  to: string | null
  count: number
}

export type EvidenceLetter = {
  kind: ListedLetterKind
  sentAt: string
  recipient: string
  /** Null if only listed. `isComposedAnew`: the original content was not stored. */
  content: { subject: string; text: string; isComposedAnew: boolean } | null
}

export type EvidenceDocument = {
  traveller: string
  /** `visa`: the visa document we delivered. */
  type: DocumentType | 'visa'
  fileName: string
  version: number
  at: string
  sizeBytes: number
  /** SHA-256 (hex) of the bytes as stored. */
  sha256: string
  review: ReviewVerdict | null
}

/** The complete evidence for one dispute. Amounts in US cents, moments in ISO 8601, UTC. */
export type EvidenceContent = {
  company: ReceiptCompany
  madeAt: string
  isTest: boolean
  dispute: {
    gateway: string
    gatewayRef: string
    state: DisputeState
    reason: string
    amountCents: Cents
    currency: string
    openedAt: string
    respondBy: string | null
  }
  order: ReceiptOrder & {
    reference: string
    createdAt: string
    language: Language
    lines: readonly ShownLine[]
    totalCents: Cents
    /** The promised times. */
    speeds: Rules['speeds']
  }
  contact: { name: string; email: string; phone: string }
  payment: {
    capturedAt: string
    amountCents: Cents
    gatewayRef: string | null
    receiptNumber: number | null
    billing: ReceiptAddressee | null
  }
  refunds: readonly { at: string; amountCents: Cents }[]
  agreement: {
    id: string
    name: string
    signedAt: string
    networkAddress: string
    termsVersion: string
    sha256: string
  } | null
  travellers: readonly {
    name: string
    nationality: string
    arrivesOn: string
    state: ApplicantState
    filedAt: string | null
    decidedAt: string | null
  }[]
  log: readonly EvidenceLogLine[]
  letters: readonly EvidenceLetter[]
  documents: readonly EvidenceDocument[]
  /** Number omitted of each. */
  left: { log: number; letters: number; documents: number }
}

const hour = 3_600_000

/** The log in chronological order, with repeated actions of one side within an hour merged and counted. */
export function condensed(lines: readonly EvidenceLogLine[]): EvidenceLogLine[] {
  const told: EvidenceLogLine[] = []
  const newest = new Map<string, number>()
  for (const line of [...lines].sort((one, other) => (one.at < other.at ? -1 : 1))) {
    const { step, actor, about, to } = line
    const same = JSON.stringify([step, actor, about, to])
    const place = newest.get(same)
    const before = place === undefined ? undefined : told[place]
    if (place !== undefined && before && Date.parse(line.at) - Date.parse(before.at) < hour) {
      told[place] = { ...before, count: before.count + line.count }
      continue
    }
    newest.set(same, told.length)
    told.push(line)
  }
  return told
}

const address = /\b(?:https?:\/\/|mailto:)\S+/g
const code = /\b[A-Za-z0-9_-]{24,}\b/g

/** The printed beginning of a letter. */
export function beginningOf(text: string): string {
  const { letterLines, letterCharacters } = evidenceLimits
  const beginning = text.split('\n').slice(0, letterLines).join('\n').slice(0, letterCharacters)
  return beginning.length < text.length ? `${beginning} […]` : text
}

/** Removes secrets from a letter: addresses, and any long word. */
export function withoutKeys(text: string): string {
  return text
    .replace(address, '[link]')
    .replace(code, '[…]')
    .replace(/\n{3,}/g, '\n\n')
}
