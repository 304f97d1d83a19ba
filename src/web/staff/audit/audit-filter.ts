import { parseReference, referenceOf } from '#domain/application/reference.ts'
import { auditActions } from '#domain/staff/audit.ts'
import { among, day, type FilterOf, filterIn, words } from '../parts/list/filter.ts'

const readers = {
  staffId: words,
  action: among(auditActions),
  application: (text: string) => {
    const id = parseReference(text)
    return id === null ? null : referenceOf(id)
  },
  from: day,
  to: day,
}

/** What narrows the audit; an application by its reference. */
export type AuditFilter = FilterOf<typeof readers>

export const noFilter = { staffId: '', action: '', application: '', from: '', to: '' }

export const auditFilterIn = (textOf: (name: keyof typeof readers) => string | null): AuditFilter =>
  filterIn(readers, textOf)

export function questionOf({ application, ...filter }: AuditFilter) {
  const applicationId = application ? parseReference(application) : null
  return { ...filter, ...(applicationId === null ? {} : { applicationId }) }
}

export const isReference = (typed: string): boolean =>
  typed.trim() === '' || parseReference(typed) !== null
