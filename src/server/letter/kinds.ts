import type { AccountNotice } from '#domain/account-notice.ts'
import type { ProcessingType, VisaType } from '#domain/application/choice.ts'
import { parseReference, referenceOf } from '#domain/application/reference.ts'
import type { ApplicationStatus } from '#domain/application/status.ts'
import type { DocumentType } from '#domain/document.ts'
import type { RejectionReason } from '#domain/document-review.ts'
import type { Cents } from '#domain/money.ts'
import type { Role } from '#domain/permission.ts'
import type { PriceLine } from '#domain/pricing.ts'
import type { RefundGround } from '#domain/refund.ts'

/** What each letter says. Links are whole addresses; moments ISO 8601; days 'YYYY-MM-DD'. */
export type LetterProps = {
  'payment-confirmed': {
    name: string
    reference: string
    visaType: VisaType
    processingType: ProcessingType
    numberOfApplicants: number
    lines: readonly PriceLine[]
    totalCents: Cents
    paidAt: string
    /** The gateway's own number of the payment. */
    paymentReference: string | null
    agreementAttached: boolean
    continueUrl: string
  }
  'documents-received': {
    name: string
    reference: string
    numberOfApplicants: number
    /** Last day on which we promise to hand it in. */
    readyBy: string
    statusUrl: string
  }
  'reminder-payment': {
    name: string
    reference: string
    totalCents: Cents
    last: boolean
    continueUrl: string
    stopUrl: string
  }
  'reminder-documents': {
    name: string
    reference: string
    missing: readonly { traveller: string; documents: readonly DocumentType[] }[]
    last: boolean
    continueUrl: string
    stopUrl: string
  }
  'continue-link': { url: string; minutes: number }
  'staff-invitation': {
    name: string
    /** Who invites. */
    inviter: string
    /** For a colleague who lost password or second factor. */
    isReset: boolean
    days: number
    url: string
  }
  'account-notice': {
    name: string
    notice: AccountNotice
    at: string
    browser: { browser: string; system: string } | null
    /** The new address, where it is about one. */
    email: string | null
    role: Role | null
    url: string
  }
  'staff-email': { name: string; hours: number; url: string }
  'status-changed': {
    name: string
    reference: string
    to: ApplicationStatus
    /** What staff have to say about it. */
    message: string | null
    statusUrl: string
  }
  'visa-approved': {
    name: string
    reference: string
    message: string | null
    /** Of the attached document. */
    fileName: string
    statusUrl: string
    /** Where anybody can check the document. */
    checkUrl: string
  }
  'documents-asked': {
    name: string
    reference: string
    documents: readonly {
      traveller: string
      document: DocumentType
      reason: RejectionReason
      note: string | null
    }[]
    /** Last day to send the new ones. */
    replyBy: string
    documentsUrl: string
  }
  'refund-made': {
    name: string
    reference: string
    /** On what ground; a payment that came twice is given back by itself. */
    ground: RefundGround
    paidCents: Cents
    amountCents: Cents
    /** The gateway's own number of the payment. */
    paymentReference: string | null
    /** Last day on which the money is back. */
    arrivesBy: string
    statusUrl: string
  }
  'email-test': {
    /** Who tests. */
    by: string
    sentAt: string
    url: string
  }
  'chat-answer': {
    /** Answers that the visitor has not seen, oldest first. */
    answers: readonly { senderName: string; text: string }[]
    /** How long the link opens the conversation. */
    days: number
    url: string
  }
  'chat-transcript': {
    /** Everything that was said; `senderName` of a colleague, null for the visitor. */
    messages: readonly { senderName: string | null; text: string; at: string }[]
    /** IANA zone of the times that are shown. */
    timeZone: string
    days: number
    url: string
  }
  'download-code': { code: string; reference: string; minutes: number; statusUrl: string }
}

/** What happened to an account, as it is kept with its letter. */
export type NoticeProps = {
  staffId: string
  notice: AccountNotice
  /** What the browser said it is. */
  userAgent?: string | null
  email?: string
  role?: Role
}

/** All but the test, which is sent at once and never written down. */
export type LetterKind = Exclude<keyof LetterProps, 'email-test'>

export const letterKinds = [
  'payment-confirmed',
  'documents-received',
  'reminder-payment',
  'reminder-documents',
  'continue-link',
  'staff-invitation',
  'staff-email',
  'account-notice',
  'status-changed',
  'visa-approved',
  'documents-asked',
  'refund-made',
  'chat-answer',
  'chat-transcript',
  'download-code',
] as const satisfies readonly LetterKind[]

type Named = { kind: string; version: number; applicationId: number | null; id: string }

/**
 * The local part of a letter's message id. Same application, kind and version, same name: a repeat
 * after a crash is known to be one.
 */
export function letterName({ kind, version, applicationId, id }: Named): string {
  return `${kind}.${version}.${applicationId === null ? id : referenceOf(applicationId)}`
}

/** What a letter of ours was named after; null for a message that never was a row. */
export function readLetterName(name: string): (Omit<Named, 'id'> & { id: string | null }) | null {
  const [kind = '', version, about = ''] = name.split('.')
  if (!letterKinds.some((known) => known === kind) || !/^\d{1,9}$/.test(version ?? '')) return null
  const applicationId = about.startsWith('TZ-') ? parseReference(about) : null
  return { kind, version: Number(version), applicationId, id: applicationId ? null : about }
}

const forOneUse: readonly LetterKind[] = [
  'continue-link',
  'download-code',
  'staff-invitation',
  'staff-email',
  // It is about one moment, and goes to the address of that moment.
  'account-notice',
  // Written once from what nobody had read at that moment.
  'chat-answer',
]

/** What holds a link or code for one use cannot be sent again. */
export function isRepeatable(kind: LetterKind): boolean {
  return !forOneUse.includes(kind)
}
