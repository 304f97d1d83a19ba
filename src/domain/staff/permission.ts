/** What a member of staff is; each role includes what stands after it. */
export const roles = ['owner', 'manager', 'agent', 'viewer'] as const
export type Role = (typeof roles)[number]

export const permissions = [
  'application.read',
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
  'refund.make',
  'audit.read',
  'person.export',
  'person.erase',
  'staff.manage',
  'setting.manage',
] as const
/**
 * One thing that may be done. `application.work`: status, notes, assigning, looking through documents.
 * `application.override`: to file or approve against the guard, with a written reason.
 * `work.give-out`: the rules by which work is given out, and who of the colleagues is in.
 */
export type Permission = (typeof permissions)[number]

const viewer: readonly Permission[] = ['application.read', 'letter.read', 'chat.read']
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

/** The one table of who may do what: screens show by it, the server refuses by it. */
export function permissionsOf(role: Role): readonly Permission[] {
  return granted[role]
}

export function may(role: Role, permission: Permission): boolean {
  return granted[role].includes(permission)
}
