import type { ApplicantDecision, ApplicantState } from '../application/applicant-state.ts'
import type { ErrorCode } from '../error.ts'
import { type Authority, may } from '../staff/permission.ts'
import type { DocumentType } from './document.ts'
import type { ReviewVerdict } from './review.ts'

/** A current document of the traveller being decided. */
export type GuardedDocument = {
  readonly documentType: DocumentType
  readonly review: ReviewVerdict
  /** Id of the staff member who reviewed it. */
  readonly reviewedBy: string | null
}

/** Facts needed before filing. */
export type FilingQuestion = {
  /** Paid or marked as paid by staff, and not refunded. */
  readonly isPaid: boolean
  /**
   * A bank withholds the money, or has taken it back and none came since, and the traveller was not
   * filed before.
   */
  readonly isDisputed: boolean
  /** Documents required for this kind of visa. */
  readonly required: readonly DocumentType[]
  readonly documents: readonly GuardedDocument[]
}

/** The visa document that would approve the traveller. */
export type VisaMatch = {
  /** It names the traveller. */
  readonly isNamed: boolean
  /** Who uploaded it. */
  readonly addedBy: string
  /** Who confirmed a document that does not name the traveller, or null. */
  readonly confirmedBy: string | null
}

/** Facts needed before approval. */
export type ApprovalQuestion = FilingQuestion & {
  /** Owner setting: one colleague reviews the documents, another approves. */
  readonly twoPersonApproval: boolean
  readonly approver: string
  readonly visa: VisaMatch | null
}

/** Objections to a decision, most serious first; each can be overridden with a reason. */
const overridable = [
  'approval.unpaid',
  'approval.disputed',
  'approval.unreviewed',
  'approval.second-person',
  'approval.names-missing',
] as const satisfies readonly ErrorCode[]
export type GuardCode = (typeof overridable)[number]
export const guardCodes: readonly GuardCode[] = overridable

/** All objections to filing this traveller. */
export function againstFiling({
  isPaid,
  isDisputed,
  required,
  documents,
}: FilingQuestion): GuardCode[] {
  const has = (type: DocumentType) => documents.some(({ documentType }) => documentType === type)
  const isReviewed = required.every(has) && documents.every(({ review }) => review === 'accepted')
  return [
    ...(isPaid ? [] : ['approval.unpaid' as const]),
    ...(isDisputed ? ['approval.disputed' as const] : []),
    ...(isReviewed ? [] : ['approval.unreviewed' as const]),
  ]
}

/** All objections to approving this traveller, except a missing visa document. */
export function againstApproving(question: ApprovalQuestion): GuardCode[] {
  const { twoPersonApproval, approver, documents, visa } = question
  const isByAnother = ({ reviewedBy }: GuardedDocument) =>
    reviewedBy !== null && reviewedBy !== approver
  const isSecond = documents.length > 0 && documents.every(isByAnother)
  return [
    ...againstFiling(question),
    ...(twoPersonApproval && !isSecond ? ['approval.second-person' as const] : []),
    ...(visa === null || isMatched(visa) ? [] : ['approval.names-missing' as const]),
  ]
}

/** It names the traveller, or someone other than its uploader confirmed it. */
function isMatched({ isNamed, addedBy, confirmedBy }: VisaMatch): boolean {
  return isNamed || (confirmedBy !== null && confirmedBy !== addedBy)
}

/** Why this traveller cannot be filed now, or null. */
export function whyNotFile(question: FilingQuestion): ErrorCode | null {
  return againstFiling(question)[0] ?? null
}

/** Why this person cannot approve this traveller now, or null. */
export function whyNotApprove(question: ApprovalQuestion): ErrorCode | null {
  const [first = null] = againstApproving(question)
  return first ?? (question.visa === null ? 'approval.document-required' : null)
}

/**
 * Why an application without a payment cannot be marked as paid, or null. This opens filing and
 * approval, so it needs the right to override and a reason, which is recorded.
 */
export function whyNotMarkPaid(by: {
  authority: Authority
  reason: string | undefined
}): Extract<ErrorCode, 'payment.by-hand'> | null {
  return judge(['approval.unpaid'], { ...by, isSeen: false }).refused ? 'payment.by-hand' : null
}

/**
 * Whether a decision is guarded: filing and approval, unless nothing changes or an approval is
 * taken back. A newer visa document of an approved traveller is guarded again.
 */
export function isGuarded(
  from: ApplicantState,
  to: ApplicantDecision,
  hasNewVisa: boolean,
): to is 'filed' | 'approved' {
  if (to === 'approved') return from !== 'approved' || hasNewVisa
  return to === 'filed' && from !== 'filed' && from !== 'approved'
}

/**
 * Whether objections may be overridden: with permission and a reason `refused` is null and all are
 * overridden; otherwise `refused` is the error code. An unnamed document also needs `isSeen`, since
 * nobody can have seen it before it was read.
 */
export function judge(
  against: readonly GuardCode[],
  by: { authority: Authority; reason: string | undefined; isSeen: boolean },
): { refused: GuardCode | null; overridden: readonly GuardCode[] } {
  const mayOverride = may(by.authority, 'application.override') && Boolean(by.reason?.trim())
  const standing = against.filter(
    (code) => !mayOverride || (code === 'approval.names-missing' && !by.isSeen),
  )
  const [refused = null] = standing
  return { refused, overridden: refused === null ? against : [] }
}
