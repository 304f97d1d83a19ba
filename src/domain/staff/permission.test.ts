import { expect, test } from 'vitest'
import { authorityOf, may, permissions, permissionsOf, roles } from './permission.ts'

test('each role may what the next one may, and more', () => {
  for (const [at, role] of roles.entries()) {
    const next = roles[at + 1]
    if (!next) continue
    expect(permissionsOf(role)).toEqual(expect.arrayContaining([...permissionsOf(next)]))
    expect(permissionsOf(role).length).toBeGreaterThan(permissionsOf(next).length)
  }
})

test('what gives power over colleagues, money or data is not for everybody', () => {
  const whoMay = (permission: (typeof permissions)[number]) =>
    roles.filter((role) => may(authorityOf(role, null), permission))
  expect(whoMay('staff.manage')).toEqual(['owner'])
  expect(whoMay('setting.manage')).toEqual(['owner'])
  expect(whoMay('rules.manage')).toEqual(['owner'])
  expect(whoMay('health.read')).toEqual(['owner'])
  const ofData = ['audit.read', 'person.export', 'person.erase', 'application.export'] as const
  for (const permission of ['refund.make', ...ofData] as const) {
    expect(whoMay(permission)).toEqual(['owner', 'manager'])
  }
  expect(whoMay('application.approve')).toEqual(['owner', 'manager', 'agent'])
  const reading = ['application.read', 'document.read', 'letter.read', 'chat.read']
  expect(permissionsOf('viewer')).toEqual(reading)
  expect(permissionsOf('owner')).toEqual(permissions)
})
