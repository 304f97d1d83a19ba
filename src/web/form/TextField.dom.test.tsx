import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EmailField } from './EmailField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { TextField } from './TextField.tsx'
import { descriptionOf, errorOn, renderForm } from './test-support.tsx'

const values = { name: '', email: '', phone: '' }
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('is found by its label, keeps its text, and Enter submits the form', async () => {
  const onSubmit = vi.fn()
  const field = <TextField name="name" label="Full name" />
  const { user, fields } = renderForm(field, { values, onSubmit })
  await user.click(screen.getByText('Full name'))
  await user.keyboard('Asha')
  expect(fields.get('name')).toBe('Asha')
  expect(box('Full name').value).toBe('Asha')
  await user.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('says hint and error, and that it is invalid; a warning is no error', () => {
  const field = <TextField name="name" label="Full name" hint="As in the passport" />
  const form = renderForm(field, { values, issues: [errorOn('name', 'Enter a name')] })
  expect(descriptionOf(box('Full name'))).toBe('As in the passport Error: Enter a name')
  expect(box('Full name').getAttribute('aria-invalid')).toBe('true')

  form.change({ issues: [{ path: 'name', text: 'Rather long', severity: 'warning' }] })
  expect(descriptionOf(box('Full name'))).toContain('Note: Rather long')
  expect(box('Full name').hasAttribute('aria-invalid')).toBe(false)

  form.change({ issues: [errorOn('email', 'of another field')] })
  expect(descriptionOf(box('Full name'))).toBe('As in the passport')
})

test('a number reads from left to right in a page from right to left, is no word, and stays as typed', async () => {
  const field = <PhoneField name="phone" label="الهاتف" optional />
  const { user, fields } = renderForm(field, { values, language: 'ar' })
  const phone = box('الهاتف (اختياري)')
  expect(phone).toMatchObject({ type: 'tel', dir: 'ltr', autocomplete: 'tel' })
  expect(phone.getAttribute('spellcheck')).toBe('false')
  await user.type(phone, '+47 (22) 22-55-55')
  expect(fields.get('phone')).toBe('+47 (22) 22-55-55')
})

test('a misspelt address is asked about once, by the button that mends it; an error is still said', async () => {
  const form = renderForm(<EmailField name="email" label="E-mail" />, { values })
  await form.user.type(box('E-mail'), 'ada@gmial.com')
  await screen.findByRole('button', { name: /Did you mean/ })
  const text = 'Did you mean ada@gmail.com?'
  form.change({ tries: 1, issues: [{ path: 'email', text, severity: 'warning' }] })
  expect(screen.getAllByText(text)).toHaveLength(1)
  form.change({ tries: 1, issues: [errorOn('email', 'Not this one')] })
  expect(descriptionOf(box('E-mail'))).toBe('Error: Not this one')
  await form.user.click(screen.getByRole('button', { name: /Did you mean/ }))
  expect(form.fields.get('email')).toBe('ada@gmail.com')
})
