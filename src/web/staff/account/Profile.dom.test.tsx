import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { descriptionOf } from '../../form/test-support.tsx'
import {
  box,
  button,
  exampleAccount,
  ok,
  problem,
  renderStaff,
  retype,
  serve,
} from '../test-support.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { Profile } from './Profile.tsx'

const account = exampleAccount()
const secret = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const changed = 'PATCH /api/admin/account'
const password = 'POST /api/admin/password'
const profile = () => renderStaff(<Profile account={account} />)
const passwords = () => renderStaff(<ChangePassword account={account} />)

test('holds what is known, says which name travellers see, and sends what was changed', async () => {
  const sent = serve({ [changed]: ok(account) })
  const { user } = profile()
  expect([box('Name').value, box('Email').value]).toEqual(['Ann Mushi', 'ann@example.com'])
  const seen = () => screen.getByText('Travellers see').parentElement?.textContent
  expect(seen()).toBe('Travellers seeAnn')
  await user.type(box('Name for travellers (optional)'), ' Visa desk ')
  expect(seen()).toBe('Travellers seeVisa desk')
  await user.click(button('Save'))
  await screen.findByText('Your details are saved')
  expect(sent[0]?.body).toEqual({
    ...{ name: 'Ann Mushi', displayName: 'Visa desk' },
    ...{ email: 'ann@example.com', language: 'en' },
  })
})

test('a name and a whole address are needed; a new address waits, and the old one stands until then', async () => {
  const sent = serve({ [changed]: ok(account) })
  const { user } = profile()
  await user.clear(box('Name'))
  await retype(user, box('Email'), 'Ann@')
  await user.click(button('Save'))
  expect(descriptionOf(box('Name'))).toContain('Enter your name')
  expect(descriptionOf(box('Email'))).toContain('such as name@example.com')
  expect(sent).toEqual([])
  await user.type(box('Name'), 'Ann')
  await user.type(box('Email'), 'new.example')
  await user.click(button('Save'))
  await screen.findByText('ann@new.example is waiting to be confirmed')
  expect(box('Email').value).toBe('ann@example.com')
})

test('a password needs the old one and the new one, which go as they are typed, and stand there no longer', async () => {
  const sent = serve({ [password]: ok() })
  const { user } = passwords()
  await user.click(button('Change password'))
  expect(descriptionOf(secret('Current password'))).toContain('Enter your current password')
  expect(descriptionOf(secret('New password'))).toContain('Choose a new password')
  expect(sent).toEqual([])
  await user.type(secret('Current password'), ' old one ')
  await user.type(secret('New password'), 'wide river of nine boats')
  await user.click(button('Change password'))
  await screen.findByText('Your password is changed')
  expect(sent[0]?.body).toEqual({ current: ' old one ', next: 'wide river of nine boats' })
  expect([secret('Current password').value, secret('New password').value]).toEqual(['', ''])
})

test.each([
  ['staff.invalid-password', 'Current password', 'This is not your current password'],
  ['staff.password-weak', 'New password', ''],
])('%s is said at the field it is about', async (code, name, words) => {
  serve({ [password]: problem(422, code) })
  const { user } = passwords()
  await user.type(secret('Current password'), 'old')
  await user.type(secret('New password'), 'new')
  await user.click(button('Change password'))
  await screen.findByText(/^Error:/)
  expect(secret(name).getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(secret(name))).toContain(words)
  expect(secret('New password').value).toBe('new')
})
