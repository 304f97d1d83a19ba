import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LetterDialog } from '../parts/letter/LetterDialog.tsx'
import { choose, exampleApplication, ok, renderStaff, serve } from '../test-support.tsx'
import { AskedLetter } from './AskedLetter.tsx'
import { LettersPage } from './LettersPage.tsx'

const id = '0b3f3a63-2f2b-4c1e-9d53-0b6a4c1f2d11'
const other = '0b3f3a63-2f2b-4c1e-9d53-0b6a4c1f2d12'
const at = '2026-11-21T09:00:00.000Z'
const letter = {
  ...{ id, kind: 'reminder-payment', version: 2, applicationId: 1001, reference: 'TZ-001001' },
  ...{ recipient: 'ann@example.com', language: 'en', state: 'sent', standing: 'bounced' },
  ...{ attempts: 1, createdAt: at, sentAt: at, isCopy: false, conversationId: null },
  ...{ trouble: null, canSendAgain: true, nextRecipient: 'anne@example.com' },
}
const chat = {
  ...{ ...letter, id: other, kind: 'chat-answer', version: 1, applicationId: null },
  ...{ reference: null, conversationId: id, canSendAgain: false, standing: 'sent' },
}
const detail = {
  ...{
    ...letter,
    subject: 'TZ-001001: your payment',
    html: '<p>Hello</p>',
    text: 'Hello <b>Ann</b>',
  },
  ...{
    missing: null,
    deliveryAt: at,
    deliveryCode: '5.1.1',
    troubleCode: null,
    resentAt: null,
    sentAgainBy: null,
  },
  attachments: [
    { position: 0, fileName: 'receipt.pdf', mediaType: 'application/pdf', sizeBytes: 2048 },
  ],
}
const list = 'GET /api/admin/letters'
const one = `GET /api/admin/letters/${id}`
const pageOf = (items: readonly object[]) => ok({ items, nextCursor: null })

test('letters are told apart: a second reminder, a copy, one about a conversation', async () => {
  const copy = { ...letter, id: id.replace('0b', '1b'), isCopy: true, version: 3 }
  serve({ [list]: pageOf([letter, copy, chat]) })
  renderStaff(<LettersPage />)
  const [, first, second, third] = await screen.findAllByRole('row')
  expect(first?.textContent).toContain('Second reminder: payment')
  expect(first?.textContent).toContain('Came back')
  expect(second?.textContent).toContain('Reminder: payment')
  expect(second?.textContent).toContain('Sent again')
  const conversation = within(third as HTMLElement).getByRole('link', { name: 'Conversation' })
  expect(conversation.getAttribute('href')).toBe(`/admin/chat/${id}`)
  expect(within(third as HTMLElement).queryByRole('button', { name: /^Send again/ })).toBeNull()
})

test('are found by what is typed, which stays out of the address', async () => {
  const sent = serve({ [list]: pageOf([letter]) })
  const { user } = renderStaff(<LettersPage />)
  await user.type(screen.getByRole('textbox', { name: 'Search sent emails' }), ' ann@ {Enter}')
  await waitFor(() => expect(sent.at(-1)?.query).toBe('?search=ann%40'))
  await choose(user, 'State', 'Came back')
  await waitFor(() => expect(sent.at(-1)?.query).toContain('state=bounced'))
  await choose(user, 'Kind', 'Visa approved')
  await waitFor(() => expect(sent.at(-1)?.query).toContain('kind=visa-approved'))
  expect(sent.at(-1)?.query).toContain('search=ann%40')
  await choose(user, 'Kind', 'To travellers')
  await waitFor(() => expect(sent.at(-1)?.query).toContain('to=travellers'))
  expect(sent.at(-1)?.query).not.toContain('kind=')
})

test('of one that was not kept nothing is shown but why', async () => {
  const gone = { subject: null, html: null, text: null, missing: 'before', attachments: [] }
  serve({ [list]: pageOf([letter]), [one]: ok({ ...detail, ...gone }) })
  const { user } = renderStaff(<LettersPage />)
  await user.click(await screen.findByRole('button', { name: /^Open:/ }))
  expect(await screen.findByText(/sent before emails were kept/)).toBeDefined()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('of one that failed the cause is told, in the list and opened, and the tries', async () => {
  const failed = { ...letter, state: 'failed', standing: 'failed', trouble: 'sign-in' }
  const gone = { subject: null, html: null, text: null, missing: 'unsent', attachments: [] }
  const code = { deliveryCode: null, troubleCode: 'EAUTH 535 5.7.8' }
  serve({ [list]: pageOf([failed]), [one]: ok({ ...detail, ...failed, ...gone, ...code }) })
  const { user } = renderStaff(<LettersPage />)
  expect((await screen.findAllByText('Sign-in refused')).length).toBeGreaterThan(0)
  await user.click(await screen.findByRole('button', { name: /^Open:/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/refused our name or password/)).toBeDefined()
  expect(dialog.getByText('EAUTH 535 5.7.8')).toBeDefined()
  expect(dialog.getByText('1 try')).toBeDefined()
})

test('within an application a letter is sent again only once asked', async () => {
  const sending = `POST /api/admin/letters/${id}/send`
  const sent = serve({ [one]: ok(detail), [sending]: ok({ letter }) })
  const { user } = renderStaff(
    <LetterDialog
      letter={{ ...letter, kind: 'reminder-payment' as const }}
      isWithinApplication
      onClose={() => {}}
    />,
    { application: exampleApplication() },
  )
  expect(await screen.findByText('TZ-001001: your payment')).toBeDefined()
  // It is open around the letter.
  expect(screen.queryByRole('link', { name: 'TZ-001001' })).toBeNull()
  const asked = () => screen.getByRole('dialog', { name: /anne@example\.com/ })
  await user.click(screen.getByRole('button', { name: /^Send again/ }))
  await user.click(within(asked()).getByRole('button', { name: 'Cancel' }))
  expect(sent.some(({ route }) => route.startsWith('POST'))).toBe(false)
  await user.click(screen.getByRole('button', { name: /^Send again/ }))
  await user.click(within(asked()).getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('The email is on its way')).toBeDefined()
  expect(sent.filter(({ route }) => route.startsWith('POST'))).toMatchObject([{ route: sending }])
})

test('the letter that asks for a document goes at once only after it was asked', async () => {
  const sending = `POST /api/admin/letters/${id}/send`
  const waiting = { ...letter, kind: 'documents-asked', state: 'queued', standing: 'queued' }
  const sent = serve({ [list]: pageOf([{ ...waiting, sentAt: null }]), [sending]: ok({ letter }) })
  const application = exampleApplication({ documentsAskedAt: at })
  const { user } = renderStaff(<AskedLetter />, { application })
  await user.click(await screen.findByRole('button', { name: 'Send now' }))
  const asked = within(screen.getByRole('dialog', { name: 'Send the email now?' }))
  expect(asked.getByText(/anne@example\.com/)).toBeDefined()
  expect(sent.some(({ route }) => route === sending)).toBe(false)
  await user.click(asked.getByRole('button', { name: 'Send now' }))
  expect(await screen.findByText('The email is on its way')).toBeDefined()
  expect(sent.filter(({ route }) => route === sending)).toHaveLength(1)
})
