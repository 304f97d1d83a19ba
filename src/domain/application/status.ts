import type { ErrorCode } from '../error.ts'

export const applicationStatuses = [
  'pending',
  'paid',
  'processing',
  'approved',
  'rejected',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

export const paymentStatuses = ['unpaid', 'paid', 'refunded', 'needs_review'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Who changes a status: staff, or a confirmed payment. */
export type Mover = 'staff' | 'payment'

const movedByPayment: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  pending: ['paid'],
  paid: [],
  processing: [],
  approved: [],
  rejected: [],
}

/** Transitions: staff may set any other status, a payment only turns pending into paid. */
export function nextStatuses(from: ApplicationStatus, mover: Mover): readonly ApplicationStatus[] {
  if (mover === 'payment') return movedByPayment[from]
  return applicationStatuses.filter((status) => status !== from)
}

/** Payment transitions: only a refund reverses a confirmed payment, to unpaid if other money came too. */
export const nextPaymentStatuses: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  unpaid: ['paid', 'needs_review'],
  paid: ['refunded', 'unpaid'],
  refunded: [],
  needs_review: ['paid', 'refunded', 'unpaid'],
}

/** What the permitted actions depend on. */
export type ApplicationState = {
  status: ApplicationStatus
  paymentStatus: PaymentStatus
  completedAt: Date | null
  numberOfApplicants: number
  applicantCount: number
}

/** The state from a row of the application and its number of applicants. */
export function stateOf(
  row: Omit<ApplicationState, 'applicantCount'>,
  applicantCount: number,
): ApplicationState {
  const { status, paymentStatus, completedAt, numberOfApplicants } = row
  return { status, paymentStatus, completedAt, numberOfApplicants, applicantCount }
}

export const applicationActions = [
  'edit',
  'add-applicant',
  'pay',
  'upload',
  'remove-document',
  'complete',
] as const
export type ApplicationAction = (typeof applicationActions)[number]
export type Actor = 'traveller' | 'staff'

/** The error code if an action is closed, else null. Access to the application is checked earlier. */
export function whyNot(
  action: ApplicationAction,
  application: ApplicationState,
  actor: Actor = 'traveller',
): ErrorCode | null {
  return reasons[action](application, actor)
}

/** Paid by card, or marked by staff as paid (by bank transfer, for example) or further. */
export function isPaid({
  status,
  paymentStatus,
}: Pick<ApplicationState, 'status' | 'paymentStatus'>): boolean {
  if (paymentStatus === 'paid') return true
  return paymentStatus === 'unpaid' && ['paid', 'processing', 'approved'].includes(status)
}

/** Whether all are decided and nobody is approved: money that comes now pays for nothing. */
export const hasEnded = ({ status }: Pick<ApplicationState, 'status'>): boolean =>
  status === 'rejected'

function isDecided({ status }: ApplicationState): boolean {
  return status === 'approved' || status === 'rejected'
}

function whyNotChange(application: ApplicationState): ErrorCode | null {
  if (isDecided(application) || application.completedAt) return 'application.closed'
  if (isPaid(application)) return 'payment.already-paid'
  return application.paymentStatus === 'unpaid' ? null : 'application.closed'
}

function whyNotDocuments(application: ApplicationState, actor: Actor): ErrorCode | null {
  if (actor === 'staff') return null
  if (isDecided(application)) return 'application.closed'
  return isPaid(application) ? null : 'payment.required'
}

const reasons: Readonly<
  Record<ApplicationAction, (application: ApplicationState, actor: Actor) => ErrorCode | null>
> = {
  edit: whyNotChange,
  'add-applicant': (application) =>
    whyNotChange(application) ??
    (application.applicantCount >= application.numberOfApplicants ? 'applicant.too-many' : null),
  pay: (application) => {
    if (isPaid(application)) return 'payment.already-paid'
    if (application.paymentStatus !== 'unpaid') return 'payment.not-open'
    const closed = whyNotChange(application)
    if (closed) return closed
    return application.applicantCount < application.numberOfApplicants
      ? 'application.incomplete'
      : null
  },
  // `whyNotSend` also checks each document.
  upload: whyNotDocuments,
  'remove-document': (application, actor) =>
    actor === 'traveller' && application.completedAt
      ? 'application.closed'
      : whyNotDocuments(application, actor),
  // Completing is idempotent, so a completed application is not refused.
  complete: (application) => {
    if (application.completedAt) return null
    if (isDecided(application)) return 'application.closed'
    return isPaid(application) ? null : 'payment.required'
  },
}
