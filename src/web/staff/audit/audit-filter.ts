import { parseReference, referenceOf } from '#domain/application/reference.ts'
import { type AuditAction, auditActions } from '#domain/staff/audit.ts'
import { type WrongDay, wrongDaysIn } from '../parts/day-span.ts'

/** What is typed and chosen above the audit; empty text means all. */
export type AuditFilter = {
  staffId: string
  action: string
  application: string
  from: string
  to: string
}

export const noFilter: AuditFilter = { staffId: '', action: '', application: '', from: '', to: '' }

const names = ['staffId', 'action', 'application', 'from', 'to'] as const

/** The filter in the address of the page; what makes no sense there is left out. */
export function filterIn(query: URLSearchParams): AuditFilter {
  const filter = { ...noFilter }
  for (const name of names) filter[name] = query.get(name) ?? ''
  const wrong = wrongIn(filter).map(({ name }) => name)
  for (const name of wrong) filter[name] = ''
  if (!isAction(filter.action)) filter.action = ''
  return filter
}

/** The filter as an address: what is empty does not stand in it, an application by its reference. */
export function addressOf(filter: AuditFilter): URLSearchParams {
  const id = parseReference(filter.application)
  const values = { ...filter, application: id === null ? '' : referenceOf(id) }
  return new URLSearchParams(
    names.flatMap((name) => (values[name].trim() ? [[name, values[name].trim()]] : [])),
  )
}

export type Wrong = WrongDay | Readonly<{ name: 'application'; why: 'application.malformed' }>

/** What cannot be asked for, each with the field that it is about. */
export function wrongIn(filter: AuditFilter): Wrong[] {
  const isReference = !filter.application.trim() || parseReference(filter.application) !== null
  return [
    ...(isReference ? [] : [{ name: 'application', why: 'application.malformed' } as const]),
    ...wrongDaysIn(filter),
  ]
}

/** The filter as the server is asked. */
export function questionOf(filter: AuditFilter) {
  const applicationId = parseReference(filter.application)
  return {
    ...(filter.staffId ? { staffId: filter.staffId } : {}),
    ...(isAction(filter.action) ? { action: filter.action } : {}),
    ...(applicationId === null ? {} : { applicationId }),
    ...(filter.from ? { from: filter.from } : {}),
    ...(filter.to ? { to: filter.to } : {}),
  }
}

function isAction(text: string): text is AuditAction {
  return auditActions.some((action) => action === text)
}
