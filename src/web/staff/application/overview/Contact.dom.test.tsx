import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleMessenger } from '../../parts/messenger/test-support.ts'
import { button, exampleApplication, ok, problem, renderStaff, serve } from '../../test-support.tsx'
import { Contact } from './Contact.tsx'

const list = 'GET /api/admin/applications/42/messengers'
const end = 'DELETE /api/admin/applications/42/messengers/whatsapp'
const unreachable = { address: 'amina@example.com', code: '5.1.1' }
const link = () => screen.queryByRole('link', { name: /^WhatsApp/ })

test('a connected messenger takes the place of the colleague’s own app, and of an address that bounces', async () => {
  serve({ [list]: ok({ items: [exampleMessenger()] }) })
  renderStaff(<Contact correct={null} />, { application: exampleApplication({ unreachable }) })
  expect(link()).toBeTruthy()
  await screen.findByText('Connected')
  expect(screen.getByText('+447700900123')).toBeTruthy()
  expect(link()).toBeNull()
  expect(screen.getByText(/^News and answers reach them by WhatsApp/)).toBeTruthy()
})

test('one that is only typed in leaves the link, and stands in for nothing', async () => {
  serve({ [list]: ok({ items: [exampleMessenger({ state: 'claimed' })] }) })
  renderStaff(<Contact correct={null} />, { application: exampleApplication({ unreachable }) })
  await screen.findByText('Only typed in')
  expect(link()).toBeTruthy()
  expect(screen.queryByText(/^News and answers reach them/)).toBeNull()
})

test('it is ended once that was confirmed, and says why it ended', async () => {
  const ended = exampleMessenger({
    ...{ state: 'ended', endedAt: '2026-11-21T09:00:00.000Z', endReason: 'staff' },
  })
  const sent = serve({
    [list]: [ok({ items: [exampleMessenger()] }), ok({ items: [ended] })],
    [end]: [problem(429, 'request.too-many', { seconds: 5 }), ok()],
  })
  const { user } = renderStaff(<Contact correct={null} />, { application: exampleApplication() })
  await user.click(await screen.findByRole('button', { name: 'End WhatsApp' }))
  await user.click(button('End'))
  await screen.findByRole('alert')
  await user.click(button('End'))
  await screen.findByText('a colleague ended it (21 Nov 2026)')
  expect(screen.queryByRole('button', { name: 'End WhatsApp' })).toBeNull()
  expect(sent.filter(({ route }) => route === end)).toHaveLength(2)
})
