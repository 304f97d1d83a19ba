import * as z from 'zod/mini'
import type { ProcessingType, VisaType } from '#domain/application/choice.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { expectedBy } from '#domain/application/speed.ts'
import { type ApplicationStatus, isPaid, type PaymentStatus } from '#domain/application/status.ts'
import { dayAtSeat } from '#domain/business-day.ts'
import { type DocumentType, missingDocuments } from '#domain/document.ts'
import type { PriceLine } from '#domain/pricing.ts'
import type { MailAttachment } from '../adapters/mailer/port.ts'
import { signedCopy } from '../agreement/print.ts'
import { findApplicationById } from '../data/application.ts'
import {
  findCode,
  findLink,
  findOpenInvitation,
  findPayment,
  findSignedAgreement,
  findTravellers,
} from '../data/letter.ts'
import { linkToken } from '../data/link.ts'
import { unseal } from '../sealing.ts'
import { invitationToken } from '../staff/staff-token.ts'
import { chatAnswer, chatTranscript } from './chat-content.ts'
import { documentsAsked, refundMade, statusChanged, visaApproved } from './decision-content.ts'
import { sealContext } from './enqueue.ts'
import type { LetterKind, LetterProps } from './kinds.ts'
import { letterLanguage, linksFor } from './links.ts'
import { accountNotice, staffEmail } from './staff-content.ts'
import type { ApplicationWork, Work } from './work.ts'

export type LetterContent = {
  [K in LetterKind]: { kind: K; props: LetterProps[K]; attachments: MailAttachment[] }
}[LetterKind]

const minutesBetween = (from: Date, to: Date): number =>
  Math.round((to.getTime() - from.getTime()) / 60_000)

const paidOf = (row: ApplicationWork['row']): boolean =>
  isPaid({
    status: row.status as ApplicationStatus,
    paymentStatus: row.paymentStatus as PaymentStatus,
  })

async function paymentConfirmed({ services, letter, row, links }: ApplicationWork) {
  const agreement = await findSignedAgreement(services.db, row.id)
  const copy = agreement && (await signedCopy(services, agreement.id))
  const reference = referenceOf(row.id)
  const payment = await findPayment(services.db, row.id)
  const attachments = copy
    ? [{ filename: `agreement-${reference}.pdf`, contentType: 'application/pdf', content: copy }]
    : []
  const props = {
    name: row.contactName,
    reference,
    visaType: row.visaType as VisaType,
    processingType: row.processingType as ProcessingType,
    numberOfApplicants: row.numberOfApplicants,
    lines: row.priceLines as unknown as PriceLine[],
    totalCents: row.totalPriceCents,
    paidAt: (row.paidAt ?? letter.createdAt).toISOString(),
    paymentReference: payment?.gatewayRef ?? null,
    agreementAttached: copy !== undefined,
    continueUrl: links.documents(row.orderId, row.id),
  }
  return { kind: 'payment-confirmed' as const, props, attachments }
}

async function documentsReceived({ row, links, letter }: ApplicationWork) {
  const from = dayAtSeat(row.completedAt ?? letter.createdAt)
  const props = {
    name: row.contactName,
    reference: referenceOf(row.id),
    numberOfApplicants: row.numberOfApplicants,
    readyBy: expectedBy(row.processingType as ProcessingType, from).latest,
    statusUrl: links.status(row.orderId),
  }
  return { kind: 'documents-received' as const, props, attachments: [] }
}

async function reminderPayment({ row, letter, links }: ApplicationWork) {
  if (row.remindersStoppedAt || row.status !== 'pending' || row.paymentStatus !== 'unpaid') {
    return null
  }
  const props = {
    name: row.contactName,
    reference: referenceOf(row.id),
    totalCents: row.totalPriceCents,
    last: letter.version > 1,
    continueUrl: links.payment(row.orderId),
    stopUrl: links.stopReminders(row.orderId),
  }
  return { kind: 'reminder-payment' as const, props, attachments: [] }
}

