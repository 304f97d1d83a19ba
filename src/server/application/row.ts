import type { ProcessingType, VisaType } from '#domain/application/choice.ts'
import type {
  ApplicationState,
  ApplicationStatus,
  PaymentStatus,
} from '#domain/application/status.ts'

/**
 * The database keeps these columns inside the domain's lists by CHECK constraints; here the text
 * becomes the type again.
 */
export const applicationStatusOf = (row: { status: string }) => row.status as ApplicationStatus
export const paymentStatusOf = (row: { paymentStatus: string }) =>
  row.paymentStatus as PaymentStatus
export const visaOf = (row: { visaType: string }) => row.visaType as VisaType
export const processingOf = (row: { processingType: string }) =>
  row.processingType as ProcessingType

/** What the domain's `whyNot` asks about. */
export function stateOf(
  row: {
    status: string
    paymentStatus: string
    completedAt: Date | null
    numberOfApplicants: number
  },
  applicantCount: number,
): ApplicationState {
  return {
    status: applicationStatusOf(row),
    paymentStatus: paymentStatusOf(row),
    completedAt: row.completedAt,
    numberOfApplicants: row.numberOfApplicants,
    applicantCount,
  }
}
