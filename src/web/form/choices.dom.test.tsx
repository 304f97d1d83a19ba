import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CheckboxField } from './CheckboxField.tsx'
import { RadioCards } from './RadioCards.tsx'
import { SelectField } from './SelectField.tsx'
import { descriptionOf, errorOn, renderForm } from './test-support.tsx'

const values = { visa: '', port: '', consent: false }
const visas = [
  { value: 'tourist', title: 'Tourist', text: 'Up to 90 days', aside: '$50' },
  { value: 'transit', title: 'Transit' },
  { value: 'multiple', title: 'Multiple' },
]
const ports = [
  { value: 'air-dar', label: 'Dar es Salaam' },
  { value: 'air-znz', label: 'Zanzibar' },
]

test('cards are radios under one question, whose error is theirs; a link leads to the first', () => {
  const cards = <RadioCards name="visa" label="Kind of visa" hint="One of three" options={visas} />
  renderForm(cards, { values, issues: [errorOn('visa', 'Choose one')] })
  const question = screen.getByRole('group', { name: 'Kind of visa' })
  expect(descriptionOf(question)).toBe('One of three Error: Choose one')
  const radios = screen.getAllByRole('radio')
  const marks = radios.map((radio) => radio.getAttribute('aria-invalid'))
  expect(marks).toEqual(['true', 'true', 'true'])
  expect(document.getElementById('field-visa')).toBe(radios[0])
})

test('a card is chosen anywhere on it, and says so', async () => {
  const onChoose = vi.fn()
  const cards = <RadioCards name="visa" label="Kind" options={visas} onChoose={onChoose} />
  const { user, fields } = renderForm(cards, { values })
  await user.click(screen.getByText('Up to 90 days'))
  expect(fields.get('visa')).toBe('tourist')
  expect(onChoose).toHaveBeenCalledWith('tourist')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Tourist/ }).checked).toBe(true)
})

test('a list is the browser’s own, begins with no choice and says its error', async () => {
  const list = <SelectField name="port" label="Arrival" empty="Choose" options={ports} />
  const form = renderForm(list, { values })
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Arrival' })
  expect(select.selectedOptions[0]?.textContent).toBe('Choose')
  form.change({ issues: [errorOn('port', 'Choose a port')] })
  expect(descriptionOf(select)).toBe('Error: Choose a port')
  expect(select.getAttribute('aria-invalid')).toBe('true')
  await form.user.selectOptions(select, 'Zanzibar')
  expect(form.fields.get('port')).toBe('air-znz')
})

test('a box is never ticked in advance; its words tick it, and a key', async () => {
  const onTick = vi.fn()
  const field = <CheckboxField name="consent" label="I agree" hint="To both" onTick={onTick} />
  const { user, fields } = renderForm(field, { values })
  const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' })
  expect(tick.checked).toBe(false)
  expect(descriptionOf(tick)).toBe('To both')
  await user.click(screen.getByText('I agree'))
  expect(fields.get('consent')).toBe(true)
  await user.keyboard(' ')
  expect(fields.get('consent')).toBe(false)
  expect(onTick.mock.calls).toEqual([[true], [false]])
})
