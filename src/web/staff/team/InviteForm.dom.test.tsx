import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { descriptionOf } from '../../form/test-support.tsx'
import { box, button, choose, ok, renderStaff, serve } from '../test-support.tsx'
import { ChangeRole, ColleagueLine } from './ColleagueLine.tsx'
import { InviteForm } from './InviteForm.tsx'

const route = 'POST /api/admin/staff/invitations'
const open = () => renderStaff(<InviteForm />)
const role = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

test('says what is missing, sends who, as what and in which language, and is empty for the next one', async () => {
  const sent = serve({ [route]: ok({}) })
  const { user } = open()
  await user.click(button('Send invitation'))
  expect(descriptionOf(box('Email'))).toContain('Enter the email address of your colleague')
  expect(descriptionOf(box('Name'))).toContain('Enter the name of your colleague')
  expect(role(/^Agent/).checked).toBe(true)
  expect(sent).toEqual([])
  await user.type(box('Email'), ' ben@example.com ')
  await user.type(box('Name'), 'Ben Kato')
  await choose(user, 'Language', 'Türkçe')
  await user.click(button('Send invitation'))
  await screen.findByText('The invitation is on its way to ben@example.com')
  const invited = { email: 'ben@example.com', name: 'Ben Kato', role: 'agent', language: 'tr' }
  expect(sent[0]?.body).toEqual(invited)
  expect([box('Email').value, box('Name').value]).toEqual(['', ''])
})

const ben = {
  id: 'ben',
  name: 'Ben Kato',
  email: 'ben@example.com',
  role: 'agent',
  secondFactor: false,
  passkeys: 0,
  disabledAt: null,
  createdAt: '2026-11-21T09:00:00Z',
  lastSeenAt: null,
} as const

test('another role is saved, the same is not sent at all', async () => {
  const change = 'PATCH /api/admin/staff/ben'
  const sent = serve({ [change]: ok({}) })
  const { user } = renderStaff(<ChangeRole colleague={ben} onClose={() => undefined} />)
  expect(role(/^Agent/).checked).toBe(true)
  await user.click(button('Save role'))
  expect(sent).toEqual([])
  await user.click(role(/^Manager/))
  await user.click(button('Save role'))
  await screen.findByText('Ben Kato is now Manager')
  expect(sent[0]).toMatchObject({ route: change, body: { role: 'manager' } })
})

const disabled = { ...ben, disabledAt: '2026-11-22T09:00:00Z' }
test.each([
  ['a colleague', ben, {}, ['Change role of', 'Reset sign-in of', 'Disable']],
  ['one who is disabled', disabled, {}, ['Enable']],
  ['oneself', ben, { isMe: true }, ['Change role of']],
  ['the last owner', ben, { isLastOwner: true }, []],
])('what can be done with %s', (_, colleague, change, actions) => {
  renderStaff(<ColleagueLine colleague={colleague} isMe={false} isLastOwner={false} {...change} />)
  const names = screen.queryAllByRole('button').map((each) => each.getAttribute('aria-label'))
  expect(names).toEqual(actions.map((action) => `${action} Ben Kato`))
})
