import * as z from 'zod/mini'
import { referenceOf } from '#domain/application/reference.ts'
import type { ApplicationStatus } from '#domain/application/status.ts'
import { addBusinessDays, dayAtSeat } from '#domain/business-day.ts'
import type { DocumentType } from '#domain/document.ts'
import type { RejectionReason } from '#domain/document-review.ts'
import { policy } from '#domain/policy.ts'
import type { RefundGround } from '#domain/refund.ts'
import { findApproval } from '../data/approval.ts'
import { findDecision, findRefund, findRejected } from '../data/letter.ts'
import { readStored } from '../stored.ts'
import type { ApplicationWork } from './work.ts'

const decisionProps = z.object({ eventId: z.number() })

/** What staff decided, from the event that the letter was written for. */
async function decisionOf({ services, letter, row, links }: ApplicationWork) {
  const { eventId } = decisionProps.parse(letter.props)
  const event = await findDecision(services.db, eventId)
  return {
    to: (event?.toStatus ?? row.status) as ApplicationStatus,
    about: {
      name: row.contactName,
      reference: referenceOf(row.id),
      message: event?.message ?? null,
      statusUrl: links.status(row.orderId),
    },
  }
}

export async function statusChanged(work: ApplicationWork) {
  const { to, about } = await decisionOf(work)
  return { kind: 'status-changed' as const, props: { ...about, to }, attachments: [] }
}

/** With the document attached; null when the approval was taken back before the letter went out. */
export async function visaApproved(work: ApplicationWork) {
  const { services, row, links } = work
  const file = await findApproval(services.db, row.id)
  if (!file || row.status !== 'approved') return null
  const { about } = await decisionOf(work)
  const content = await readStored(services, file.storageKey)
  const { fileName: filename, mediaType: contentType } = file
  return {
    kind: 'visa-approved' as const,
    props: { ...about, fileName: filename, checkUrl: links.check },
    attachments: [{ filename, contentType, content }],
  }
}

/** Whatever is rejected now; null when new ones came, or the application was decided meanwhile. */
export async function documentsAsked({ services, row, links, now }: ApplicationWork) {
  const rejected = await findRejected(services.db, row.id)
  if (rejected.length === 0 || !row.documentsAskedAt) return null
  const props = {
    name: row.contactName,
    reference: referenceOf(row.id),
    documents: rejected.map((document) => ({
      traveller: [document.firstName, document.lastName].filter(Boolean).join(' '),
      document: document.documentType as DocumentType,
      reason: (document.reviewReason ?? 'other') as RejectionReason,
      note: document.reviewNote,
    })),
    replyBy: addBusinessDays(dayAtSeat(now), policy.documentReplyBusinessDays),
    documentsUrl: links.documents(row.orderId, row.id),
  }
  return { kind: 'documents-asked' as const, props, attachments: [] }
}

const refundProps = z.object({ refundId: z.string() })

export async function refundMade({ services, letter, row, links }: ApplicationWork) {
  const refund = await findRefund(services.db, refundProps.parse(letter.props).refundId)
  if (!refund?.doneAt) return null
  const doneOn = dayAtSeat(refund.doneAt)
  const props = {
    name: row.contactName,
    reference: referenceOf(row.id),
    ground: (refund.ground ?? 'duplicate') as RefundGround,
    paidCents: refund.paidCents,
    amountCents: refund.amountCents,
    paymentReference: refund.gatewayRef,
    arrivesBy: addBusinessDays(doneOn, policy.refundPaymentBusinessDays.most),
    statusUrl: links.status(row.orderId),
  }
  return { kind: 'refund-made' as const, props, attachments: [] }
}
