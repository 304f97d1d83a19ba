import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ok, problem, renderStaff, serve } from '../test-support.tsx'
import { AlertChoices } from './AlertChoices.tsx'
import { Bell } from './Bell.tsx'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const alertAt = (n: number, changes: object = {}) => ({
  id: uuid(n),
  kind: 'assigned',
  reference: `TZ-00000${n}`,
  place: `applications/${n}`,
  at: `2026-11-21T09:0${n}:00.000Z`,
  readAt: null,
  ...changes,
})
const listed = 'GET /api/admin/alerts'
const choices = {
  digestHour: 7,
  push: { key: 'key', isOn: false },
  choices: [
    { kind: 'assigned', offered: ['page', 'letter', 'digest', 'push'], chosen: ['page', 'push'] },
    { kind: 'letters-failing', offered: ['page', 'push'], chosen: ['page'] },
    { kind: 'documents-unassigned', offered: ['page', 'push'], chosen: ['page'] },
  ],
}
const kept = 'PUT /api/admin/alert-choices'

test('the bell says how much waits, and leads there; what is opened is read', async () => {
  const two = [alertAt(2), alertAt(1)]
  const after = ok({
    alerts: [alertAt(2, { readAt: '2026-11-21T09:10:00.000Z' }), two[1]],
    unread: 1,
  })
  const read = `POST /api/admin/alerts/${uuid(2)}/read`
  const sent = serve({ [listed]: [ok({ alerts: two, unread: 2 }), after], [read]: ok() })
  const { user, path } = renderStaff(<Bell />)
  await user.click(await screen.findByRole('button', { name: /2/ }))
  await user.click(await screen.findByRole('link', { name: /TZ-000002/ }))
  expect(path()).toBe('/admin/applications/2')
  await waitFor(() => expect(sent.map(({ route }) => route)).toContain(read))
  expect(await screen.findByRole('button', { name: /1/ })).toBeTruthy()
})

test('all that is shown is read at once, and nothing that came after it', async () => {
  const two = [alertAt(2), alertAt(1)]
  const read = 'POST /api/admin/alerts/read'
  const sent = serve({ [listed]: ok({ alerts: two, unread: 2 }), [read]: ok() })
  const { user } = renderStaff(<Bell />)
  await user.click(await screen.findByRole('button', { name: /2/ }))
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() =>
    expect(sent.find(({ route }) => route === read)?.body).toEqual({ until: two[0]?.at }),
  )
})

const way = (name: string) => screen.findByRole('combobox', { name })

test('each way tells everything, what is usual, or nothing, and a choice is kept as it is made', async () => {
  const sent = serve({ 'GET /api/admin/alert-choices': ok(choices), [kept]: ok(choices) })
  const { user } = renderStaff(<AlertChoices />)
  expect((await way('Bell')).textContent).toBe('Everything')
  expect((await way('Push')).textContent).toBe('Chosen one by one')
  expect((await way('Email at once')).textContent).toBe('What is usual for your role')
  await user.click(await way('Push'))
  await user.click(await screen.findByRole('option', { name: 'Everything' }))
  expect((await way('Push')).textContent).toBe('Everything')
  expect(sent.find(({ route }) => route === kept)?.body).toEqual({
    choices: [
      { kind: 'assigned', ways: ['page', 'push'] },
      { kind: 'letters-failing', ways: ['page', 'push'] },
      { kind: 'documents-unassigned', ways: ['page', 'push'] },
    ],
  })
})

test('what is usual stays chosen where it is everything', async () => {
  const few = { ...choices, choices: choices.choices.slice(0, 2) }
  serve({ 'GET /api/admin/alert-choices': ok(few), [kept]: ok(few) })
  const { user } = renderStaff(<AlertChoices />)
  expect((await way('Bell')).textContent).toBe('What is usual for your role')
  await user.click(await way('Bell'))
  await user.click(await screen.findByRole('option', { name: 'Nothing' }))
  expect((await way('Bell')).textContent).toBe('Nothing')
  await user.click(await way('Bell'))
  await user.click(await screen.findByRole('option', { name: 'What is usual for your role' }))
  expect((await way('Bell')).textContent).toBe('What is usual for your role')
})

test('what fails undoes no choice that was made since, and goes with it', async () => {
  const late = Promise.withResolvers<void>()
  const answers = [late.promise.then(() => problem(500, 'server.error')), ok(choices)]
  const sent = serve({
    'GET /api/admin/alert-choices': ok(choices),
    [kept]: () => answers.shift() ?? problem(403, 'staff.forbidden'),
  })
  const { user } = renderStaff(<AlertChoices />)
  const set = async (name: string, level: string) => {
    await user.click(await way(name))
    await user.click(await screen.findByRole('option', { name: level }))
  }
  const puts = () => sent.filter(({ route }) => route === kept)
  await set('Bell', 'Nothing')
  await set('Push', 'Everything')
  late.resolve()
  await waitFor(() => expect(puts()).toHaveLength(2))
  expect(puts()[1]?.body).toEqual({
    choices: [
      { kind: 'assigned', ways: ['push'] },
      { kind: 'letters-failing', ways: ['push'] },
      { kind: 'documents-unassigned', ways: ['push'] },
    ],
  })
  await set('Push', 'Nothing')
  expect(await screen.findAllByText('Your choice was not saved')).toHaveLength(1)
  expect((await way('Bell')).textContent).toBe('Nothing')
  expect((await way('Push')).textContent).toBe('Everything')
})
