import { type Permission, permissionsOf, type Role, roles } from '#domain/permission.ts'

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
