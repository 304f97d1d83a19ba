import { expect, test, vi } from 'vitest'
import { alertKinds, alertPlace, isAboutApplication } from '#domain/staff/alert.ts'
import { GET } from '../../pages/push-worker.js.ts'
import { startWorker } from '../../test-support.tsx'
import { placeWithHole } from './push-worker.ts'

const script = await GET().text()
const told = (message: object) => ({ data: { json: () => message } })

test.each([
  ['en', 'TZ-001042 was assigned to you'],
  ['tr', 'TZ-001042 size atandı'],
  ['xx', 'TZ-001042 was assigned to you'],
])('shows an alert in the words of %s', async (language, body) => {
  const { happen, showNotification } = startWorker(script)
  await happen('push', told({ kind: 'assigned', reference: 'TZ-001042', language }))
  expect(showNotification.mock.calls[0]?.[1]).toMatchObject({
    body,
    data: { path: '/admin/applications/1042' },
  })
})

test('a message that is none still shows something, and leads to the staff area', async () => {
  const { happen, showNotification } = startWorker(script)
  await happen('push', { data: null })
  expect(showNotification.mock.calls[0]?.[1]).toMatchObject({ body: '', data: { path: '/admin' } })
})

test('pressed, it goes to the page that is there, or opens it', async () => {
  const focus = vi.fn()
  const path = '/admin/applications/1042'
  const pressed = { notification: { close: vi.fn(), data: { path } } }
  const open = startWorker(script, [{ url: `https://karibu.example${path}`, focus }])
  await open.happen('notificationclick', pressed)
  expect(focus).toHaveBeenCalledOnce()
  expect(open.openWindow).not.toHaveBeenCalled()
  const other = startWorker(script, [{ url: 'https://karibu.example/admin', focus }])
  await other.happen('notificationclick', pressed)
  expect(other.openWindow).toHaveBeenCalledWith(path)
})

test('every kind leads somewhere by its number alone', () => {
  for (const kind of alertKinds) {
    const place = placeWithHole(kind, alertPlace, isAboutApplication(kind))
    expect(place).toMatch(
      /^(applications\/\{id\}(\/(documents|actions|messages))?|chat|letters|health)$/,
    )
  }
})
