import type { ApplicationView as View } from '#contract/application.ts'
import type { ApplicantState } from '#domain/application/applicant-state.ts'
import { lastDecisionDay } from '#domain/application/decision-day.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { expectedBy } from '#domain/application/speed.ts'
import { isPaid } from '#domain/application/status.ts'
import { type Turn, whoseTurn } from '#domain/application/turn.ts'
import {
  type DocumentType,
  documentTypes,
  missingDocuments,
  requiredDocuments,
} from '#domain/document/document.ts'
import { isDoubt } from '#domain/document/review.ts'
import { toDollars } from '#domain/money/money.ts'
import { frozenPricing } from '#domain/money/pricing.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { addBusinessDays, dayAtSeat } from '#domain/time/business-day.ts'
import { addDays } from '#domain/time/calendar.ts'
import type { ApplicantRow } from '../data/application/applicant.ts'
import type { ApplicationRow } from '../data/application/application.ts'
import type { EventRow } from '../data/application/event.ts'
import type { VisaRow } from '../data/casework/approval.ts'
import type { DocumentRow } from '../data/document/document-version.ts'
import type { Leaving } from './open-cancellation.ts'
import type { OpenQuestion } from './open-questions.ts'
import { timelineOf } from './timeline.ts'
import { standingVisas } from './visas.ts'

type TurnView = View['applicants'][number]['turn']

const at = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** Days from payment within which documents are requested. */
const documentsWithinDays = 7

/** The promised date of completion, once everything is there. */
export function expectedOf(rules: Rules, row: ApplicationRow): string | null {
  if (!row.completedAt || row.approvedAt) return null
  return row.dueOn ?? expectedBy(rules, row.processingType, dayAtSeat(row.completedAt)).latest
}

function actionOf(
  turn: Turn,
  row: ApplicationRow,
  { missing, hasQuestions }: { missing: number; hasQuestions: boolean },
): TurnView['action'] {
  if (turn === 'nobody') return null
  if (turn !== 'traveller') return 'wait'
  if (!isPaid(row)) return 'pay'
  if (missing > 0) return 'upload'
  // Before the hand-over the documents come first.
  return hasQuestions && row.completedAt ? 'answer' : 'complete'
}

type GivenDocument = Pick<DocumentRow, 'documentType' | 'review'>

/** Who acts next for an applicant, what they do, and by when. */
export function turnOf(
  rules: Rules,
  row: ApplicationRow,
  state: ApplicantState,
  given: readonly GivenDocument[],
  { isLeaving, hasQuestions }: { isLeaving: boolean; hasQuestions: boolean },
): TurnView {
  if (state === 'approved') return { turn: 'nobody', action: 'download', by: null }
  // Nothing is expected of travellers who requested cancellation until we answer.
  if (isLeaving) return { turn: 'us', action: 'wait', by: null }
  const isAsked = given.some(({ review }) => review === 'rejected')
  const documentsAskedAt = isAsked ? row.documentsAskedAt : null
  const turn = whoseTurn({ ...row, documentsAskedAt, hasQuestions }, state)
  if (turn === 'traveller' && isAsked && row.documentsAskedAt) {
    const from = dayAtSeat(row.documentsAskedAt)
    const by = addBusinessDays(rules, from, rules.refund.documentReplyBusinessDays)
    return { turn, action: 'upload', by }
  }
  const uploaded = given.map(({ documentType }) => documentType)
  const missing = missingDocuments(rules, row.visaType, uploaded).length
  const action = actionOf(turn, row, { missing, hasQuestions })
  // Nothing was agreed by when questions are answered.
  if (action === 'answer') return { turn, action, by: null }
  const byTraveller = row.paidAt ? addDays(dayAtSeat(row.paidAt), documentsWithinDays) : null
  return { turn, action, by: turn === 'traveller' ? byTraveller : expectedOf(rules, row) }
}

function rejectionOf(row: DocumentRow) {
  const { review, reviewReason: reason, reviewNote: note, reviewedAt } = row
  if (review !== 'rejected' || !reason || !reviewedAt) return null
  return { reason, note, at: reviewedAt.toISOString(), mayConfirm: isDoubt(row) }
}

