import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ok, renderIsland, type Sent, serve } from '../test-support.tsx'
import { DeviceNotifications } from './DeviceNotifications.tsx'
import { needsHomeScreen } from './device.ts'

const endpoint = 'https://push.example/a'

/** A fake browser with Web Push and an answer to its prompt, and the requests to the server. */
function browser({
  permission = 'default',
  answer = 'granted',
  isOn = false,
}: Readonly<{ permission?: string; answer?: string; isOn?: boolean }> = {}) {
  const state = { permission, isSubscribed: isOn }
  const subscription = {
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: vi.fn(async () => true),
  }
  const registration = {
    scope: 'https://karibu.example/',
    active: {},
    pushManager: {
      getSubscription: async () => (state.isSubscribed ? subscription : null),
      subscribe: async () => subscription,
    },
  }
  const requestPermission = vi.fn(async () => {
    state.permission = answer
    return answer
  })
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission
    },
    requestPermission,
  })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('navigator', {
    userAgent: 'Firefox',
    maxTouchPoints: 0,
    clearAppBadge: async () => {},
    serviceWorker: {
      register: async () => registration,
      getRegistration: async () => (isOn ? registration : undefined),
    },
  })
  const sent = serve({
    'GET /api/push': ok({ key: 'k', isOn }),
    ...{ 'POST /api/push': ok(), 'POST /api/push/seen': ok(), 'DELETE /api/push': ok() },
  })
  return { sent, requestPermission, subscription }
}

const show = () => renderIsland(<DeviceNotifications applicationId={1} />, ['push', 'site']).user
const routes = (sent: readonly Sent[]) => sent.map(({ route }) => route)

const offer = 'Notify me on this device'

test('nothing is prompted or sent before the press', async () => {
  const { sent, requestPermission } = browser()
  const user = show()
  const button = await screen.findByRole('button', { name: offer })
  expect(requestPermission).not.toHaveBeenCalled()
  expect(sent).toEqual([])
  await user.click(button)
  await screen.findByRole('button', { name: 'Stop' })
  expect(screen.getByText(/no name and no details/).closest('[role=status]')).toBeTruthy()
  expect(routes(sent)).toEqual(['GET /api/push', 'POST /api/push'])
})

test('a subscriber finds it on, with notifications seen, and may turn it off', async () => {
  const { sent, subscription } = browser({ permission: 'granted', isOn: true })
  const user = show()
  const stop = await screen.findByRole('button', { name: 'Stop' })
  await waitFor(() => expect(routes(sent)).toEqual(['GET /api/push', 'POST /api/push/seen']))
  await user.click(stop)
  await screen.findByRole('button', { name: offer })
  expect(routes(sent).at(-1)).toBe('DELETE /api/push')
  expect(subscription.unsubscribe).toHaveBeenCalledOnce()
})

test('a question that was closed leaves the offer as it was, a refusal is said with the way out of it', async () => {
  const { requestPermission } = browser({ answer: 'default' })
  const user = show()
  await user.click(await screen.findByRole('button', { name: offer }))
  await waitFor(() => expect(requestPermission).toHaveBeenCalledOnce())
  for (const status of screen.getAllByRole('status')) expect(status.textContent).toBe('')
  browser({ answer: 'denied' })
  await user.click(screen.getByRole('button', { name: offer }))
  await screen.findByText(/This browser blocks messages/)
})

test('a browser without it says so when asked', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Old', maxTouchPoints: 0 })
  const user = show()
  await user.click(await screen.findByRole('button', { name: offer }))
  await screen.findByText(/cannot show such messages/)
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 5, undefined, true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 5, true, false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, undefined, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, undefined, false],
  ['Mozilla/5.0 (Linux; Android 15)', 5, undefined, false],
])(
  '%s with %i fingers needs the home screen first: %s',
  (userAgent, maxTouchPoints, standalone, needs) => {
    const seen = { userAgent, maxTouchPoints, ...(standalone !== undefined && { standalone }) }
    expect(needsHomeScreen(seen)).toBe(needs)
  },
)
