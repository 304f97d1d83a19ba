import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { descriptionOf } from '../../form/test-support.tsx'
import { button, ok, renderStaff, serve } from '../test-support.tsx'
import type { OwnRole } from './people.ts'
import { RoleDialog } from './RoleDialog.tsx'
import { Roles } from './Roles.tsx'
import { OwnRolesContext } from './use-team.ts'

const id = '00000000-0000-4000-8000-000000000001'
const desk: OwnRole = {
  ...{ id, name: 'Refund desk', permissions: ['application.read', 'refund.make'] },
  ...{ refundLimitCents: 50_00, people: 2, invitations: 0 },
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const text = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const list = () =>
  renderStaff(
    <OwnRolesContext value={[desk]}>
      <Roles />
    </OwnRolesContext>,
  )

test('a role is composed in plain words, with what each choice needs', async () => {
  const sent = serve({ 'POST /api/admin/roles': ok(desk) })
  const onClose = vi.fn()
  const { user } = renderStaff(<RoleDialog edited={null} onClose={onClose} />)
  expect(box(/^find applications/).checked).toBe(true)
  await user.click(box(/^approve/))
  expect(box(/^see and download/).checked).toBe(true)
  expect(box(/^change the status/).checked).toBe(true)
  // Without finding applications, no other permission on them is of use.
  await user.click(box(/^find applications/))
  expect(box(/^approve/).checked).toBe(false)
  await user.click(button('Save role'))
  expect(descriptionOf(text(/^Name/))).toContain('Give the role a name')
  await user.click(box(/^make refunds/))
  await user.type(text(/^Name/), ' Refund desk ')
  await user.type(text(/^Refund up to/), '50')
  await user.click(button('Save role'))
  await screen.findByText('The role Refund desk is saved')
  const { name, permissions, refundLimitCents } = desk
  expect(sent[0]?.body).toEqual({ name, permissions, refundLimitCents })
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('the list says what a role allows, and one that somebody has goes for another', async () => {
  const sent = serve({ [`DELETE /api/admin/roles/${id}`]: ok() })
  const { user } = list()
  expect(screen.getByText('refund up to $50 of an application')).toBeDefined()
  expect(screen.getByText('2 colleagues')).toBeDefined()
  await user.click(button('Remove the role Refund desk'))
  await user.click(screen.getByRole('combobox', { name: 'Role instead' }))
  const roles = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(roles).toEqual(['Viewer', 'Agent', 'Manager'])
  await user.click(screen.getByRole('option', { name: 'Agent' }))
  await user.click(button('Remove'))
  await screen.findByText('The role Refund desk is removed')
  expect(sent[0]?.query).toBe('?replacement=agent')
})
