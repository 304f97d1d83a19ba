import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Form } from './Form.tsx'
import { TextField } from './TextField.tsx'
import { errorOn, renderForm } from './test-support.tsx'

const values = { name: '', city: '' }
const both = (
  <>
    <TextField name="name" label="Name" />
    <TextField name="city" label="City" />
  </>
)
const issues = [
  errorOn('name', 'Enter a name'),
  errorOn('city', 'Enter a city'),
  { path: 'city', text: 'Rather far', severity: 'warning' as const },
]

test('a failed try sums up the errors until all is mended, in the title too; each line leads to its field', async () => {
  const form = renderForm(both, { values })
  form.change({ tries: 1, issues })
  const summary = screen.getByRole('alert', { name: 'Form Error' })
  expect(document.activeElement).toBe(summary)
  const lines = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(lines).toEqual(['Enter a name', 'Enter a city'])
  expect(document.title).toBe('Error: Form')
  await form.user.click(screen.getByRole('link', { name: 'Enter a city' }))
  const city = screen.getByRole('textbox', { name: 'City' })
  await waitFor(() => expect(document.activeElement).toBe(city))
  // Only another attempt moves the focus, not new issues.
  form.change({ tries: 1, issues: issues.slice(1) })
  expect(document.activeElement).toBe(city)
  form.change({ tries: 2, issues: issues.slice(1) })
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  form.change({ tries: 2, issues: [] })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.title).toBe('Form')
})

test.each([
  ['only what is missing', [true, true], 1],
  ['a mistake as well', [true, false], 0],
])('asks to fill in the required fields for %s', (_, missing, count) => {
  const lines = missing.map((isMissing, index) => ({
    ...errorOn(index === 0 ? 'name' : 'city', 'Enter it'),
    ...(isMissing && { isMissing }),
  }))
  renderForm(<ErrorSummary lines={lines} tries={0} />, { values })
  expect(screen.queryAllByText('Please fill all required fields')).toHaveLength(count)
})

test('far from its fields the first of them takes the focus instead; a line may bring its field first', async () => {
  const onGo = vi.fn()
  const lines = [errorOn('name', 'Enter a name'), { ...errorOn('city', 'Enter a city'), onGo }]
  const { user } = renderForm(
    <>
      {both}
      <ErrorSummary lines={lines} tries={1} focusField />
    </>,
    { values },
  )
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  await user.click(screen.getByRole('link', { name: 'Enter a city' }))
  expect(onGo).toHaveBeenCalledTimes(1)
})

test('is sent once at a time, and never in the address', async () => {
  const onSubmit = vi.fn()
  const form = (
    <Form title="Inner" issues={[]} tries={0} pending onSubmit={onSubmit}>
      <button type="submit">Pay</button>
    </Form>
  )
  const { user } = renderForm(null, { values, onSubmit: vi.fn() }, form)
  await user.click(screen.getByRole('button', { name: 'Pay' }))
  expect(onSubmit).not.toHaveBeenCalled()
  const element = screen.getByRole('button', { name: 'Pay' }).closest('form')
  expect(element?.getAttribute('method')).toBe('dialog')
  expect(element?.getAttribute('aria-busy')).toBe('true')
  expect(element?.noValidate).toBe(true)
})

test('leaving asks first while something is unsaved, and only then', () => {
  const form = (unsaved: boolean) => (
    <Form title="Inner" issues={[]} tries={0} unsaved={unsaved} onSubmit={() => undefined}>
      Fields
    </Form>
  )
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  renderForm(null, { values }, form(false))
  expect(leave()).toBe(false)
  renderForm(null, { values }, form(true))
  expect(leave()).toBe(true)
})
