/** Errors for travellers and visitors; staff may get them too. */
export const travellerErrorCodes = [
  'agreement.mismatch',
  'agreement.not-found',
  'agreement.signature-blank',
  'agreement.signature-unreadable',
  'amendment.cheaper',
  'amendment.extra-late',
  'amendment.multiple-required',
  'amendment.nothing',
  'amendment.somebody-withdrew',
  'applicant.filed',
  'applicant.not-found',
  'applicant.too-many',
  'application.changed',
  'application.closed',
  'application.held',
  'application.incomplete',
  'application.not-found',
  'cancellation.before-paying',
  'chat.answer-required',
  'chat.email-required',
  'chat.full',
  'chat.not-found',
  'code.wrong',
  'correction.ineligible',
  'correction.refused',
  'correction.visa-kind',
  'document.accepted',
  'document.ambiguous',
  'document.blank',
  'document.empty-page',
  'document.damaged',
  'document.empty',
  'document.encrypted',
  'document.heic',
  'document.infected',
  'document.missing',
  'document.not-found',
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
  'link.changed',
  'link.expired',
  'link.sent-in',
  'mail.signature-wrong',
  'messenger.not-connected',
  'messenger.not-offered',
  'messenger.signature-wrong',
  'messenger.unavailable',
  'passport-page.gone',
  'payment.already-paid',
  'payment.gateway-unavailable',
  'payment.not-open',
  'payment.required',
  'payment.signature-wrong',
  'payment.still-open',
  'price.changed',
  'receipt.not-found',
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
  'rules.changed',
  'rules.not-found',
  'server.away',
  'server.busy',
  'server.failed',
] as const

/** Errors of the staff API only: travellers' pages do not carry their words. */
export const staffErrorCodes = [
  'amendment.dearer',
  'amendment.extra-first',
  'application.ended',
  'application.erased',
  'application.nobody-in',
  'approval.document-required',
  'approval.names-missing',
  'approval.not-pdf',
  'approval.second-person',
  'approval.unpaid',
  'approval.unreviewed',
  'cancellation.answered',
  'cancellation.not-found',
  'cancellation.note-required',
  'chat.proven',
  'correction.reason-required',
  'data-request.not-found',
  'data-request.open-application',
  'decision.reason-required',
  'decision.told',
  'dispute.no-evidence',
  'dispute.not-found',
  'document.portal-too-large',
  'email.attached',
  'email.file-used',
  'email.not-found',
  'fee.day-future',
  'filing-form.changed',
  'filing.number-required',
  'invitation.expired',
  'letter.not-found',
  'letter.not-repeatable',
  'month.closed',
  'month.not-last',
  'month.not-over',
  'month.open',
  'payment.by-hand',
  'payment.not-found',
  'payout.line-wrong',
  'payout.not-found',
  'payout.too-long',
  'payout.unreadable',
  'person.not-found',
  'refund.already-made',
  'refund.amount-wrong',
  'refund.beyond-limit',
  'refund.disputed',
  'refund.not-found',
  'refund.note-required',
  'reminder.not-needed',
  'reminder.stopped',
  'reminder.too-soon',
  'reminder.unreachable',
  'review.changed',
  'review.reason-required',
  'role.in-use',
  'role.name-taken',
  'role.not-found',
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
  'statement.unreadable',
  'template.changed',
  'template.name-taken',
  'template.no-language',
  'template.not-found',
  'template.too-long',
  'template.too-many',
  'template.unfilled',
  'template.unknown-variable',
  'view.not-found',
  'view.too-many',
  'visa-document.approved',
  'visa-document.not-found',
] as const

/**
 * All error codes of domain and server as a closed union. The words are in `phrases`, the HTTP
 * status in `server/http/problem.ts`; the compiler checks that both are complete.
 */
export const errorCodes = [...travellerErrorCodes, ...staffErrorCodes] as const

export type TravellerErrorCode = (typeof travellerErrorCodes)[number]
export type StaffErrorCode = (typeof staffErrorCodes)[number]
export type ErrorCode = TravellerErrorCode | StaffErrorCode
export type ErrorParams = Readonly<Record<string, string | number | readonly string[]>>

/** An invalid field of a request: dotted `path` ('applicants.0.firstName'), `code` of a rule. */
export type FieldError = { path: string; code: string; params?: Record<string, string | number> }

/** Whether the error is temporary: overload, or an unavailable dependency. */
export const isTemporary = (code: string): boolean =>
  code === 'server.busy' || code === 'server.away'

/** A code and its parameters; never a sentence or an HTTP status. */
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
