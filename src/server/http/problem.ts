import type { AppError, ErrorCode } from '#domain/error.ts'
import { translatorFor } from '#phrases/compile.ts'

/** The HTTP status of each code; complete by the compiler. */
const statuses: Record<ErrorCode, number> = {
  'agreement.mismatch': 409,
  'agreement.not-found': 404,
  'agreement.signature-blank': 422,
  'agreement.signature-unreadable': 422,
  'amendment.cheaper': 409,
  'amendment.dearer': 409,
  'amendment.multiple-required': 409,
  'amendment.nothing': 409,
  'amendment.somebody-withdrew': 409,
  'applicant.filed': 409,
  'applicant.not-found': 404,
  'applicant.too-many': 409,
  'application.changed': 409,
  'application.closed': 409,
  'application.incomplete': 409,
  'application.not-found': 404,
  'cancellation.answered': 409,
  'cancellation.before-paying': 409,
  'cancellation.not-found': 404,
  'cancellation.note-required': 422,
  'chat.answer-required': 409,
  'chat.email-required': 409,
  'chat.full': 409,
  'chat.not-found': 404,
  'code.wrong': 422,
  'decision.reason-required': 422,
  'document.accepted': 409,
  'correction.ineligible': 409,
  'correction.reason-required': 422,
  'correction.refused': 422,
  'correction.visa-kind': 409,
  'document.ambiguous': 422,
  'document.blank': 422,
  'document.damaged': 410,
  'document.empty': 422,
  'document.encrypted': 422,
  'document.heic': 415,
  'document.infected': 422,
  'document.missing': 409,
  'document.not-found': 404,
  'document.portal-too-large': 409,
  'document.quota': 429,
  'document.scripted': 422,
  'document.too-complex': 422,
  'document.too-large': 413,
  'document.type-unknown': 422,
  'document.unreadable': 422,
  'document.wrong-type': 415,
  'draft.changed': 409,
  'draft.not-found': 404,
  'file.missing': 422,
  'idempotency.mismatch': 422,
  'link.changed': 409,
  'link.expired': 410,
  'passport-page.gone': 409,
  'link.sent-in': 409,
  'payment.already-paid': 409,
  'payment.gateway-unavailable': 503,
  'payment.not-found': 404,
  'payment.not-open': 409,
  'payment.required': 409,
  'payment.signature-wrong': 400,
  'payment.still-open': 409,
  'price.changed': 409,
  'receipt.not-found': 404,
  'request.content-type': 415,
  'request.host': 421,
  'request.invalid': 400,
  'request.not-found': 404,
  'request.origin': 403,
  'request.too-large': 413,
  'request.too-many': 429,
  'request.too-slow': 408,
  'request.unauthorized': 401,
  'request.unreadable': 400,
  'server.busy': 503,
  'server.failed': 500,
  'visa-document.not-found': 404,
  'approval.document-required': 409,
  'approval.names-missing': 409,
  'approval.not-pdf': 415,
  'approval.second-person': 403,
  'approval.unpaid': 409,
  'approval.unreviewed': 409,
  'view.not-found': 404,
  'view.too-many': 409,
  'data-request.not-found': 404,
  'data-request.open-application': 409,
  'invitation.expired': 410,
  'letter.not-found': 404,
  'letter.not-repeatable': 409,
  'person.not-found': 404,
  'refund.already-made': 409,
  'refund.amount-wrong': 422,
  'refund.not-found': 404,
  'refund.note-required': 422,
  'review.reason-required': 422,
  'staff.code-required': 401,
  'staff.code-wrong': 401,
  'staff.confirm-required': 403,
  'staff.email-taken': 409,
  'staff.forbidden': 403,
  'staff.invalid-password': 401,
  'staff.last-owner': 409,
  'staff.not-found': 404,
  'staff.passkey-refused': 401,
  'staff.passkey-required': 401,
  'staff.password-weak': 422,
  'staff.second-factor-required': 403,
}

/** RFC 9457 problem details, in English for developers; screens say it in the reader's language. */
export type Problem = {
  type: string
  title: string
  status: number
  code: ErrorCode
  params: AppError['params']
  fields: AppError['fields']
  requestId: string
}

const say = translatorFor('en', () => {})

export function statusOf(code: ErrorCode): number {
  return statuses[code]
}

export function problemOf(error: AppError, requestId: string): Problem {
  return {
    type: `urn:problem:${error.code}`,
    title: say(`error.${error.code}`, error.params),
    status: statuses[error.code],
    code: error.code,
    params: error.params,
    fields: error.fields,
    requestId,
  }
}