async function reminderDocuments({ services, row, letter, links }: ApplicationWork) {
  const isOpen = row.status === 'paid' && paidOf(row) && !row.completedAt
  if (row.remindersStoppedAt || !isOpen) return null
  const travellers = await findTravellers(services.db, row.id)
  const missing = travellers
    .map(({ firstName, lastName, uploaded }) => ({
      traveller: [firstName, lastName].filter(Boolean).join(' '),
      documents: missingDocuments(row.visaType as VisaType, uploaded as DocumentType[]),
    }))
    .filter(({ documents }) => documents.length > 0)
  const props = {
    name: row.contactName,
    reference: referenceOf(row.id),
    missing,
    last: letter.version > 1,
    continueUrl: links.documents(row.orderId, row.id),
    stopUrl: links.stopReminders(row.orderId),
  }
  return { kind: 'reminder-documents' as const, props, attachments: [] }
}

const codeProps = z.object({ sealedCode: z.string(), sessionId: z.number() })

async function downloadCode({ services, letter, row, links, now }: ApplicationWork) {
  const { sealedCode, sessionId } = codeProps.parse(letter.props)
  const open = await findCode(services.db, row.id, sessionId)
  if (!open || open.expiresAt <= now) return null
  const sealed = Buffer.from(sealedCode, 'base64')
  const reference = referenceOf(row.id)
  const props = {
    code: unseal(services.documentKey, sealed, sealContext(letter.id)).toString(),
    reference,
    minutes: minutesBetween(letter.createdAt, open.expiresAt),
    statusUrl: links.statusOf(reference),
  }
  return { kind: 'download-code' as const, props, attachments: [] }
}

const linkProps = z.object({ linkId: z.string() })

async function continueLink({ services, letter, now }: Work): Promise<LetterContent | null> {
  const { linkId } = linkProps.parse(letter.props)
  const link = await findLink(services.db, linkId)
  if (!link || link.usedAt || link.expiresAt <= now) return null
  const links = linksFor(services.publicUrl, letterLanguage(letter.language))
  const props = {
    url: links.continue(linkToken(services.linkKey, link.id)),
    minutes: minutesBetween(link.createdAt, link.expiresAt),
  }
  return { kind: 'continue-link', props, attachments: [] }
}

const invitationProps = z.object({ invitationId: z.string() })

async function staffInvitation({ services, letter, now }: Work): Promise<LetterContent | null> {
  const { invitationId } = invitationProps.parse(letter.props)
  const open = await findOpenInvitation(services.db, invitationId, now)
  if (!open) return null
  const links = linksFor(services.publicUrl, letterLanguage(letter.language))
  const props = {
    name: open.name,
    inviter: open.inviter,
    isReset: open.staffId !== null,
    days: Math.round(minutesBetween(open.createdAt, open.expiresAt) / (24 * 60)),
    url: links.invitation(invitationToken(services.linkKey, open.id)),
  }
  return { kind: 'staff-invitation', props, attachments: [] }
}

type AboutNoApplication =
  | 'account-notice'
  | 'continue-link'
  | 'staff-email'
  | 'staff-invitation'
  | 'chat-answer'
  | 'chat-transcript'

const aboutApplication: {
  [K in Exclude<LetterKind, AboutNoApplication>]: (
    work: ApplicationWork,
  ) => Promise<Extract<LetterContent, { kind: K }> | null>
} = {
  'payment-confirmed': paymentConfirmed,
  'documents-received': documentsReceived,
  'reminder-payment': reminderPayment,
  'reminder-documents': reminderDocuments,
  'status-changed': statusChanged,
  'visa-approved': visaApproved,
  'documents-asked': documentsAsked,
  'refund-made': refundMade,
  'download-code': downloadCode,
}

/** What a letter says as things stand now; null when nobody needs it any more. */
export async function contentOf(work: Work): Promise<LetterContent | null> {
  const { services, letter } = work
  const kind = letter.kind as LetterKind
  if (kind === 'continue-link') return continueLink(work)
  if (kind === 'staff-invitation') return staffInvitation(work)
  if (kind === 'staff-email') return staffEmail(work)
  if (kind === 'account-notice') return accountNotice(work)
  if (kind === 'chat-answer') return chatAnswer(work)
  if (kind === 'chat-transcript') return chatTranscript(work)
  const row =
    letter.applicationId === null
      ? undefined
      : await findApplicationById(services.db, letter.applicationId)
  if (!row) return null
  const links = linksFor(services.publicUrl, letterLanguage(letter.language))
  return aboutApplication[kind]({ ...work, row, links })
}
