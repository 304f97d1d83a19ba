import type { ApplicantDecision, ApplicantState } from '../application/applicant-state.ts'
import type { ErrorCode } from '../error.ts'
import { type Authority, may } from '../staff/permission.ts'
import type { DocumentType } from './document.ts'
import type { ReviewVerdict } from './review.ts'

/** A current document of the traveller about whom is decided. */
export type GuardedDocument = {
  readonly documentType: DocumentType
  readonly review: ReviewVerdict
  /** Id of the member of staff whose verdict it bears. */
  readonly reviewedBy: string | null
}

/** What has to be known before somebody is filed. */
export type FilingQuestion = {
  /** The money came, or somebody of staff marked it as paid; not so once it went back. */
  readonly isPaid: boolean
  /** What everybody has to hand over for this kind of visa. */
  readonly required: readonly DocumentType[]
  readonly documents: readonly GuardedDocument[]
}

/** The visa document with which somebody would be approved. */
export type VisaMatch = {
  /** It names the traveller. */
  readonly isNamed: boolean
  /** Who put it in. */
  readonly addedBy: string
  /** Who looked at one that does not name the traveller and says it is right; null: nobody. */
  readonly confirmedBy: string | null
}

/** What has to be known before somebody is approved. */
export type ApprovalQuestion = FilingQuestion & {
  /** The owner's setting: one looks through the documents, another approves. */
  readonly twoPersonApproval: boolean
  readonly approver: string
  /** Null where there is none. */
  readonly visa: VisaMatch | null
}

/** What stands against a decision, what weighs most first; each may be decided against, with a reason. */
const overridable = [
  'approval.unpaid',
  'approval.unreviewed',
  'approval.second-person',
  'approval.names-missing',
] as const satisfies readonly ErrorCode[]
export type GuardCode = (typeof overridable)[number]
export const guardCodes: readonly GuardCode[] = overridable

/** Everything that stands against filing this traveller. */
export function againstFiling({ isPaid, required, documents }: FilingQuestion): GuardCode[] {
  const has = (type: DocumentType) => documents.some(({ documentType }) => documentType === type)
  const isReviewed = required.every(has) && documents.every(({ review }) => review === 'accepted')
  return [
    ...(isPaid ? [] : ['approval.unpaid' as const]),
    ...(isReviewed ? [] : ['approval.unreviewed' as const]),
  ]
}

/** Everything that stands against approving this traveller, but for a document that is not there. */
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

/** It names the traveller, or somebody else than who put it in says that it is right. */
function isMatched({ isNamed, addedBy, confirmedBy }: VisaMatch): boolean {
  return isNamed || (confirmedBy !== null && confirmedBy !== addedBy)
}

/** Why this traveller cannot be filed now; null when nothing stands against it. */
export function whyNotFile(question: FilingQuestion): ErrorCode | null {
  return againstFiling(question)[0] ?? null
}

/** Why this traveller cannot be approved by this person now; null when nothing stands against it. */
export function whyNotApprove(question: ApprovalQuestion): ErrorCode | null {
  const [first = null] = againstApproving(question)
  return first ?? (question.visa === null ? 'approval.document-required' : null)
}

/**
 * Why an application cannot be marked as paid for which no money came: that opens filing and approving,
 * so it takes what going against them takes. Null when it may be, with the reason that is kept.
 */
export function whyNotMarkPaid(by: {
  authority: Authority
  reason: string | undefined
}): Extract<ErrorCode, 'payment.by-hand'> | null {
  return judge(['approval.unpaid'], { ...by, isSeen: false }).refused ? 'payment.by-hand' : null
}

/**
 * Whether a decision has to pass: all that file and approve, but for what changes nothing and for taking
 * an approval back. A newer visa document of somebody who is approved is decided about anew.
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
 * What a decision goes against, of what stands against it: all of it where somebody who may gives a
 * reason, and `refused` is null; else nothing, and `refused` is the code that it is refused with. What a
 * document does not name nobody can have seen before it was read, so it has to be said besides (`isSeen`).
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
