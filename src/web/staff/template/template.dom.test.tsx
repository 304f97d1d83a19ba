import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { templateVariables } from '#domain/template.ts'
import { box, button, ok, problem, renderStaff, serve } from '../test-support.tsx'
import { TemplateForm } from './TemplateForm.tsx'
import { blankTemplate, type FullTemplate, firstOf } from './template.ts'

const none = Object.fromEntries(templateVariables.map((name) => [name, null]))
const sample = { ...none, name: 'Zoë' }
const item: Omit<FullTemplate, 'texts'> = {
  ...{ id: '7a', name: 'Ferry', languages: ['en', 'ko'], isProduct: false, isShared: true },
  ...{ isOwn: true, owner: 'Ann', mayChange: true, version: 3 },
}
const saved: FullTemplate = { ...item, texts: { en: 'Hi {name}', ko: '안녕' } }
const list = 'GET /api/admin/templates'

test('a new one needs a name and a text, and takes no variable that there is none', async () => {
  const route = 'POST /api/admin/templates'
  const sent = serve({ [list]: ok({ items: [], sample }), [route]: ok(saved) })
  const { user } = renderStaff(<TemplateForm first={blankTemplate} />)
  await user.click(button('Save'))
  expect(box('Name').getAttribute('aria-invalid')).toBe('true')
  await user.type(box('Name'), 'Ferry')
  await user.type(box('Text in English'), 'Dear {{nmae}')
  await user.click(screen.getByRole('tab', { name: /한국어/ }))
  await user.click(button('Save'))
  // The text in which it stands is shown.
  expect(box('Text in English').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText(/{nmae} is not a variable/).length).toBeGreaterThan(0)
  await user.clear(box('Text in English'))
  await user.click(button('Name'))
  expect(box('Text in English').value).toBe('{name}')
  expect(await screen.findByText('Zoë')).toBeTruthy()
  await user.click(button('Save'))
  await screen.findByText('The template is saved')
  expect(sent.filter((each) => each.route === route)).toMatchObject([
    { body: { name: 'Ferry', isShared: false, texts: { en: '{name}' } } },
  ])
})

test('who saves second is told, and what was typed stays', async () => {
  const route = 'PUT /api/admin/templates/7a'
  const sent = serve({
    [list]: ok({ items: [], sample }),
    [route]: problem(409, 'template.changed'),
  })
  const { user } = renderStaff(<TemplateForm first={firstOf(saved)} saved={saved} />)
  await user.type(box('Text in English'), '!')
  await user.click(button('Save'))
  expect(await screen.findByText(/changed this template in the meantime/)).toBeTruthy()
  expect(button('Show the newest')).toBeTruthy()
  expect(box('Text in English').value).toBe('Hi {name}!')
  expect(sent.find((each) => each.route === route)?.body).toMatchObject({
    ...{ version: 3, texts: { en: 'Hi {name}!', ko: '안녕' } },
  })
})
