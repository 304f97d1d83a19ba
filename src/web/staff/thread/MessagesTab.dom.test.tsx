import { act, cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StaffThreadEntry } from '#contract/staff/thread.ts'
import { takeEvent } from '../chat/live/take-event.ts'
import { exampleMessenger } from '../parts/messenger/test-support.ts'
import {
  button,
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
const composing = {
  'GET /api/admin/applications/42/messengers': ok({ items: [] }),
  'GET /api/admin/applications/42/message': ok({ language: 'ko', values: {} }),
  'GET /api/admin/templates': ok({ items: [] }),
}
const uuid = '5f1c9c2e-0000-4000-8000-000000000009'
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
  await user.click(button('History'))
  await screen.findByText('Old')
  expect(button('History').getAttribute('aria-pressed')).toBe('true')
  const asked = sent.filter((each) => each.route === route)
  expect(asked.map(({ query }) => query)).toEqual([
    ...[
      '?limit=50',
      '?limit=50&before=cursor',
      '?limit=50&kinds=status%2Ccorrection%2Cmessage%2Cnote',
    ],
  ])
})

test('a decision is undone once for all that it did, and what was undone is said', async () => {
  const undo = 'POST /api/admin/decisions/7/undo'
  const held = { event: 'applicant-moved', to: null, toState: 'rejected', held: 7 } as const
  const sent = serve({
    ...composing,
    [route]: page([
      exampleEntry('status', { ...held, id: 'event-4', travellers: ['Ben Muster'] }),
      exampleEntry('status', {
        ...{ ...held, id: 'event-3', travellers: ['Ada Muster'], reason: 'Reported as lost' },
      }),
      exampleEntry('status', { ...held, id: 'event-2', held: null, isUndone: true }),
    ]),
    [undo]: ok(application),
  })
  const { user } = renderStaff(<MessagesTab />, { application })
  expect(await screen.findByText('Undone, nobody was told')).toBeTruthy()
  expect(screen.getByText('Reported as lost')).toBeTruthy()
  expect(screen.queryByText('Only colleagues see this')).toBeNull()
  const undoing = screen.getAllByRole('button', { name: /^Undo/ })
  expect(undoing).toHaveLength(1)
  await user.click(undoing[0] as HTMLElement)
  await expect.poll(() => sent.some((each) => each.route === undo)).toBe(true)
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
    { message: 'Careful', internal: true, clientId: expect.stringMatching(/^[\da-f-]{36}$/) },
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

test('what goes to a messenger too is said before it is sent, and shown for what became of it', async () => {
  const standing = { messenger: 'whatsapp', state: 'waiting', isNotice: true, code: null } as const
  serve({
    ...composing,
    ...seen,
    'GET /api/admin/applications/42/messengers': ok({ items: [exampleMessenger()] }),
    [route]: page([
      exampleEntry('status', { event: 'messenger-ended', to: null, note: 'sms stop' }),
      exampleEntry('chat', { id: 'chat-4', side: 'admin', messenger: standing }),
      exampleEntry('chat', { writtenIn: 'whatsapp', text: 'Thanks' }),
      exampleEntry('letter', { messenger: { ...standing, state: 'failed', code: '131026' } }),
    ]),
  })
  renderStaff(<MessagesTab />, { application })
  const log = within(await screen.findByRole('log'))
  expect(log.getByText('Messenger ended: SMS, they wrote STOP')).toBeTruthy()
  expect(log.getByText('WhatsApp')).toBeTruthy()
  expect(log.getByText('WhatsApp: waits until they write')).toBeTruthy()
  expect(log.getByText('WhatsApp: not delivered').parentElement?.nextSibling?.textContent).toBe(
    'Nobody can be reached there',
  )
  expect(await screen.findByText('Goes to our site, WhatsApp and email.')).toBeTruthy()
  expect(screen.getByText('We have written to you')).toBeTruthy()
})

test('what needs no answer loses its mark: up to what stands there, and asked anew', async () => {
  const closing = 'POST /api/admin/applications/42/thread/nothing-to-answer'
  const at = '2026-11-21T10:00:00.000Z'
  const sent = serve({
    ...composing,
    ...seen,
    [route]: page([
      exampleEntry('note', { at: '2026-11-21T11:00:00.000Z' }),
      exampleEntry('email', { at }),
    ]),
    [closing]: ok(),
  })
  const { user } = renderStaff(<MessagesTab />, {
    application: { ...application, flags: ['message'] },
  })
  await user.click(await screen.findByRole('button', { name: 'Nothing to answer' }))
  expect(await screen.findByText('Marked: nothing to answer')).toBeTruthy()
  expect(sent.find((each) => each.route === closing)?.body).toEqual({ upTo: at })
  // Where only some kinds are shown, nobody has read the others.
  await user.click(button('History'))
  expect(screen.queryByRole('button', { name: 'Nothing to answer' })).toBeNull()
})

test('files of the chat open for colleagues who may see documents, and are names to others', async () => {
  const file = { id: uuid, name: 'page.pdf', mediaType: 'application/pdf', sizeBytes: 9 }
  const entry = exampleEntry('chat', { text: 'page.pdf', files: [file] })
  serve({ ...composing, ...seen, [route]: page([entry]) })
  renderStaff(<MessagesTab />, { application })
  const link = await screen.findByRole('link', { name: /page\.pdf/ })
  expect(link.getAttribute('href')).toBe(`/api/admin/chat/files/${uuid}`)
  expect(screen.getAllByText('page.pdf')).toHaveLength(1)
  cleanup()
  const me = exampleAccount({ permissions: ['application.read', 'chat.read'] })
  renderStaff(<MessagesTab />, { application, me })
  expect(await screen.findByText('page.pdf')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('an email that may be the authority’s is marked, and leads to what fits', async () => {
  const emailId = uuid
  const entry = exampleEntry('email', {
    ...{ emailId, text: 'Approved.', hasQuoted: false, files: 0 },
    ...{ otherSender: 'no-reply@portal.example', isAuthority: true },
  })
  const whole = {
    ...{ id: emailId, kind: 'authority', text: 'Approved.', quoted: null, trouble: null },
    ...{ files: [], authority: { kind: 'approved', number: null, travellers: [] } },
  }
  serve({
    ...{ ...composing, ...seen, [route]: page([entry]) },
    [`GET /api/admin/emails/${emailId}`]: ok(whole),
  })
  const { user } = renderStaff(<MessagesTab />, { application })
  const log = within(await screen.findByRole('log'))
  expect(log.getByText('May be the authority’s')).toBeTruthy()
  await user.click(log.getByRole('button', { name: 'What it says, and what to do' }))
  expect(await screen.findByText('It seems to say that the visa was approved.')).toBeTruthy()
})
