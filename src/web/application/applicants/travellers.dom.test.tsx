import { screen, within } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { emptyApplicant } from '../../form/applicant/values.ts'
import { useAll, useFields } from '../../form/fields.tsx'
import { renderForm } from '../../form/test-support.tsx'
import { Toasts } from '../../ui/Toasts.tsx'
import { useFindings } from '../use-issues.ts'
import { emptyValues, type WizardValues } from '../values.ts'
import { withPeople } from './people.ts'
import { Travellers } from './Travellers.tsx'
import { usePeople } from './use-people.ts'

function Step() {
  const [current, select] = useState(0)
  const values = useAll(useFields<WizardValues>())
  const { all, prepare } = useFindings()
  const [hasRules, setHasRules] = useState(false)
  useEffect(() => void prepare().then(setHasRules), [prepare])
  const people = usePeople({ values, check: all })
  if (!hasRules) return null
  return (
    <Toasts regionLabel="Messages" closeLabel="Close">
      <Travellers people={people} current={current} onSelect={select} />
      <p>Shown: {current + 1}</p>
    </Toasts>
  )
}

const draw = async (...names: string[]) => {
  const people = names.map((firstName) => ({ ...emptyApplicant(), firstName }))
  const drawn = renderForm(<Step />, { values: withPeople(emptyValues('family'), people) })
  await screen.findByRole('region', { name: 'Applicants' })
  return drawn
}
const table = () => within(screen.getByRole('region', { name: 'Applicants' })).getByRole('table')
const rows = () => within(table()).getAllByRole('row').slice(1)
const said = () => rows().map((row) => row.textContent)
const press = (name: string) => screen.getByRole('button', { name })

test('each traveller has a row: number, name so far, and what is missing', async () => {
  await draw('Ada', '')
  expect(said()).toEqual(['1Ada12 left', '2Applicant 2Not started'])
  expect(press('Ada').getAttribute('aria-current')).toBe('true')
})

test('one more is opened at once; who was not begun leaves unasked, and the others keep their place', async () => {
  const { user, fields } = await draw('Ada', '', 'Cleo')
  await user.click(press('Add an applicant'))
  expect(screen.getByText('Shown: 4')).toBeTruthy()
  expect(fields.get('details.numberOfApplicants')).toBe('4')
  await user.click(press('Remove Applicant 4'))
  await user.click(press('Cleo'))
  await user.click(press('Remove Applicant 2'))
  expect(fields.get('details.numberOfApplicants')).toBe('2')
  expect(screen.getByText('Shown: 2')).toBeTruthy()
  expect(press('Cleo').getAttribute('aria-current')).toBe('true')
})

test('removing a traveller with answers needs confirmation', async () => {
  const { user, fields } = await draw('Ada', 'Bruno')
  await user.click(press('Remove Bruno'))
  const dialog = () => within(screen.getByRole('dialog', { name: 'Remove Bruno' }))
  await user.click(dialog().getByRole('button', { name: 'Cancel' }))
  expect(rows()).toHaveLength(2)
  await user.click(press('Remove Bruno'))
  await user.click(dialog().getByRole('button', { name: 'Remove' }))
  expect(said()).toEqual(['1Ada12 left'])
  expect(fields.get('applicants')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
})
