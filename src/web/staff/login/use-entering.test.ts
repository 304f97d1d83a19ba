import { expect, test } from 'vitest'
import { cameFrom } from './use-entering.ts'

test.each(['/admin/audit', '/admin?status=paid&search=a', '/admin/applications/7#history'])(
  'goes back to %s',
  (page) => expect(cameFrom(page)).toBe(page),
)

test.each([
  undefined,
  null,
  7,
  '',
  '/',
  '/admin',
  '/admin-login',
  '/administrator',
  '//evil.example/admin',
  '/admin//evil.example',
  '/admin/../status',
  'https://evil.example/admin',
  'javascript:alert(1)',
  '/admin/\\evil.example',
  ' /admin',
  '/status?from=/admin',
])('does not follow %j', (asked) => expect(cameFrom(asked)).toBe('/admin?queue=due'))
