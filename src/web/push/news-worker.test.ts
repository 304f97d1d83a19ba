import { expect, test, vi } from 'vitest'
import { GET } from '../pages/news-worker.js.ts'
import { startWorker } from '../test-support.tsx'

const script = await GET().text()
const told = (message: unknown) => ({ data: { json: () => message } })

test.each([
  ['en', 'change', 'There is news about your application.', '/status', 'ltr'],
  ['ar', 'answer', 'وصلك رد منا.', '/ar/status', 'rtl'],
  ['xx', 'answer', 'You have an answer from us.', '/status', 'ltr'],
  ['constructor', 'constructor', 'There is news about your application.', '/status', 'ltr'],
])('says in %s that there is a %s', async (language, kind, body, path, dir) => {
  const { happen, showNotification, setAppBadge } = startWorker(script)
  await happen('push', told({ kind, count: 3, language }))
  expect(showNotification.mock.calls[0]?.[1]).toMatchObject({ body, dir, data: { path } })
  expect(setAppBadge).toHaveBeenCalledWith(3)
})

test.each([[null], [told(null)], [told('news')]])(
  'a message that is none still shows something: %j',
  async (message) => {
    const { happen, showNotification, setAppBadge } = startWorker(script)
    await happen('push', message ?? { data: null })
    expect(showNotification).toHaveBeenCalledOnce()
    expect(setAppBadge).not.toHaveBeenCalled()
  },
)

test('pressed, it goes to the page that is there, or opens it', async () => {
  const focus = vi.fn()
  const pressed = { notification: { close: vi.fn(), data: { path: '/tr/status' } } }
  const open = startWorker(script, [{ url: 'https://karibu.example/tr/status', focus }])
  await open.happen('notificationclick', pressed)
  expect(focus).toHaveBeenCalledOnce()
  const other = startWorker(script, [{ url: 'https://karibu.example/status', focus }])
  await other.happen('notificationclick', pressed)
  expect(other.openWindow).toHaveBeenCalledWith('/tr/status')
})

test('it answers no request of a page', async () => {
  const { names } = startWorker(script)
  expect(names.sort()).toEqual(['install', 'notificationclick', 'push'])
})
