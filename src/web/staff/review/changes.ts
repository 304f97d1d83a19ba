import type { Application } from '../parts/application/application.ts'
import { allSlots } from '../parts/application/slots.ts'

/** One thing that is other than it was; `from` and `to` are values, not words. */
export type ReviewChange =
  | Readonly<{ what: 'status'; from: Application['status']; to: Application['status'] }>
  | Readonly<{ what: 'paymentStatus'; to: Application['paymentStatus'] }>
  | Readonly<{ what: 'assignee'; to: string | null }>
  | Readonly<{ what: 'approval' | 'adminNotes' | 'completed' | 'erased' }>
  | Readonly<{ what: 'notes' | 'documents'; count: number }>

/** What somebody has to know before they decide about `after` with `before` in mind. */
export function changesBetween(before: Application, after: Application): readonly ReviewChange[] {
  const notes = after.notes.length - before.notes.length
  const documents = changedDocuments(before, after)
  return [
    before.status !== after.status && {
      what: 'status' as const,
      from: before.status,
      to: after.status,
    },
    before.paymentStatus !== after.paymentStatus && {
      what: 'paymentStatus' as const,
      to: after.paymentStatus,
    },
    before.assignee?.id !== after.assignee?.id && {
      what: 'assignee' as const,
      to: after.assignee?.name ?? null,
    },
    before.approval?.addedAt !== after.approval?.addedAt && { what: 'approval' as const },
    before.adminNotes !== after.adminNotes && { what: 'adminNotes' as const },
    before.completedAt !== after.completedAt && { what: 'completed' as const },
    before.erasedAt !== after.erasedAt && { what: 'erased' as const },
    notes > 0 && { what: 'notes' as const, count: notes },
    documents > 0 && { what: 'documents' as const, count: documents },
  ].filter((change) => change !== false)
}

/** Slots whose file or verdict is another one. */
function changedDocuments(before: Application, after: Application): number {
  const stands = (application: Application) =>
    new Map(
      allSlots(application).map(({ applicant, type, document, state }) => [
        `${applicant.id} ${type}`,
        `${document?.id} ${state}`,
      ]),
    )
  const was = stands(before)
  return [...stands(after)].filter(([slot, state]) => was.get(slot) !== state).length
}
