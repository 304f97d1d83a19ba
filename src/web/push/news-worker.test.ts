import { expect, test, vi } from 'vitest'
import { GET } from '../pages/news-worker.js.ts'

type Listener = (event: object) => void

/** The worker as a browser runs it, with what it did. */
async function startWorker(pages: { url: string; focus: () => void }[] = []) {
  const script = await GET().text()
  const listeners = new Map<string, Listener>()
  const showNotification = vi.fn()
  const openWindow = vi.fn()
  const setAppBadge = vi.fn(async () => {})
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: vi.fn(),
    registration: { showNotification },
    navigator: { setAppBadge },
    clients: { matchAll: async () => pages, openWindow },
  }
  new Function('self', script)(self)
  const happen = async (name: string, event: object) => {
    const waits: unknown[] = []
    listeners.get(name)?.({ ...event, waitUntil: (work: unknown) => waits.push(work) })
    await Promise.all(waits)
  }
  return { happen, showNotification, openWindow, setAppBadge, names: [...listeners.keys()] }
}

const told = (message: unknown) => ({ data: { json: () => message } })

test.each([
  ['en', 'change', 'There is news about your application.', '/status', 'ltr'],
  ['ar', 'answer', 'وصلك رد منا.', '/ar/status', 'rtl'],
  ['xx', 'answer', 'You have an answer from us.', '/status', 'ltr'],
  ['constructor', 'constructor', 'There is news about your application.', '/status', 'ltr'],
])('says in %s that there is a %s', async (language, kind, body, path, dir) => {
  const { happen, showNotification, setAppBadge } = await startWorker()
  await happen('push', told({ kind, count: 3, language }))
  expect(showNotification.mock.calls[0]?.[1]).toMatchObject({ body, dir, data: { path } })
  expect(setAppBadge).toHaveBeenCalledWith(3)
})

test.each([[null], [told(null)], [told('news')]])(
  'a message that is none still shows something: %j',
  async (message) => {
    const { happen, showNotification, setAppBadge } = await startWorker()
    await happen('push', message ?? { data: null })
    expect(showNotification).toHaveBeenCalledOnce()
    expect(setAppBadge).not.toHaveBeenCalled()
  },
)

test('pressed, it goes to the page that is there, or opens it', async () => {
  const focus = vi.fn()
  const pressed = { notification: { close: vi.fn(), data: { path: '/tr/status' } } }
  const open = await startWorker([{ url: 'https://karibu.example/tr/status', focus }])
  await open.happen('notificationclick', pressed)
  expect(focus).toHaveBeenCalledOnce()
  const other = await startWorker([{ url: 'https://karibu.example/status', focus }])
  await other.happen('notificationclick', pressed)
  expect(other.openWindow).toHaveBeenCalledWith('/tr/status')
})

test('it answers no request of a page', async () => {
  const { names } = await startWorker()
  expect(names.sort()).toEqual(['install', 'notificationclick', 'push'])
})
