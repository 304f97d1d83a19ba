import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messengerNews } from '#domain/messenger.ts'
import { languages } from '#domain/reference/languages.ts'
import { button, ok, problem, renderStaff, serve } from '../test-support.tsx'
import { MessengersPage } from './MessengersPage.tsx'
import type { MessengerServices, Template } from './TemplateTable.tsx'

const get = 'GET /api/admin/messengers'
const submit = 'POST /api/admin/messengers/templates'
const service: MessengerServices['services'][number] = {
  messenger: 'whatsapp',
  isSandbox: false,
  contacts: 3,
  heardAt: null,
  ...{ sentAt: '2026-11-21T09:00:00.000Z', quality: 'RED' },
  ...{ failedAt: '2026-11-21T09:00:00.000Z', failure: 'token-wrong' },
}
const template = (changes: Partial<Template>): Template => ({
  ...{ news: 'status', language: 'en', text: 'It has changed.' },
  ...{ state: null, reason: null, askedAt: null },
  ...changes,
})
const missing = messengerNews.flatMap((news) =>
  languages.map((language) => template({ news, language })),
)
const known = (templates: readonly Template[], services = [service]): MessengerServices => ({
  services,
  templates: [...templates],
})

test('says of each messenger how it does, and of one that is not set up where that is told', async () => {
  serve({ [get]: ok(known(missing)) })
  renderStaff(<MessengersPage />)
  const whatsapp = within(await screen.findByRole('region', { name: 'WhatsApp' }))
  for (const words of ['Set up', '3 addresses', 'never', 'Our access was refused'])
    expect(whatsapp.getByText(words)).toBeTruthy()
  expect(whatsapp.getByText(/^Low: WhatsApp may limit/)).toBeTruthy()
  const sms = within(screen.getByRole('region', { name: 'SMS' }))
  expect(sms.getByText('Not set up')).toBeTruthy()
  expect(sms.getByText(/docs\/operations\/messengers\.md/)).toBeTruthy()
  expect(screen.getByText('80 not submitted')).toBeTruthy()
})

test('a refused notice shows its reason and its text', async () => {
  const refused = template({ language: 'de', state: 'rejected', reason: 'TAG_CONTENT_MISMATCH' })
  serve({ [get]: ok(known([template({ state: 'approved' }), refused])) })
  const { user } = renderStaff(<MessengersPage />)
  expect(await screen.findByText('TAG_CONTENT_MISMATCH')).toBeTruthy()
  expect(screen.getByText('1 approved')).toBeTruthy()
  await user.click(button('Status changed, German: refused'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('It has changed.')).toBeTruthy()
  expect(dialog.getByText('Reason given by WhatsApp: TAG_CONTENT_MISMATCH')).toBeTruthy()
})

test('what is missing is submitted; what does not work is said, and can be tried again', async () => {
  const sent = serve({
    [get]: [ok(known(missing)), ok(known([template({ state: 'pending' })]))],
    [submit]: [problem(503, 'messenger.unavailable'), ok({ submitted: 80 })],
  })
  const { user } = renderStaff(<MessengersPage />)
  await user.click(await screen.findByRole('button', { name: 'Submit what is missing' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/not responding/)
  await user.click(button('Submit what is missing'))
  await screen.findByText('80 notices submitted')
  await screen.findByText('1 waiting for approval')
  expect(sent.filter(({ route }) => route === submit)).toHaveLength(2)
})

test('without WhatsApp there are no notices to approve; a sandbox says that nobody hears it', async () => {
  const sms = {
    ...service,
    messenger: 'sms',
    isSandbox: true,
    quality: null,
    failedAt: null,
  } as const
  serve({ [get]: ok({ services: [sms], templates: missing }) })
  renderStaff(<MessengersPage />)
  const region = within(await screen.findByRole('region', { name: 'SMS' }))
  expect(region.getByText(/no real person/)).toBeTruthy()
  expect(region.queryByText('Last failure')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Submit what is missing' })).toBeNull()
})
