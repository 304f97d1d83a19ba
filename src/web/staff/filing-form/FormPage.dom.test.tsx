import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { defaultForm } from '#domain/filing/default-form.ts'
import {
  button,
  choose,
  exampleAccount,
  ok,
  problem,
  renderStaff,
  type Sent,
  serve,
} from '../test-support.tsx'
import { FormPage } from './FormPage.tsx'

const form = {
  ...defaultForm,
  sections: defaultForm.sections
    .slice(0, 2)
    .map((section) => ({ ...section, lines: section.lines.slice(0, 4) })),
}
const view = (version: number, changes = {}) => ({
  ...{ version, isShipped: version === 0, form, changed: null },
  ...changes,
})
const changed = { at: '2026-11-22T10:00:00.000Z', by: { id: 'x', name: 'Asha Sample' } }
const get = 'GET /api/admin/filing-form'
const put = 'PUT /api/admin/filing-form'
const heading = (name: string) => screen.findByRole('heading', { name })
type Line = { key: string; label: string; format: string }
type Body = { form: { sections: { lines: Line[] }[] } }
const linesIn = (sent: Sent | undefined) =>
  (sent?.body as Body | undefined)?.form.sections.map(({ lines }) => lines.map(({ key }) => key))
const puts = (sent: readonly Sent[]) => sent.filter(({ route }) => route === put)

test('the shipped form says that it was never compared, and shows each line for a sample', async () => {
  serve({ [get]: ok(view(0)) })
  renderStaff(<FormPage />)
  await screen.findByText('Check against the portal')
  expect(screen.getByText('OERNEK MUESTER')).toBeTruthy()
  expect(screen.getByText('03/02/1990')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Bring the shipped form back' })).toBeNull()
})

test('questions move by buttons and keys, the focus with them, and are saved with the version', async () => {
  const sent = serve({ [get]: ok(view(3)), [put]: ok(view(4, { changed })) })
  const { user } = renderStaff(<FormPage />)
  await heading('Start')
  await user.click(button('Move Passport issuing country up'))
  expect(document.activeElement).toBe(button('Move Passport issuing country up'))
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
  await screen.findByText('Passport issuing country is now number 3 of 7')
  await user.click(button('Save'))
  await screen.findByText('The form is saved')
  expect(puts(sent)[0]?.body).toMatchObject({ version: 3 })
  expect(linesIn(puts(sent)[0])?.[0]?.[0]).toBe('start-email')
  expect(linesIn(puts(sent)[0])?.[1]?.[0]).toBe('start-passport-country')
  await screen.findByText(/^Changed by Asha Sample/)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('a question is renamed, written otherwise, added and removed', async () => {
  const sent = serve({ [get]: ok(view(1)), [put]: ok(view(2)) })
  const { user } = renderStaff(<FormPage />)
  await heading('Start')
  await user.click(button('Change Given names'))
  const label = () => screen.getByRole('textbox', { name: /^Question/ })
  await user.clear(label())
  await user.click(button('Done'))
  expect(label().getAttribute('aria-invalid')).toBe('true')
  await user.type(label(), 'First names')
  await choose(user, 'Written as', 'Latin letters without accents')
  expect(screen.getByText('Zoe')).toBeTruthy()
  await user.click(button('Done'))
  await user.click(button('Change Sex'))
  await user.click(button('Remove'))
  await user.click(button('Add a question to Start'))
  await user.type(label(), 'Zip')
  await choose(user, 'Answer', 'Home: postal code')
  await user.click(button('Done'))
  await user.click(button('Save'))
  await screen.findByText('The form is saved')
  const saved = puts(sent).map(({ body }) => body as Body)
  const lines = saved.flatMap(({ form: { sections } }) => sections.flatMap((each) => each.lines))
  expect(lines.find(({ key }) => key === 'sex')).toBeUndefined()
  expect(lines.find(({ key }) => key === 'given-names')).toMatchObject({
    ...{ label: 'First names', format: 'plain' },
  })
  expect(lines.find(({ key }) => key === 'zip')).toMatchObject({
    ...{ label: 'Zip', source: 'postal-code', format: 'plain', isOn: true },
  })
})

describe('the second to save', () => {
  const served = () =>
    serve({
      [get]: [ok(view(1)), ok(view(2, { changed }))],
      [put]: [problem(409, 'filing-form.changed'), ok(view(3))],
    })
  const moveAndSave = async () => {
    const { user } = renderStaff(<FormPage />)
    await heading('Start')
    await user.click(button('Move Passport number up'))
    await user.click(button('Save'))
    await screen.findByText('Somebody has changed the filing form in the meantime.')
    await screen.findByText(/^Changed by Asha Sample/)
    return user
  }
  test('loses nothing, and may save over it', async () => {
    const sent = served()
    const user = await moveAndSave()
    await user.click(button('Save mine over it'))
    await screen.findByText('The form is saved')
    expect(puts(sent)[1]?.body).toMatchObject({ version: 2 })
    expect(linesIn(puts(sent)[1])?.[0]?.[0]).toBe('start-passport-number')
  })
  test('or takes what is saved', async () => {
    const sent = served()
    const user = await moveAndSave()
    await user.click(button('Show the saved form, discard mine'))
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(puts(sent)).toHaveLength(1)
  })
})

test('the shipped form comes back after a question', async () => {
  const sent = serve({
    [get]: ok(view(5, { changed })),
    [put]: ok(view(6, { isShipped: true, changed })),
  })
  const { user } = renderStaff(<FormPage />)
  await heading('Start')
  await user.click(button('Bring the shipped form back'))
  const ask = within(screen.getByRole('dialog'))
  await user.click(ask.getByRole('button', { name: 'Bring the shipped form back' }))
  await screen.findByText('The shipped form is back')
  expect(puts(sent)[0]?.body).toEqual({ version: 5, form: null })
  await screen.findByText('Check against the portal')
})

test('who is no owner sees the form and no way to change it', async () => {
  serve({ [get]: ok(view(1, { changed })) })
  renderStaff(<FormPage />, { me: exampleAccount({}, 'agent') })
  await screen.findByText('Owners change the form.')
  expect(screen.getByText('OERNEK MUESTER')).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
})
