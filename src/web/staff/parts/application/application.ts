import type { AnswerOf } from '#client/route.ts'

export type Application = AnswerOf<'GET /api/admin/applications/{id}'>
export type Applicant = Application['applicants'][number]
export type StaffDocument = Applicant['documents'][number]

export const applicationKey = (id: number) => ['staff', 'application', id] as const
export const lettersKey = (id: number) => ['staff', 'letters', id] as const
/** Of the thread of one application; of all without. */
export const applicationThreadKey = (id?: number) =>
  id === undefined ? (['staff', 'thread'] as const) : (['staff', 'thread', id] as const)
export const receiptsKey = (id: number) => ['staff', 'receipts', id] as const
export const refundKey = (id: number) => ['staff', 'refund', id] as const

/** The name as in the passport; empty when it was erased. */
export function nameOf({ firstName, lastName }: Pick<Applicant, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

/** Nothing is looked through or promised any more. */
export function isDecided({ status }: Pick<Application, 'status'>): boolean {
  return status === 'approved' || status === 'rejected'
}

/** What was decided last, where it can be undone. */
export const newestHeld = ({ held }: Pick<Application, 'held'>): readonly number[] =>
  held.slice(0, 1).map(({ id }) => id)
