import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { MessengerEnd } from '#domain/messenger.ts'
import { button, ok, problem, renderIsland, serve } from '../test-support.tsx'
import { Messengers } from './Messengers.tsx'
import type { OwnMessenger } from './use-messengers.ts'

const at = '2026-11-21T09:00:00.000Z'
const path = '/api/applications/1/messengers'
const contact = (over: Partial<OwnMessenger> = {}): OwnMessenger => ({
  ...{ messenger: 'whatsapp', address: '•••4567', state: 'proved', wantsNews: true, since: at },
  ...{ endedAt: null, endReason: null },
  ...over,
})
const answer = (...items: OwnMessenger[]) => {
  const [whatsapp, telegram] = [{ messenger: 'whatsapp' }, { messenger: 'telegram' }]
  return ok({ items, offered: [whatsapp, telegram].map((each) => ({ ...each, isSandbox: false })) })
}
const words = 'Connect my visa application: A'
const code = ok({ url: 'https://wa.me/4479?text=A', words, expiresAt: at })

function show(isOver = false) {
  document.documentElement.dataset.messengers = 'whatsapp telegram'
  const shown = <Messengers applicationId={1} isOver={isOver} />
  return renderIsland(shown, ['messenger', 'error', 'form', 'site'])
}

const names = () =>
  screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent)

test('one line offers what is not connected; the dialog leads to the app and says when it is', async () => {
  const post = `POST ${path}/whatsapp/code`
  const sent = serve({ [`GET ${path}`]: [answer(), answer(), answer(contact())], [post]: code })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { user } = show()
  await screen.findByText('Get news in your messenger too')
  expect(names()).toEqual(['Connect WhatsApp', 'Connect Telegram'])
  await user.click(button('Connect WhatsApp'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect WhatsApp' }))
  const link = await dialog.findByRole('link', { name: /^Open WhatsApp/ })
  expect(link.getAttribute('href')).toBe('https://wa.me/4479?text=A')
  expect(dialog.getByRole('img', { name: /^QR code/ })).toBeTruthy()
  expect(dialog.getByText(words)).toBeTruthy()
  expect(dialog.getByRole('status').textContent).toBe('Waiting for your message')
  // Asked for twice before it is.
  await act(() => vi.advanceTimersByTimeAsync(6000))
  await dialog.findByText('WhatsApp is connected.')
  expect(dialog.queryByRole('link')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(/^Connected\. News comes there too/)).toBeTruthy()
  const section = screen.getByRole('region', { name: 'News in your messenger' })
  await waitFor(() => expect(document.activeElement).toBe(section))
  expect(sent.filter(({ route }) => route === post)).toHaveLength(1)
})

test('a code that is over is made anew, also after a refusal', async () => {
  const post = `POST ${path}/telegram/code`
  const tooMany = problem(429, 'request.too-many')
  const sent = serve({ [`GET ${path}`]: answer(), [post]: [code, tooMany, code] })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Connect Telegram' }))
  await screen.findByRole('link')
  await act(() => vi.advanceTimersByTimeAsync(30 * 60_000))
  expect(screen.getByText('That message no longer counts.')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  await user.click(button('Make a new one'))
  await screen.findByRole('alert')
  await user.click(button('Make a new one'))
  await screen.findByRole('link')
  expect(sent.filter(({ route }) => route === post)).toHaveLength(3)
})

test('who is connected chooses what goes there, and ends it', async () => {
  const patch = `PATCH ${path}/whatsapp`
  const end = `DELETE ${path}/whatsapp`
  const ended = { state: 'ended', endedAt: at, endReason: 'traveller' } as const
  const stands = [{}, { wantsNews: false }, {}, ended]
  const sent = serve({
    [`GET ${path}`]: stands.map((each) => answer(contact(each))),
    [patch]: ok(),
    [end]: ok(),
  })
  const { user } = show()
  expect(await screen.findByText('•••4567')).toBeTruthy()
  expect(names()).toEqual(['Only by email', 'Disconnect WhatsApp'])
  await user.click(button('Only by email'))
  await user.click(await screen.findByRole('button', { name: 'Send news there too' }))
  await screen.findByRole('button', { name: 'Only by email' })
  await user.click(button('Disconnect WhatsApp'))
  await screen.findByRole('button', { name: 'Connect WhatsApp again' })
  expect(screen.getByText(/^Disconnected here/)).toBeTruthy()
  expect(sent).toMatchObject([
    { route: `GET ${path}` },
    { route: patch, body: { wantsNews: false } },
    { route: `GET ${path}` },
    { route: patch, body: { wantsNews: true } },
    { route: `GET ${path}` },
    { route: end },
    { route: `GET ${path}` },
  ])
})

test.each<[MessengerEnd, RegExp]>([
  ['stop', /you wrote STOP/],
  ['staff', /^We disconnected/],
])('an end by %s says why', async (endReason, said) => {
  serve({ [`GET ${path}`]: answer(contact({ state: 'ended', endedAt: at, endReason })) })
  show()
  expect(await screen.findByText(said)).toBeTruthy()
})

const claimed = { state: 'claimed' } as const
test.each<[string, Partial<OwnMessenger>, boolean, string]>([
  ['with consent', claimed, false, 'Connect WhatsApp, Only by email WhatsApp, Connect Telegram'],
  ['without', { ...claimed, wantsNews: false }, false, 'Connect WhatsApp, Connect Telegram'],
  ['that is connected, once it is over', {}, true, 'Only by email, Disconnect WhatsApp'],
])('a number typed %s', async (_, given, isOver, buttons) => {
  serve({ [`GET ${path}`]: answer(contact(given)) })
  show(isOver)
  await waitFor(() => expect(names().join(', ')).toBe(buttons))
})

test('without messengers nobody is asked', () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  document.documentElement.dataset.messengers = ''
  renderIsland(<Messengers applicationId={1} />, ['messenger', 'site'])
  expect(fetched).not.toHaveBeenCalled()
})
