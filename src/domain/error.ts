/**
 * Every error that leaves the domain or the server, as a closed union of codes.
 * The words live in `phrases`, the HTTP status in `server/http/problem.ts`; both are complete by the compiler.
 */
export const errorCodes = [
  'agreement.mismatch',
  'agreement.not-found',
  'agreement.signature-blank',
  'agreement.signature-unreadable',
  'amendment.cheaper',
  'amendment.dearer',
  'amendment.multiple-required',
  'amendment.nothing',
  'amendment.somebody-withdrew',
  'applicant.filed',
  'applicant.not-found',
  'applicant.too-many',
  'application.changed',
  'application.closed',
  'application.incomplete',
  'application.not-found',
  'approval.document-required',
  'approval.names-missing',
  'approval.not-pdf',
  'approval.second-person',
  'approval.unpaid',
  'approval.unreviewed',
  'cancellation.answered',
  'cancellation.before-paying',
  'cancellation.not-found',
  'cancellation.note-required',
  'chat.answer-required',
  'chat.email-required',
  'chat.full',
  'chat.not-found',
  'code.wrong',
  'correction.ineligible',
  'correction.reason-required',
  'correction.refused',
  'correction.visa-kind',
  'data-request.not-found',
  'data-request.open-application',
  'decision.reason-required',
  'document.accepted',
  'document.ambiguous',
  'document.blank',
  'document.damaged',
  'document.empty',
  'document.encrypted',
  'document.heic',
  'document.infected',
  'document.missing',
  'document.not-found',
  'document.portal-too-large',
  'document.quota',
  'document.scripted',
  'document.too-complex',
  'document.too-large',
  'document.type-unknown',
  'document.unreadable',
  'document.wrong-type',
  'draft.changed',
  'draft.not-found',
  'file.missing',
  'idempotency.mismatch',
  'invitation.expired',
  'letter.not-found',
  'letter.not-repeatable',
  'link.changed',
  'link.expired',
  'passport-page.gone',
  'link.sent-in',
  'payment.already-paid',
  'payment.gateway-unavailable',
  'payment.not-found',
  'payment.not-open',
  'payment.required',
  'payment.signature-wrong',
  'payment.still-open',
  'payout.line-wrong',
  'payout.too-long',
  'payout.unreadable',
  'person.not-found',
  'price.changed',
  'receipt.not-found',
  'refund.already-made',
  'refund.amount-wrong',
  'refund.disputed',
  'refund.not-found',
  'refund.note-required',
  'request.content-type',
  'request.host',
  'request.invalid',
  'request.not-found',
  'request.origin',
  'request.too-large',
  'request.too-many',
  'request.too-slow',
  'request.unauthorized',
  'request.unreadable',
  'review.reason-required',
  'server.busy',
  'server.failed',
  'staff.code-required',
  'staff.code-wrong',
  'staff.confirm-required',
  'staff.email-taken',
  'staff.forbidden',
  'staff.invalid-password',
  'staff.last-owner',
  'staff.not-found',
  'staff.passkey-refused',
  'staff.passkey-required',
  'staff.password-weak',
  'staff.second-factor-required',
  'view.not-found',
  'view.too-many',
] as const

export type ErrorCode = (typeof errorCodes)[number]
export type ErrorParams = Readonly<Record<string, string | number | readonly string[]>>

/** One field of a refused request: `path` in dots ('applicants.0.firstName'), `code` of a rule. */
export type FieldError = { path: string; code: string; params?: Record<string, string | number> }

/** What code throws: a code and its parameters, never a sentence or an HTTP number. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams
  readonly fields: readonly FieldError[]

  constructor(code: ErrorCode, params: ErrorParams = {}, fields: readonly FieldError[] = []) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.params = params
    this.fields = fields
  }
}
