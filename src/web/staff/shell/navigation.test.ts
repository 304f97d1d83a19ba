import { expect, test } from 'vitest'
import { placePath } from '../parts/paths.ts'
import { isWithin, listedAt, openPlaces, pageOf, places } from './navigation.ts'

test.each([
  ['/admin', ''],
  ['/admin/', ''],
  ['/admin/applications/12', ''],
  ['/admin/applications/12/documents', ''],
  ['/admin/letters', 'letters'],
  ['/admin/account', 'account'],
  ['/admin/chat/00000000-0000-4000-8000-000000000001', 'chat'],
])('%s is the page "%s"', (pathname, page) => expect(pageOf(pathname)).toBe(page))

test('every page lies in one place', () => {
  for (const place of places)
    for (const { name } of place.pages)
      expect(places.filter((each) => isWithin(each, placePath(name)))).toEqual([place])
})

test.each([
  ['everything', () => true, ['', 'chat', 'payments', 'reports', 'settings']],
  ['emails alone', (permission: string) => permission === 'letter.read', ['chat', 'settings']],
  ['nothing', () => false, ['settings']],
])('who may %s begins at the first open page of each place', (_, may, first) => {
  expect(openPlaces(may).map(({ pages }) => pages[0]?.name)).toEqual(first)
})

test.each([
  ['/admin/payments/disputes/7', 'money.read'],
  ['/admin/settings', undefined],
  ['/admin/settings/office', undefined],
  ['/admin/settings/filing-form', 'application.read'],
  ['/admin/settings/messengers', 'setting.manage'],
  ['/admin/settings/rules', 'rules.manage'],
  ['/admin/chat/email/7', ['chat.read', 'letter.read']],
  ['/admin/staff', 'staff.manage'],
  ['/admin/email-test/', 'letter.send'],
])('%s asks for %s', (pathname, permission) =>
  expect(listedAt(pathname)?.permission).toEqual(permission),
)
