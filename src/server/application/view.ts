import type * as z from 'zod/mini'
import type { applicationView } from '#contract/application.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { expectedBy } from '#domain/application/speed.ts'
import { isPaid, type Turn, whoseTurn } from '#domain/application/status.ts'
import { addBusinessDays, dayAtSeat } from '#domain/business-day.ts'
import { addDays } from '#domain/calendar.ts'
import { type DocumentType, documentTypes, missingDocuments } from '#domain/document.ts'
import { toDollars } from '#domain/money.ts'
import { policy } from '#domain/policy.ts'
import type { ApplicantRow, ApplicationRow, DocumentRow, EventRow } from '../data/application.ts'
import { documentOf } from '../data/document-view.ts'
import { applicationStatusOf, paymentStatusOf, processingOf, visaOf } from './row.ts'

type View = z.input<typeof applicationView>
type TurnView = View['applicants'][number]['turn']

const at = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** Days that a traveller is asked to answer within, counted from the payment. */
const documentsWithinDays = 7

/** The pricing object of the API, from the frozen cents. */
export function pricingOf(row: ApplicationRow): View['pricing'] {
  return {
    basePrice: toDollars(row.basePriceCents),
    processingFee: toDollars(row.processingFeeCents),
    insuranceFee: toDollars(row.insurancePriceCents),
    esimFee: toDollars(row.esimPriceCents),
    documentFee: toDollars(row.documentFeeCents),
    totalPrice: toDollars(row.totalPriceCents),
  }
}

/** The last day on which we promise to be done, once everything is there. */
export function expectedOf(row: ApplicationRow): string | null {
  if (!row.completedAt || row.approvedAt) return null
  return expectedBy(processingOf(row), dayAtSeat(row.completedAt)).latest
}

function actionOf(turn: Turn, row: ApplicationRow, missing: number): TurnView['action'] {
  if (row.status === 'approved') return 'download'
  if (turn === 'nobody') return null
  if (turn !== 'traveller') return 'wait'
  if (!isPaid({ status: applicationStatusOf(row), paymentStatus: paymentStatusOf(row) }))
    return 'pay'
  return missing > 0 ? 'upload' : 'complete'
}

type GivenDocument = Pick<DocumentRow, 'documentType' | 'review'>

/** Whose turn it is for one traveller, what to do, and by when. */
export function turnOf(row: ApplicationRow, given: readonly GivenDocument[]): TurnView {
  const isAsked = given.some(({ review }) => review === 'rejected')
  const turn = whoseTurn({
    status: applicationStatusOf(row),
    paymentStatus: paymentStatusOf(row),
    completedAt: row.completedAt,
    documentsAskedAt: isAsked ? row.documentsAskedAt : null,
  })
  if (turn === 'traveller' && isAsked && row.documentsAskedAt) {
    const from = dayAtSeat(row.documentsAskedAt)
    const by = addBusinessDays(from, policy.documentReplyBusinessDays)
    return { turn, action: 'upload', by }
  }
  const uploaded = given.map(({ documentType }) => documentType as DocumentType)
  const action = actionOf(turn, row, missingDocuments(visaOf(row), uploaded).length)
  const byTraveller = row.paidAt ? addDays(dayAtSeat(row.paidAt), documentsWithinDays) : null
  return { turn, action, by: turn === 'traveller' ? byTraveller : expectedOf(row) }
}

export function timelineOf(events: readonly EventRow[]): View['timeline'] {
  return events.map((event) => ({
    status: event.kind === 'status-changed' ? (event.toStatus ?? '') : event.kind,
    at: event.at.toISOString(),
    note: event.message,
  }))
}

function applicantOf(
  row: ApplicantRow,
  application: ApplicationRow,
  rows: readonly DocumentRow[],
): View['applicants'][number] {
  const own = rows.filter(({ applicantId }) => applicantId === row.id)
  const documents = own.map(documentOf)
  const urlOf = (type: DocumentType) =>
    documents.find(({ documentType }) => documentType === type)?.fileUrl ?? null
  const urls = Object.fromEntries(documentTypes.map((type) => [`${type}Url`, urlOf(type)]))
  return {
    ...row,
    ...(urls as Record<`${DocumentType}Url`, string | null>),
    documents,
    turn: turnOf(application, own),
  }
}

export type ApplicationParts = {
  application: ApplicationRow
  applicants: readonly ApplicantRow[]
  documents: readonly DocumentRow[]
  events: readonly EventRow[]
  agreementId: string | null
}

/** Everything about an application as the API shows it to whoever may act for it. */
export function viewOf(parts: ApplicationParts): View {
  const { application: row } = parts
  const { totalPrice, basePrice, processingFee, documentFee } = pricingOf(row)
  return {
    ...row,
    reference: referenceOf(row.id),
    paymentOrderId: row.orderId,
    status: applicationStatusOf(row),
    paymentStatus: paymentStatusOf(row),
    hasESim: row.hasEsim,
    totalPrice,
    basePrice,
    processingFee,
    documentFee,
    insurancePrice: toDollars(row.insurancePriceCents),
    esimPrice: toDollars(row.esimPriceCents),
    pricing: pricingOf(row),
    priceLines: row.priceLines.map((line) => ({
      item: line.item,
      quantity: line.quantity,
      unitPrice: toDollars(line.unitCents),
      amount: toDollars(line.amountCents),
    })),
    createdAt: row.createdAt.toISOString(),
    paidAt: at(row.paidAt),
    completedAt: at(row.completedAt),
    processedAt: at(row.processedAt),
    approvedAt: at(row.approvedAt),
    expectedBy: expectedOf(row),
    approvalDocumentUrl:
      row.approvalDocumentKey && row.status === 'approved' ? '/api/download-visa' : null,
    agreementPdfUrl: parts.agreementId ? `/api/agreements/${parts.agreementId}` : null,
    applicants: parts.applicants.map((each) => applicantOf(each, row, parts.documents)),
    timeline: timelineOf(parts.events),
  }
}
