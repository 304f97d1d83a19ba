import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { OwnThreadEntry } from '#contract/thread.ts'
import { standingOfView } from '../status/standing.ts'
import { ok, problem, serve } from '../test-support.tsx'
import { HistoryCard } from './MyApplication.tsx'
import { exampleApplication, renderOwn } from './test-support.tsx'
import { added, dropped, marked, stillUnsent } from './use-conversation.ts'

const at = '2026-11-21T09:00:00.000Z'
const clientId = '5f1c9c2e-0000-4000-8000-000000000001'
const file = { ...{ id: clientId, name: 'passport.jpg', mediaType: 'image/jpeg', sizeBytes: 9 } }
const entries: OwnThreadEntry[] = [
  {
    ...{ id: 'chat-2', at, kind: 'chat', side: 'user', text: 'Thank you', name: null, clientId },
    ...{ files: [], messenger: 'telegram' },
  },
  { id: 'event-9', at, kind: 'message', text: 'See https://example.org/photo.', name: 'Neema' },
  {
    ...{ id: 'email-1', at, kind: 'email', subject: 'Re: TZ', text: 'Here it is' },
    ...{ isCut: false, fileCount: 2, files: [file] },
  },
  {
    ...{ id: 'correction-1', at, kind: 'correction', by: 'staff', traveller: 'Ada Muster' },
    ...{ fields: ['passportNumber'], reason: 'Two digits were swapped' },
  },
  {
    ...{ id: 'letter-1', at, kind: 'letter', title: 'Your receipt', standing: 'bounced' },
    to: 'a•••@gmail.com',
  },
]

const thread = '/api/applications/1/thread'
const page = { [`GET ${thread}`]: ok({ entries, before: null }) }

function show(isWide = true, application = exampleApplication()) {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }))
  const standing = standingOfView(application, 'en')
  return renderOwn(<HistoryCard application={application} standing={standing} />)
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })

test('shows messages and corrections, the newest last', async () => {
  serve(page)
  show()
  const log = within(await screen.findByRole('log'))
  expect(log.getByText('Not delivered to a•••@gmail.com')).toBeTruthy()
  expect(log.getByText('We corrected: Passport number')).toBeTruthy()
  expect(log.getByText('2 files')).toBeTruthy()
  expect(log.getByRole('link', { name: /photo$/ }).getAttribute('href')).toBe(
    'https://example.org/photo',
  )
  expect(log.getByRole('link', { name: 'passport.jpg' }).getAttribute('href')).toBe(
    `${thread}/files/${clientId}`,
  )
  expect(log.getByText('Neema')).toBeTruthy()
  expect(log.getByText('Telegram')).toBeTruthy()
  const texts = screen.getByRole('log').textContent ?? ''
  expect(texts.indexOf('Your receipt')).toBeLessThan(texts.indexOf('Thank you'))
})

test('what could not be sent stays, and goes under the same key when it is tried again', async () => {
  const post = `POST ${thread}`
  const sent = serve({ ...page, [post]: [problem(400, 'request.invalid'), ok(entries[0])] })
  const { user } = show()
  await screen.findByRole('log')
  await user.type(field(), 'Is this one better?')
  // Kept while it is folded.
  await user.click(screen.getByRole('button', { name: 'Messages and emails' }))
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Messages/ }))
  await expect.poll(() => field().value).toBe('Is this one better?')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(field().value).toBe('')
  await screen.findByText(/^Not sent/)
  expect(screen.getByText('Is this one better?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /again/i }))
  await expect.poll(() => screen.queryByText('Is this one better?')).toBeNull()
  const said = sent.filter(({ route }) => route === post).map(({ body }) => body)
  expect(said).toHaveLength(2)
  expect(said[0]).toMatchObject({ message: 'Is this one better?' })
  expect(said[1]).toEqual(said[0])
})

test('nothing is shown twice: neither on its way nor as said', () => {
  const waiting = added(added([], 'one', 'One'), 'two', 'Two')
  expect(marked(waiting, 'two', true).map(({ hasFailed }) => hasFailed)).toEqual([false, true])
  expect(dropped(waiting, 'one').map(({ text }) => text)).toEqual(['Two'])
  const said = [{ kind: 'chat', clientId: 'two' }, { kind: 'letter' }]
  expect(stillUnsent(waiting, said).map(({ text }) => text)).toEqual(['One'])
})

test('folded, it says what we wrote last, and the steps above do not say it again', () => {
  serve(page)
  const entry = (status: string, note: string | null) => ({ at, status, note, applicants: [] })
  const said = ['Hello', 'Bonjour'].map((note) => entry('message-sent', note))
  const timeline = [...said, entry('paid', null)]
  show(false, exampleApplication({ timeline }))
  expect(screen.getByRole('button', { name: 'Messages and emails Bonjour' })).toBeDefined()
  expect(screen.getByText('Payment received')).toBeDefined()
  expect(screen.queryByText('Hello')).toBeNull()
})
