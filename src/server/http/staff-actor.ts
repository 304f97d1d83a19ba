import type { StaffLanguage } from '#domain/reference/languages.ts'
import type { AuditAction } from '#domain/staff/audit.ts'
import type { Authority, Permission, RoleId } from '#domain/staff/permission.ts'
import type { TraceEntry } from '../data/staff/audit.ts'
import type { Tx } from '../platform/db/database.ts'

/** The member of staff under whose name a request acts. */
export type StaffActor = {
  id: string
  /** For colleagues. */
  name: string
  /** For travellers. */
  displayName: string
  email: string
  role: RoleId
  /** Of a composed role. */
  roleName: string | null
  /** As the role is composed now: asked anew for each request. */
  authority: Authority
  /** Of this browser. */
  sessionId: string
  language: StaffLanguage
  /** The password, a code or a passkey was given within the last ten minutes. */
  isConfirmed: boolean
}

/** Who is signed in, and how surely we know. */
export type SignedIn = {
  staff: Omit<StaffActor, 'isConfirmed'>
  /** When the password, a code or a passkey was last given. */
  confirmedAt: Date
  /** True when the owner asks for a second factor and this session has shown none. */
  lacksSecondFactor: boolean
}

/** Writes the entry of the row's action into the audit, in the transaction of the change itself. */
export type Trace = (tx: Tx, entry?: TraceEntry) => Promise<void>

/** Who among the staff may call a row, and what the audit keeps of it. */
export type StaffRules = {
  /** Of several each is needed; null: any member of staff. */
  permission: Permission | readonly Permission[] | null
  /** null only for what neither changes anything nor shows a traveller's data. */
  audit: AuditAction | null
  /** The password, a code or a passkey was given within the last ten minutes. */
  confirm?: true
  /** Open to those who still have to set up the second factor that the owner asks for. */
  beforeSecondFactor?: true
}
