import type { Cents } from '../money/money.ts'

/** Built-in roles; each includes the following ones. They cannot be changed. */
export const roles = ['owner', 'manager', 'agent', 'viewer'] as const
export type Role = (typeof roles)[number]

/** A colleague's role: built-in, or the id of a custom one. */
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
  'rules.manage',
] as const
/**
 * A permission. `document.read`: files of documents and visas, however delivered; without it an
 * application shows its answers only. `application.work`: status, notes, assignment, document
 * review. `application.override`: filing or approving against the guard, with a written reason.
 * `work.give-out`: assignment rules, and which colleagues are in. `health.read`: state of the
 * installation (nodes, queues, disks, backups), without data of travellers. `template.manage`:
 * changing and removing shared templates. `rules.manage`: prices and rules.
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

/** What someone may do: screens adapt to it, the server enforces it. */
export type Authority = {
  readonly permissions: readonly Permission[]
  /** Maximum manual refunds of one application, including this person's next; null: no limit. */
  readonly refundLimitCents: Cents | null
}

/** The only table of permissions by role. */
export function permissionsOf(role: Role): readonly Permission[] {
  return granted[role]
}

/** The authority of a role: built-in by the table, custom as composed. */
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
