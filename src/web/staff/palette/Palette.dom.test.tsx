import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleItem, ok, renderStaff, serve } from '../test-support.tsx'
import { Palette } from './Palette.tsx'

const places = [
  { name: 'letters', words: 'staff.shell.nav.letters' },
  { name: 'audit', words: 'staff.shell.nav.audit' },
] as const

const show = () => {
  serve({
    'GET /api/admin/applications': ok({
      items: [exampleItem(7)],
      nextCursor: null,
      total: 1,
      totalIsExact: true,
    }),
  })
  return renderStaff(<Palette places={places} onClose={() => {}} />)
}
const input = () => screen.getByRole('combobox')

test('finds an application, and tells which one is meant', async () => {
  const { user, path } = show()
  await user.type(input(), 'salehe')
  const option = await screen.findByRole('option', { name: /TZ-000007/ })
  await waitFor(() => expect(input().getAttribute('aria-activedescendant')).toBe(option.id))
  await user.keyboard('{Enter}')
  expect(path()).toBe('/admin/applications/7')
})

test('goes through what fits, around the ends, and says when nothing does', async () => {
  const { user } = show()
  await user.type(input(), '{ArrowUp}')
  const [, audit] = screen.getAllByRole('option')
  expect(input().getAttribute('aria-activedescendant')).toBe(audit?.id)
  await user.type(input(), 'zzzz')
  expect(screen.queryByRole('option')).toBeNull()
  expect(screen.getByText('Nothing matches')).toBeTruthy()
})
