import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { descriptionOf } from '../../form/test-support.tsx'
import { box, ok, problem, renderStaff, retype, serve } from '../test-support.tsx'
import { LoginPage } from './LoginPage.tsx'

const route = 'POST /api/admin/login'
const before = (emailRequired = true) => ({
  'GET /api/admin/login': ok({ emailRequired }),
  'GET /api/auth/user': problem(401, 'request.unauthorized'),
})
const secret = () => screen.getByLabelText<HTMLInputElement>('Password')
const button = (name = 'Sign in') => screen.getByRole('button', { name })
const given = (sent: ReturnType<typeof serve>) =>
  sent.filter((each) => each.route === route).map(({ body }) => body)

async function open() {
  const view = renderStaff(<LoginPage />)
  await screen.findByLabelText('Password')
  return view
}

test('asks for both at their fields; a wrong password is said at its own, selected, and the address stays', async () => {
  const sent = serve({ ...before(), [route]: problem(401, 'staff.invalid-password') })
  const { user } = await open()
  await user.click(button())
  expect(descriptionOf(box('Email'))).toContain('Enter your email address')
  expect(descriptionOf(secret())).toContain('Enter your password')
  expect(document.activeElement).toBe(box('Email'))
  expect(given(sent)).toEqual([])
  await user.type(box('Email'), 'ann@example.com')
  await user.type(secret(), 'wrong')
  await user.click(button('Show the password'))
  expect(secret().type).toBe('text')
  expect(screen.getByText('The password is shown')).toBeTruthy()
  await user.click(button())
  await screen.findByText('Login Failed - Invalid password')
  expect(secret().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(secret())
  expect([secret().selectionStart, secret().selectionEnd]).toEqual([0, 5])
  expect(box('Email').value).toBe('ann@example.com')
})

test('a code is asked for after the password; a wrong one stays to be mended, and starting again forgets the password', async () => {
  const answers = [problem(401, 'staff.code-required'), problem(401, 'staff.code-wrong')]
  const sent = serve({ ...before(), [route]: answers })
  const { user } = await open()
  await user.type(box('Email'), 'ann@example.com')
  await user.type(secret(), 'four words')
  await user.click(button())
  const code = await screen.findByRole('textbox', { name: 'Code' })
  await waitFor(() => expect(document.activeElement).toBe(code))
  await user.click(button())
  expect(descriptionOf(code)).toContain('Enter the code of your authenticator app')
  await user.type(code, ' 000000 ')
  await user.click(button())
  await screen.findByText('Login Failed - Invalid code')
  expect(box('Code').getAttribute('aria-invalid')).toBe('true')
  const typed = { email: 'ann@example.com', password: 'four words' }
  expect(given(sent).at(-1)).toEqual({ ...typed, code: '000000' })
  await user.click(button('Start again'))
  expect([secret().value, box('Email').value]).toEqual(['', 'ann@example.com'])
})

test('what was wrong before is not said any more once the password is right', async () => {
  const answers = [problem(401, 'staff.invalid-password'), problem(401, 'staff.code-required')]
  serve({ ...before(false), [route]: answers })
  const { user } = await open()
  await user.type(secret(), 'wrong')
  await user.click(button())
  await screen.findByText('Login Failed - Invalid password')
  await retype(user, secret(), 'four words')
  await user.click(button())
  await screen.findByRole('textbox', { name: 'Code' })
  await waitFor(() => expect(screen.queryByText('Login Failed - Invalid password')).toBeNull())
})

test('too many tries and no connection are said above the form, not at a field', async () => {
  serve({
    ...before(false),
    [route]: [problem(429, 'request.too-many', { seconds: 60 }), 'no answer'],
  })
  const { user } = await open()
  await user.type(secret(), 'four words')
  await user.click(button())
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Too many attempts\. Try again at /,
  )
  await user.click(button())
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toMatch(/Too many/))
  expect(secret().getAttribute('aria-invalid')).not.toBe('true')
  expect(secret().value).toBe('four words')
})
