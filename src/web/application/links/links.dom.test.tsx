import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyApplicant } from '../../form/applicant/values.ts'
import { descriptionOf, renderForm } from '../../form/test-support.tsx'
import { ok, serve } from '../../test-support.tsx'
import { Toasts } from '../../ui/Toasts.tsx'
import { withPeople } from '../applicants/people.ts'
import { emptyValues } from '../values.ts'
import { LinkList } from './LinkList.tsx'

const draw = (names: readonly string[], done: readonly string[] = []) => {
  const people = names.map((firstName) => ({ ...emptyApplicant(), firstName }))
  const states = names.map((name) => {
    const isDone = done.includes(name)
    return { name, state: isDone ? ('done' as const) : ('begun' as const), left: isDone ? 0 : 1 }
  })
  return renderForm(
    <Toasts regionLabel="Messages" closeLabel="Close">
      <LinkList people={states} />
    </Toasts>,
    { values: withPeople(emptyValues('group'), people) },
  )
}
const line = (name: string) => within(screen.getByRole('listitem', { name }))
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Email addresses' })

test('pasted addresses go to their travellers; unmatched ones stay, with a message', async () => {
  const { user, fields } = draw(['Ada', 'Bruno', 'Cleo', 'Dora'], ['Dora'])
  await user.click(box())
  await user.paste('Cleo <c@example.org>\nZora <z@example.org>\nDora <d@example.org>\n')
  expect(line('Cleo').getByText('c@example.org')).toBeTruthy()
  expect(box().value).toBe('Zora <z@example.org>\nDora <d@example.org>')
  expect(screen.getByText(/^2 lines are still in the box/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send the link' })).toBeTruthy()

  await user.clear(box())
  await user.type(box(), 'b@example.org')
  await user.click(screen.getByRole('button', { name: 'Add to the list' }))
  expect(fields.get('applicants.1.linkEmail')).toBe('b@example.org')
  expect(box().value).toBe('')
})

test('of two, each has the fields at hand; the language is that of all until another is chosen', async () => {
  const { user, fields } = draw(['Ada', 'Bruno'])
  expect(screen.queryByRole('textbox', { name: 'Email addresses' })).toBeNull()
  expect(line('Bruno').getByRole('textbox', { name: 'Email of Bruno' })).toBeTruthy()
  const own = line('Bruno').getByRole<HTMLSelectElement>('combobox', { name: 'Language Bruno' })
  expect(own.selectedOptions[0]?.text).toBe('The same as for everyone')
  await user.selectOptions(own, 'Türkçe')
  expect(fields.get('applicants.1.linkLanguage')).toBe('tr')
  expect(screen.getByRole('combobox', { name: 'Language of the links' })).toBeTruthy()
})

test('an invalid address is refused at its field, and no link is made', async () => {
  const refused = { code: 'request.invalid', params: {} }
  serve({
    'POST /api/traveller-links': {
      status: 400,
      body: { ...refused, fields: [{ path: 'items.0.email', code: 'format' }] },
    },
    'GET /api/traveller-links': ok({ items: [] }),
  })
  const { user, fields } = draw(['Ada', 'Bruno'])
  const email = line('Bruno').getByRole('textbox', { name: 'Email of Bruno' })
  await user.type(email, 'b@x')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(email)).toMatch(/email/i)
  expect(document.activeElement).toBe(email)
  expect(fields.get('applicants.1')).toMatchObject({ linkEmail: 'b@x', linkId: '' })
  expect(screen.queryByText('Link sent')).toBeNull()
})
