import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CountryField } from './CountryField.tsx'
import { descriptionOf, errorOn, renderForm } from './test-support.tsx'

const values = { country: '', other: '' }
const field = (
  <CountryField name="country" label="Nationality" hint="Type part of the name" withBadges />
)
const box = (name = 'Nationality') => screen.getByRole<HTMLInputElement>('combobox', { name })
// By attribute, not by role: computing two hundred roles takes seconds.
const options = () => [...document.querySelectorAll('[role=listbox] > [role=option]')]
const activeOption = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent

test('typing filters, says how many there are, and Enter chooses without sending the form', async () => {
  const form = renderForm(field, { values })
  const { user, fields } = form
  expect(box().getAttribute('aria-expanded')).toBe('false')
  expect(descriptionOf(box())).toBe('Type part of the name')
  form.change({ issues: [errorOn('country', 'Choose a country')] })
  expect(descriptionOf(box())).toBe('Type part of the name Error: Choose a country')
  expect(box().getAttribute('aria-invalid')).toBe('true')
  await user.type(box(), 'norw')
  expect(options()).toHaveLength(1)
  expect(screen.getByText('1 country')).toBeDefined()
  expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  await user.keyboard('{Enter}')
  expect(fields.get('country')).toBe('NO')
  expect(box().value).toBe('Norway')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(box())
})

test('arrows move through the options and round their ends, Escape closes', async () => {
  const { user, fields } = renderForm(field, { values })
  await user.type(box(), 'ni')
  const first = activeOption()
  await user.keyboard('{ArrowDown}')
  expect(activeOption()).not.toBe(first)
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(activeOption()).toBe(options().at(-1)?.textContent)
  await user.keyboard('{ArrowDown}')
  expect(activeOption()).toBe(first)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(fields.get('country')).toBe('')
})

test('what names one country beyond doubt counts on leaving, what does not stays to be mended', async () => {
  const { user, fields } = renderForm(field, { values })
  await user.type(box(), 'kenya')
  // Whether its passport needs a visa stands beside each.
  expect(options()[0]?.textContent).toContain('Visa-Free')
  await user.tab()
  expect(fields.get('country')).toBe('KE')
  await user.clear(box())
  await user.type(box(), 'Atlantis')
  expect(screen.getByText(/^No country found\. /)).toBeDefined()
  await user.tab()
  expect(fields.get('country')).toBe('')
  expect(box().value).toBe('Atlantis')
})

test('the button opens all countries, at the one that is chosen, and closes them', async () => {
  const { user } = renderForm(field, { values: { ...values, country: 'NO' } })
  const button = screen.getByRole('button', { name: /^Show all countries ./ })
  const country = box()
  await user.click(button)
  expect(options().length).toBeGreaterThan(190)
  const active = document.getElementById(country.getAttribute('aria-activedescendant') ?? '')
  expect(active?.textContent).toContain('Norway')
  expect(options().filter((each) => each.getAttribute('aria-selected') === 'true')).toEqual([
    active,
  ])
  await user.click(button)
  expect(options()).toHaveLength(0)
})
