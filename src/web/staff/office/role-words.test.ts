import { expect, test } from 'vitest'
import { permissionsOf, type Role, roles } from '#domain/permission.ts'
import { addedBy, roleBelow } from './role-words.ts'

/** What the screen says of a role, read out to the end. */
function told(role: Role): string[] {
  const below = roleBelow(role)
  return [...(below ? told(below) : []), ...addedBy(role)]
}

test.each(roles)('what is said of %s is all that it may do, and nothing else', (role) => {
  expect(told(role).sort()).toEqual([...permissionsOf(role)].sort())
})

test('every role adds something', () => {
  for (const role of roles) expect(addedBy(role)).not.toEqual([])
  expect(roleBelow('viewer')).toBeNull()
})
