import type { Cents } from '../money/money.ts'

/** The roles that every installation has; each includes what stands after it. Nobody changes them. */
export const roles = ['owner', 'manager', 'agent', 'viewer'] as const
export type Role = (typeof roles)[number]

/** A role that somebody has: one of those, or the id of one that the owner composed. */
export type RoleId = string

export function isShipped(role: RoleId): role is Role {
  return roles.some((each) => each === role)
}

export const permissions = [
  'application.read',
  'document.read',
  'letter.read',
  'chat.read',
  'chat.answer',
  'application.work',
  'application.approve',
  'application.override',
  'letter.send',
  'application.export',
  'money.read',
  'report.read',
  'work.give-out',
  'template.manage',
  'refund.make',
  'audit.read',
  'health.read',
  'person.export',
  'person.erase',
  'staff.manage',
  'setting.manage',
] as const
/**
 * One thing that may be done. `document.read`: pictures and files of documents and visas, however they are
 * handed over; without it an application shows its answers alone. `application.work`: status, notes, assigning, looking through documents.
 * `application.override`: to file or approve against the guard, with a written reason.
 * `work.give-out`: the rules by which work is given out, and who of the colleagues is in.
 * `health.read`: how the installation is: nodes, queues, disks, backups; nothing of any traveller.
 * `template.manage`: to change and remove templates that colleagues share.
 */
export type Permission = (typeof permissions)[number]

const viewer: readonly Permission[] = [
  'application.read',
  'document.read',
  'letter.read',
  'chat.read',
]
const agent: readonly Permission[] = [
  ...viewer,
  'chat.answer',
  'application.work',
  'application.approve',
  'letter.send',
]
const manager: readonly Permission[] = [
  ...agent,
  'application.override',
  'application.export',
  'money.read',
  'report.read',
  'work.give-out',
  'template.manage',
  'refund.make',
  'audit.read',
  'person.export',
  'person.erase',
]

const granted: Readonly<Record<Role, readonly Permission[]>> = {
  viewer,
  agent,
  manager,
  owner: permissions,
}

/** What somebody may do: screens show by it, the server refuses by it. */
export type Authority = {
  readonly permissions: readonly Permission[]
  /** The most that may have gone back by hand of one application once they pay back; null: no limit. */
  readonly refundLimitCents: Cents | null
}

/** The one table of who may do what. */
export function permissionsOf(role: Role): readonly Permission[] {
  return granted[role]
}

/** What a role allows: of a shipped one by the table, of an own one as the owner composed it. */
export function authorityOf(
  role: RoleId,
  own: { permissions: readonly Permission[] | null; refundLimitCents: Cents | null } | null,
): Authority {
  if (isShipped(role)) return { permissions: granted[role], refundLimitCents: null }
  return { permissions: own?.permissions ?? [], refundLimitCents: own?.refundLimitCents ?? null }
}

export function may({ permissions }: Authority, permission: Permission): boolean {
  return permissions.includes(permission)
}