/** What travellers and staff see alike of a document. */
export const documentFacts = (row: DocumentRow) => ({
  id: row.id,
  documentType: row.documentType,
  fileName: row.fileName,
  mediaType: row.mediaType,
  sizeBytes: row.sizeBytes,
  contentHash: row.sha256.toString('hex'),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
})

/** A document as clients see it. */
export function documentOf(row: DocumentRow): View['applicants'][number]['documents'][number] {
  const fileUrl = `/api/documents/${row.id}`
  return {
    ...documentFacts(row),
    fileUrl,
    previewUrl: row.previewKey ? `${fileUrl}/preview` : null,
    isAccepted: row.review === 'accepted',
    rejection: rejectionOf(row),
    lacksFace: row.lacksFace,
    isRight: row.isRight,
    differs: (row.checkFields ?? []).filter((field) => !row.confirmedAnswers.includes(field)),
  }
}

function applicantOf(
  row: ApplicantRow,
  { rules, application, ...parts }: ApplicationParts,
): View['applicants'][number] {
  const own = parts.documents.filter(({ applicantId }) => applicantId === row.id)
  const hasVisa = parts.visas.some(({ applicantId }) => applicantId === row.id)
  const documents = own.map(documentOf)
  const isLeaving = parts.leaving.ids.includes(row.id)
  const questions = parts.questions.get(row.id) ?? []
  const urlOf = (type: DocumentType) =>
    documents.find(({ documentType }) => documentType === type)?.fileUrl ?? null
  const urls = Object.fromEntries(documentTypes.map((type) => [`${type}Url`, urlOf(type)]))
  return {
    ...row,
    ...(urls as Record<`${DocumentType}Url`, string | null>),
    documents,
    questions,
    turn: turnOf(rules, application, row.state, own, {
      isLeaving,
      hasQuestions: questions.length > 0,
    }),
    isLeaving,
    filedAt: at(row.filedAt),
    decidedAt: at(row.decidedAt),
    visaDocumentUrl: hasVisa && row.state === 'approved' ? `/api/applicants/${row.id}/visa` : null,
    corrections: parts.corrections.get(row.id) ?? 0,
  }
}

export type ApplicationParts = {
  /** Those for this application. */
  rules: Rules
  application: ApplicationRow
  applicants: readonly ApplicantRow[]
  documents: readonly DocumentRow[]
  questions: ReadonlyMap<number, readonly OpenQuestion[]>
  visas: readonly VisaRow[]
  events: readonly EventRow[]
  agreementId: string | null
  /** Number of corrections by applicant; null for the contact. */
  corrections: ReadonlyMap<number | null, number>
  leaving: Leaving
  pendingEmail: string | null
  unreachable: View['unreachable']
}

const sumOf = (counts: ReadonlyMap<unknown, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)

/** The whole application for those with access. */
export function viewOf(parts: ApplicationParts): View {
  const { rules, application: row } = parts
  const { request, refund } = parts.leaving
  const pricing = frozenPricing(row)
  const hasVisas = standingVisas(row, parts.applicants, parts.visas).length > 0
  const { totalPrice, basePrice, processingFee, documentFee } = pricing
  return {
    ...row,
    reference: referenceOf(row.id),
    paymentOrderId: row.orderId,
    hasESim: row.hasEsim,
    totalPrice,
    basePrice,
    processingFee,
    documentFee,
    insurancePrice: pricing.insuranceFee,
    esimPrice: pricing.esimFee,
    pricing,
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
    requiredDocuments: requiredDocuments(rules, row.visaType),
    expectedBy: expectedOf(rules, row),
    decisionBy: lastDecisionDay(rules, parts.applicants, expectedOf(rules, row)),
    approvalDocumentUrl: hasVisas ? `/api/applications/${row.id}/visa` : null,
    agreementPdfUrl: parts.agreementId ? `/api/agreements/${parts.agreementId}` : null,
    // Every correction follows the signature: an application starts with its agreement.
    correctedAfterSigning: parts.agreementId ? sumOf(parts.corrections) : 0,
    unreachable: parts.unreachable,
    pendingEmail: parts.pendingEmail,
    cancellation: request && { ...request, refund },
    applicants: parts.applicants.map((each) => applicantOf(each, parts)),
    timeline: timelineOf(parts.events, parts.applicants, row.language),
  }
}
