import { expect, test } from 'vitest'
import { permissionsOf, type Role, roles } from '#domain/staff/permission.ts'
import { addedBy, type Colleague, inOrder, isLastOwner, roleBelow } from './people.ts'

const at = '2026-11-21T09:00:00Z'
const colleague = (id: string, role: Role, disabledAt: string | null = null): Colleague => ({
  id,
  name: id,
  email: `${id}@example.com`,
  role,
  secondFactor: false,
  passkeys: 0,
  disabledAt,
  createdAt: at,
  lastSeenAt: null,
})

test('the only owner who can sign in is the last one', () => {
  const ann = colleague('ann', 'owner')
  const disabled = colleague('ben', 'owner', at)
  const items = [ann, disabled, colleague('cem', 'manager')]
  expect(items.map((each) => isLastOwner(each, items))).toEqual([true, false, false])
})

test('with a second owner nobody is', () => {
  const items = [colleague('ann', 'owner'), colleague('ben', 'owner')]
  expect(items.some((each) => isLastOwner(each, items))).toBe(false)
})

test('disabled accounts stand at the end, all by name', () => {
  const items = [
    colleague('Zoe', 'viewer'),
    colleague('Adam', 'owner', at),
    colleague('eva', 'agent'),
    colleague('Éric', 'agent'),
  ]
  expect(inOrder(items, 'en').map(({ name }) => name)).toEqual(['Éric', 'eva', 'Zoe', 'Adam'])
})

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
