import type { AnswerOf } from '#client/route.ts'
import { type Permission, permissionsOf, type Role, roles } from '#domain/staff/permission.ts'

export type Staff = AnswerOf<'GET /api/admin/staff'>
export type Colleague = Staff['items'][number]
export type OwnRole = Staff['roles'][number]
export type OpenInvitation = Staff['invitations'][number]

/** Whether nobody else could stand in as owner: then role and account stay as they are. */
export function isLastOwner(colleague: Colleague, items: readonly Colleague[]): boolean {
  const active = items.filter(({ role, disabledAt }) => role === 'owner' && disabledAt === null)
  return active.length === 1 && active[0]?.id === colleague.id
}

/** Those who can sign in first, then the disabled; each by name. */
export function inOrder(items: readonly Colleague[], language: string): readonly Colleague[] {
  const collator = new Intl.Collator(language)
  return items.toSorted(
    (a, b) =>
      Number(a.disabledAt !== null) - Number(b.disabledAt !== null) ||
      collator.compare(a.name, b.name),
  )
}

/** The role that comes after this one, whose permissions it includes. */
export function roleBelow(role: Role): Role | null {
  return roles[roles.indexOf(role) + 1] ?? null
}

/** What a role may do that the one below it may not. */
export function addedBy(role: Role): readonly Permission[] {
  const below = roleBelow(role)
  const inherited = below ? permissionsOf(below) : []
  return permissionsOf(role).filter((permission) => !inherited.includes(permission))
}
