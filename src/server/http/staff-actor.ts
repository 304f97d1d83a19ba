import type { StaffLanguage } from '#domain/reference/languages.ts'
import type { AuditAction } from '#domain/staff/audit.ts'
import type { Authority, Permission, RoleId } from '#domain/staff/permission.ts'
import type { TraceEntry } from '../data/staff/audit.ts'
import type { Tx } from '../platform/db/database.ts'

/** The authenticated member of staff. */
export type StaffActor = {
  id: string
  /** Shown to colleagues. */
  name: string
  /** Shown to travellers. */
  displayName: string
  email: string
  role: RoleId
  /** Set for custom roles. */
  roleName: string | null
  /** The role's current permissions, read for each request. */
  authority: Authority
  /** The session of this browser. */
  sessionId: string
  language: StaffLanguage
  /** Authenticated by password, code or passkey within the last ten minutes. */
  isConfirmed: boolean
}

/** The authenticated member of staff and their session. */
export type SignedIn = {
  staff: Omit<StaffActor, 'isConfirmed'>
  /** Last authentication by password, code or passkey. */
  confirmedAt: Date
  /** The second factor is required and not yet shown in this session. */
  lacksSecondFactor: boolean
}

/** Writes the route's audit entry in the transaction of the change. */
export type Trace = (tx: Tx, entry?: TraceEntry) => Promise<void>

/** Access and audit rules of a staff route. */
export type StaffRules = {
  /** All are required; null: any member of staff. */
  permission: Permission | readonly Permission[] | null
  /** Null only where nothing changes and no traveller's data is shown. */
  audit: AuditAction | null
  /** Requires authentication within the last ten minutes. */
  confirm?: true
  /** Allowed before the required second factor is set up. */
  beforeSecondFactor?: true
}
