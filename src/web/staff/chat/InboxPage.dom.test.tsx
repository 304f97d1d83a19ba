import { screen, within } from '@testing-library/react'
import { Navigate, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import type { Permission } from '#domain/staff/permission.ts'
import { exampleAccount, ok, problem, renderStaff, serve } from '../test-support.tsx'
import { InboxPage } from './InboxPage.tsx'
import { exampleEmail, exampleSession, uuid } from './test-support.ts'

const at = (minute: number) => `2026-11-21T09:0${minute}:00.000Z`
const waiting = (minute: number) => ({ receivedAt: at(minute), waitingSince: at(minute) })
const about = { kind: 'answer', applicationId: 42, reference: 'TZ-000042' } as const
const chats = 'GET /api/admin/chat/sessions'
const emails = 'GET /api/admin/emails'
const none = { mine: 0, unassigned: 0, unanswered: 0, snoozed: 0, all: 0 }
const both = { ...none, unassigned: 1, unanswered: 2, all: 2 }

function open(permissions: readonly Permission[], answers: Parameters<typeof serve>[0] = {}) {
  const me = exampleAccount({ permissions: [...permissions] }, 'agent')
  const page = <InboxPage email={(id) => <p>{`Email ${id}`}</p>} />
  const sent = serve({
    'GET /api/admin/account': ok(me),
    [chats]: ok([
      exampleSession({ userName: 'Ben', lastMessageAt: at(3), waitingSince: at(3) }),
      exampleSession({ sessionId: uuid(2), userName: 'Cleo', lastMessageAt: at(1) }),
    ]),
    'GET /api/admin/chat/counts': ok({ ...both, own: 1 }),
    'GET /api/admin/chat/labels': ok([]),
    'GET /api/admin/queues': ok({ queues: {}, cancellations: 0, emails: both }),
    [emails]: ok({
      items: [
        exampleEmail({ ...waiting(4), id: uuid(8), sender: 'ada@example.org', ...about }),
        exampleEmail({ ...waiting(2), id: uuid(9), sender: 'dora@example.org' }),
      ],
      nextCursor: null,
    }),
    ...answers,
  })
  const view = renderStaff(
    <Routes>
      <Route path="/" element={<Navigate to="/admin/chat" />} />
      <Route path="/admin/chat/email?/:id?" element={page} />
    </Routes>,
    { me },
  )
  return { ...view, sent }
}

const rows = () =>
  within(screen.getByRole('region', { name: 'Conversations and emails' })).getAllByRole('link')
const box = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

test('conversations and emails are one list, which says what each is; keys walk through it', async () => {
  const { user, path, sent } = open(['chat.read', 'application.read', 'letter.read'])
  await screen.findByText('Ben')
  await screen.findByText('dora@example.org')
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^ada@example.org.*Email about TZ-000042/),
    expect.stringMatching(/^Ben.*Chat/),
    expect.stringMatching(/^dora@example.org.*Unknown email/),
    expect.stringMatching(/^Cleo/),
  ])
  await expect.poll(() => box('Unanswered').textContent).toBe('Unanswered4')
  expect(rows()[0]?.getAttribute('href')).toBe('/admin/applications/42/messages')
  await user.keyboard('jjj{Enter}')
  expect(await screen.findByText(`Email ${uuid(9)}`)).toBeDefined()
  expect(path()).toBe(`/admin/chat/email/${uuid(9)}`)
  expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual([null, null, 'true', null])
  await user.click(box('Mine'))
  const asked = () => sent.filter(({ route }) => [chats, emails].includes(route)).slice(-2)
  await expect
    .poll(() => asked().map(({ query }) => query.includes('box=mine')))
    .toEqual([true, true])
})

test.each<[string, Permission[], string, string]>([
  ['no emails', ['chat.read', 'application.read'], 'Ben', 'emails'],
  ['no conversations', ['application.read', 'letter.read'], 'dora@example.org', 'chat'],
])('who may read %s sees the others, and asks for none', async (_, permissions, shown, never) => {
  const { sent } = open(permissions)
  expect(await screen.findByText(shown)).toBeDefined()
  expect(rows()).toHaveLength(2)
  expect(sent.filter(({ route }) => route.startsWith(`GET /api/admin/${never}`))).toEqual([])
})

test.each<[string, string]>([
  [chats, 'dora@example.org'],
  [emails, 'Ben'],
])('where %s fails the other list is shown, below the reason', async (route, shown) => {
  open(['chat.read', 'application.read', 'letter.read'], { [route]: problem(503, 'server.busy') })
  expect(await screen.findByText(shown)).toBeDefined()
  expect(rows()).toHaveLength(2)
  expect(await screen.findByRole('alert', {}, { timeout: 10_000 })).toBeDefined()
})

test('state, order and ticks come with a press, and stay while they narrow the list', async () => {
  const { user } = open(['chat.read', 'chat.answer'])
  await screen.findByText('Ben')
  const more = () => screen.queryByRole('button', { name: 'Filter, order, select' })
  const choice = () => screen.queryByRole('combobox', { name: 'Open or closed' })
  expect(choice()).toBeNull()
  await user.click(more() as HTMLElement)
  expect(choice()).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Select' }))
  expect(more()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(more() as HTMLElement)
  expect(choice()).toBeNull()
})
