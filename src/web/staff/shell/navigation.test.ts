import { expect, test } from 'vitest'
import { placePath } from '../parts/paths.ts'
import { placeOf, places } from './navigation.ts'

test.each([
  ['/admin', ''],
  ['/admin/', ''],
  ['/admin/applications/12', ''],
  ['/admin/applications/12/documents', ''],
  ['/admin/letters', 'letters'],
  ['/admin/account', 'account'],
  ['/admin/chat/00000000-0000-4000-8000-000000000001', 'chat'],
])('%s is the place "%s"', (pathname, place) => expect(placeOf(pathname)).toBe(place))

test('every place is found again at its address', () => {
  for (const { name } of places) expect(placeOf(placePath(name))).toBe(name)
})
