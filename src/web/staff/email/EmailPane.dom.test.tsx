import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ok, problem, renderStaff, retype, serve } from '../test-support.tsx'
import { EmailPane } from './EmailPane.tsx'

const id = '00000000-0000-4000-8000-000000000001'
const whole = {
  ...{ id, kind: 'unknown', applicationId: null, reference: null, conversationId: null },
  ...{ sender: 'ada@example.org', isKnownSender: false, subject: 'My visa', beginning: 'When?' },
  ...{ trouble: null, receivedAt: '2026-11-21T09:00:00.000Z', isClosed: false },
  ...{ files: [], text: 'When will it come?', quoted: null, slots: [], authority: null },
  suggestions: [{ id: 5, reference: 'TZ-000005', contactName: 'Ada Example' }],
}
const read = `GET /api/admin/emails/${id}`
const attach = `POST /api/admin/emails/${id}/attach`
const close = `POST /api/admin/emails/${id}/close`
const open = () => {
  const onLeave = vi.fn()
  return { ...renderStaff(<EmailPane id={id} onLeave={onLeave} />), onLeave }
}

test('an unknown email is read, and attached to what its sender has', async () => {
  const attached = { ...whole, kind: 'answer', applicationId: 5, reference: 'TZ-000005' }
  const sent = serve({ [read]: ok(whole), [attach]: ok(attached) })
  const { user } = open()
  expect(await screen.findByText('When will it come?')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'Attach to TZ-000005, Ada Example' }))
  expect(await screen.findByText('The email is now with TZ-000005')).toBeDefined()
  expect(sent.find(({ route }) => route === attach)?.body).toEqual({ applicationId: 5 })
  const link = await screen.findByRole('link', { name: 'TZ-000005' })
  expect(link.getAttribute('href')).toBe('/admin/applications/5/messages')
  expect(screen.queryByRole('button', { name: 'Nothing to answer' })).toBeNull()
})

test('one of the authority is dealt with where it is read', async () => {
  const placed = { ...whole, kind: 'authority', applicationId: 5, reference: 'TZ-000005' }
  const sent = serve({ [read]: ok(placed), [close]: ok({ ...placed, isClosed: true }) })
  const { user, onLeave } = open()
  await user.click(await screen.findByRole('button', { name: 'Dealt with' }))
  await expect.poll(() => onLeave.mock.calls.length).toBe(1)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The email waits in the inbox again')).toBeDefined()
  expect(sent.filter(({ route }) => route === close)).toHaveLength(2)
})

test('a number that is none is not sent, and one that nobody has is said so', async () => {
  const sent = serve({
    [read]: ok({ ...whole, suggestions: [] }),
    [attach]: problem(404, 'application.not-found'),
  })
  const { user } = open()
  const box = await screen.findByRole('textbox', { name: 'Reference of the application' })
  await user.type(box, 'abc{Enter}')
  expect((await screen.findAllByText('Type a TZ number.')).length).toBeGreaterThan(0)
  expect(sent.some(({ route }) => route === attach)).toBe(false)
  await retype(user, box, 'tz 77{Enter}')
  expect((await screen.findAllByText(/^Application not found/)).length).toBeGreaterThan(0)
  expect(sent.find(({ route }) => route === attach)?.body).toEqual({ applicationId: 77 })
})

test('what needs no answer is left, and waits again if that is undone', async () => {
  const sent = serve({ [read]: ok(whole), [close]: ok({ ...whole, isClosed: true }) })
  const { user, onLeave } = open()
  const said = () => sent.filter(({ route }) => route === close).map(({ body }) => body)
  await user.click(await screen.findByRole('button', { name: 'Nothing to answer' }))
  await expect.poll(() => onLeave.mock.calls.length).toBe(1)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The email waits for an answer again')).toBeDefined()
  expect(said()).toEqual([{ isClosed: true }, { isClosed: false }])
})

test('of what needs no answer one can say that it does', async () => {
  const sent = serve({ [read]: ok({ ...whole, isClosed: true }), [close]: ok(whole) })
  const { user, onLeave } = open()
  await user.click(await screen.findByRole('button', { name: 'Needs an answer after all' }))
  expect(await screen.findByRole('button', { name: 'Nothing to answer' })).toBeDefined()
  expect(sent.find(({ route }) => route === close)?.body).toEqual({ isClosed: false })
  expect(onLeave).not.toHaveBeenCalled()
})

test('its subject has the focus; Escape leaves, but not a number that is half typed', async () => {
  serve({ [read]: ok(whole) })
  const { user, onLeave } = open()
  const heading = await screen.findByRole('heading', { name: 'My visa' })
  expect(document.activeElement).toBe(heading)
  const box = screen.getByRole('textbox', { name: 'Reference of the application' })
  await user.type(box, 'TZ-0{Escape}')
  expect(onLeave).not.toHaveBeenCalled()
  await retype(user, box, '{Escape}')
  expect(onLeave).toHaveBeenCalledOnce()
})
