import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StaffThreadEntry } from '#contract/staff/thread.ts'
import { takeEvent } from '../chat/live/take-event.ts'
import {
  exampleAccount,
  exampleApplication,
  ok,
  problem,
  renderStaff,
  serve,
} from '../test-support.tsx'
import { MessagesTab } from './MessagesTab.tsx'
import { exampleEntry } from './test-support.ts'

const application = exampleApplication({ language: 'ko' })
const route = 'GET /api/admin/applications/42/thread'
const writing = 'POST /api/admin/applications/42/thread'
const page = (entries: readonly StaffThreadEntry[], before: string | null = null) =>
  ok({ entries, before })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const composing = {
  'GET /api/admin/applications/42/message': ok({ language: 'ko', values: {} }),
  'GET /api/admin/templates': ok({ items: [] }),
}
const seen = { 'POST /api/admin/chat/signals': ok() }

const everything = [
  exampleEntry('status', { message: 'Your page is cut off' }),
  exampleEntry('correction'),
  exampleEntry('note'),
  exampleEntry('email', { otherSender: 'other@example.org' }),
  exampleEntry('chat', { isProven: false, attachedBy: 'Neema Sample' }),
  exampleEntry('message'),
  exampleEntry('letter', { standing: 'bounced' }),
]

test('shows each kind for what it is; a note says who reads it', async () => {
  const sent = serve({ ...composing, [route]: page(everything), ...seen })
  renderStaff(<MessagesTab />, { application })
  const log = within(await screen.findByRole('log'))
  expect(log.getByText('Only colleagues see this')).toBeTruthy()
  expect(log.getByText('They called twice')).toBeTruthy()
  expect(log.getByText(/another address|other address/i)).toBeTruthy()
  expect(log.getByText(/^Attached by Neema Sample; it is not certain/)).toBeTruthy()
  expect(log.getByText('Passport number: X1, now X2')).toBeTruthy()
  expect(log.getByRole('button', { name: /Your receipt/ }).textContent).toMatch(
    /Came back|returned/i,
  )
  const signals = sent.filter((each) => each.route === 'POST /api/admin/chat/signals')
  expect(signals).toMatchObject([{ body: { seen: 3 } }])
})

test('is filtered by what is pressed, and shows what was before', async () => {
  const [old, recent] = [
    exampleEntry('note', { id: 'note-1', text: 'Old' }),
    exampleEntry('note', { id: 'note-2', text: 'Recent' }),
  ]
  const sent = serve({
    ...composing,
    [route]: [page([recent], 'cursor'), page([old]), page([old])],
  })
  const { user } = renderStaff(<MessagesTab />, { application })
  await user.click(await screen.findByRole('button', { name: 'Show earlier' }))
  await screen.findByText('Old')
  expect(screen.getByText('Recent')).toBeTruthy()
  await user.click(button('Notes'))
  await screen.findByText('Old')
  expect(button('Notes').getAttribute('aria-pressed')).toBe('true')
  const asked = sent.filter((each) => each.route === route)
  expect(asked.map(({ query }) => query)).toEqual([
    ...['?limit=50', '?limit=50&before=cursor', '?limit=50&kinds=note'],
  ])
})

test('a message and a note keep words of their own, and what failed stays typed', async () => {
  const sent = serve({
    ...composing,
    [route]: page([]),
    [writing]: [problem(429, 'request.too-many', { seconds: 5 }), ok(), ok()],
    'GET /api/admin/applications/42': ok(application),
  })
  const { user } = renderStaff(<MessagesTab />, { application })
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
  await user.click(await screen.findByRole('radio', { name: 'Internal note' }))
  await user.type(screen.getByRole('textbox', { name: 'Note for colleagues' }), 'Careful')
  await user.click(screen.getByRole('radio', { name: 'To the traveller' }))
  await screen.findByText(/Korean/)
  expect(field().value).toBe('')
  await user.type(field(), 'Good morning')
  await user.click(button('Send'))
  await screen.findByRole('alert')
  expect(field().value).toBe('Good morning')
  await user.click(button('Send'))
  await expect.poll(() => field().value).toBe('')
  await user.click(screen.getByRole('radio', { name: 'Internal note' }))
  expect(field().value).toBe('Careful')
  await user.click(field())
  await user.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => field().value).toBe('')
  const bodies = sent.filter((each) => each.route === writing).map(({ body }) => body)
  expect(bodies).toEqual([
    { message: 'Good morning', internal: false },
    { message: 'Good morning', internal: false },
    { message: 'Careful', internal: true },
  ])
})

test('asks again when another node tells of something new', async () => {
  serve({ ...composing, [route]: [page([]), page([exampleEntry('note')])] })
  const { client } = renderStaff(<MessagesTab />, { application })
  await screen.findByText('Nothing has been written yet.')
  const told = { event: 'thread', data: '{"applicationId":42}', id: '' }
  act(() => takeEvent(client(), told, new Date(), () => {}))
  await screen.findByText('They called twice')
})

test('viewers read and write nothing', async () => {
  serve({ ...composing, [route]: page([exampleEntry('message')]) })
  renderStaff(<MessagesTab />, { application, me: exampleAccount({}, 'viewer') })
  await screen.findByText('Please send the other page')
  expect(screen.queryByRole('textbox')).toBeNull()
})
