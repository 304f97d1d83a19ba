import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ok, problem, renderStaff, retype, serve } from '../test-support.tsx'
import { EmailsPage } from './EmailsPage.tsx'

const id = '00000000-0000-4000-8000-000000000001'
const summary = {
  ...{ id, kind: 'unknown', applicationId: null, reference: null, conversationId: null },
  ...{ sender: 'ada@example.org', isKnownSender: false, subject: 'My visa', beginning: 'When?' },
  ...{ trouble: null, receivedAt: '2026-11-21T09:00:00.000Z', files: 1 },
}
const whole = {
  ...summary,
  ...{ files: [], text: 'When will it come?', quoted: null, slots: [], authority: null },
  suggestions: [{ id: 5, reference: 'TZ-000005', contactName: 'Ada Example' }],
}
const list = 'GET /api/admin/emails'
const read = `GET /api/admin/emails/${id}`
const attach = `POST /api/admin/emails/${id}/attach`

test('an unknown email is read, and attached to what its sender has', async () => {
  const attached = { ...whole, kind: 'answer', applicationId: 5, reference: 'TZ-000005' }
  const items = () => (sent.some(({ route }) => route === attach) ? [] : [summary])
  const sent = serve({
    [list]: () => ok({ items: items(), nextCursor: null }),
    [read]: ok(whole),
    [attach]: ok(attached),
  })
  const { user } = renderStaff(<EmailsPage />)
  await user.click(await screen.findByRole('button', { name: 'Open the email: My visa' }))
  expect(await screen.findByText('When will it come?')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'Attach to TZ-000005, Ada Example' }))
  expect(await screen.findByText('The email is now with TZ-000005')).toBeDefined()
  expect(sent.find(({ route }) => route === attach)?.body).toEqual({ applicationId: 5 })
  expect(await screen.findByText('No email')).toBeDefined()
})

test('a number that is none is not sent, and one that nobody has is said so', async () => {
  const sent = serve({
    [list]: ok({ items: [summary], nextCursor: null }),
    [read]: ok({ ...whole, suggestions: [] }),
    [attach]: problem(404, 'application.not-found'),
  })
  const { user } = renderStaff(<EmailsPage />)
  await user.click(await screen.findByRole('button', { name: /^Open the email/ }))
  const box = await screen.findByRole('textbox', { name: 'Reference of the application' })
  await user.type(box, 'abc{Enter}')
  expect((await screen.findAllByText('Type a TZ number.')).length).toBeGreaterThan(0)
  expect(sent.some(({ route }) => route === attach)).toBe(false)
  await retype(user, box, 'tz 77{Enter}')
  expect((await screen.findAllByText(/^Application not found/)).length).toBeGreaterThan(0)
  expect(sent.find(({ route }) => route === attach)?.body).toEqual({ applicationId: 77 })
})
