import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DateField } from './DateField.tsx'
import { focusIssue } from './issues.tsx'
import { descriptionOf, errorOn, renderForm } from './test-support.tsx'

const values = { born: { day: '', month: '', year: '' } }
const field = <DateField name="born" label="Date of birth" hint="As in the passport" />
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const invalid = () =>
  screen.getAllByRole('textbox').map((part) => part.getAttribute('aria-invalid') === 'true')

test('is three text boxes under one question, which ask for digits', async () => {
  const { user, fields } = renderForm(field, { values })
  const question = screen.getByRole('group', { name: 'Date of birth' })
  expect(descriptionOf(question)).toBe('As in the passport')
  for (const part of screen.getAllByRole('textbox')) {
    expect(part.getAttribute('inputmode')).toBe('numeric')
  }
  await user.type(box('Day'), '04')
  await user.keyboard('May')
  await user.tab()
  await user.keyboard('1990')
  expect(fields.get('born')).toEqual({ day: '04', month: 'May', year: '1990' })
})

test('an error of the whole is every part’s, an error of one part its own', () => {
  const form = renderForm(field, { values, issues: [errorOn('born', 'Enter a date')] })
  expect(invalid()).toEqual([true, true, true])
  expect(descriptionOf(screen.getByRole('group'))).toContain('Error: Enter a date')
  form.change({ issues: [errorOn('born', 'No such month', 'month')] })
  expect(invalid()).toEqual([false, true, false])
  expect(descriptionOf(box('Month'))).toContain('No such month')
  // A link to a part at fault leads there.
  for (const [part, name] of Object.entries({ day: 'Day', month: 'Month', year: 'Year' })) {
    focusIssue({ path: 'born', part })
    expect(document.activeElement).toBe(box(name))
  }
})

test('digits alone fill in a whole date, and Backspace leads back', async () => {
  const { user, fields } = renderForm(field, { values })
  await user.click(box('Day'))
  await user.keyboard('2731990')
  expect(fields.get('born')).toEqual({ day: '27', month: '3', year: '1990' })
  expect(document.activeElement).toBe(box('Year'))
  await user.keyboard('{Backspace>5/}')
  expect(document.activeElement).toBe(box('Month'))
  expect(fields.get('born.month')).toBe('3')
  await user.keyboard('{Backspace>2/}')
  expect(document.activeElement).toBe(box('Day'))
  expect(fields.get('born')).toEqual({ day: '27', month: '', year: '' })
})

test.each(['{Tab}', '/', '.', '-', ' '])('moving on with %j does not skip a field', async (key) => {
  const { user, fields } = renderForm(field, { values })
  await user.click(box('Day'))
  await user.keyboard(`27${key}3${key}1990`)
  expect(fields.get('born')).toEqual({ day: '27', month: '3', year: '1990' })
  await user.click(box('Day'))
  await user.keyboard('{Tab}')
  expect(document.activeElement).toBe(box('Month'))
})

test('a whole date is pasted into any of the three, anything else into the one alone', async () => {
  const { user, fields } = renderForm(field, { values })
  await user.click(box('Year'))
  await user.paste('27 March 1990')
  expect(fields.get('born')).toEqual({ day: '27', month: 'March', year: '1990' })
  await user.clear(box('Year'))
  await user.paste('1991')
  expect(fields.get('born')).toEqual({ day: '27', month: 'March', year: '1991' })
})

test('a day that its month never had is left as it is typed', async () => {
  const { user, fields } = renderForm(field, { values })
  await user.click(box('Day'))
  await user.keyboard('3121990')
  await user.tab()
  expect(fields.get('born')).toEqual({ day: '31', month: '2', year: '1990' })
  expect(screen.queryByRole('status')).toBeNull()
})

test('mending leads nowhere; a day that its month lost becomes the last one on leaving, and that is said', async () => {
  const { user, fields } = renderForm(field, {
    values: { born: { day: '3', month: '3', year: '1990' } },
  })
  await user.click(box('Day'))
  await user.keyboard('{End}1')
  expect(document.activeElement).toBe(box('Day'))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.clear(box('Month'))
  await user.keyboard('2')
  expect(fields.get('born.day')).toBe('31')
  await user.tab()
  await user.tab()
  expect(fields.get('born.day')).toBe('28')
  expect(screen.getByRole('status').textContent).toContain('28')
  await user.type(box('Day'), '{Backspace}')
  expect(screen.queryByRole('status')).toBeNull()
})
