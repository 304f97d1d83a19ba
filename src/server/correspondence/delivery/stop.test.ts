import { expect, test } from 'vitest'
import { parseMail } from '../../../../test/support/mail-sink.ts'
import { rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { linkToken } from '../../platform/link-token.ts'
import { openMail } from './test-support.ts'

const mail = await openMail()
const { d } = mail

const stoppedOf = async (id: number) => {
  const { remindersStoppedAt } = await rowOf(d.db, 'application', { id })
  const kind = 'reminders-stopped'
  const events = await rowsOf(d.db, 'applicationEvent', { applicationId: id, kind })
  return { isStopped: remindersStoppedAt !== null, events: events.length }
}

/** Like a mail program: a form without cookie or origin, following no redirect. */
const press = (path: string, method = 'POST') =>
  fetch(d.app.origin + path, {
    method,
    redirect: 'manual',
    ...(method === 'POST' && {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  })

test('a reminder can be stopped by one click in a mail program, and by nothing less', async () => {
  const made = await mail.application()
  await mail.sent(made, { kind: 'reminder-documents', version: 1 } as never)
  const raw = d.t.sink.received.find(({ to }) => to.includes(made.email))?.raw ?? ''
  const headers = parseMail(raw).headers
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const [, path = ''] =
    /^<https?:\/\/[^/]+(\/[^>]+)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? []
  expect(path).toMatch(/^\/api\/stop-reminders\//)

  const looked = await press(path, 'GET')
  expect(looked.status).toBe(303)
  expect(looked.headers.get('location')).toMatch(/^\/status#stop=/)
  expect(await stoppedOf(made.id)).toEqual({ isStopped: false, events: 0 })

  expect((await press(path)).status).toBe(204)
  expect((await press(path)).status).toBe(204)
  expect(await stoppedOf(made.id)).toEqual({ isStopped: true, events: 1 })
  expect(d.t.logged.join()).not.toContain(path.split('/').at(-1))
})

test('a token stops reminders of its application alone, and opens nothing', async () => {
  const [made, other] = [await mail.application(), await mail.application()]
  const key = d.t.services.linkKey
  const token = linkToken(key, 'stop-reminders', String(made.id))
  const mixed = token.replace(String(made.id), String(other.id))
  expect((await press(`/api/stop-reminders/${mixed}`)).status).toBe(404)
  const link = linkToken(key, 'link', String(made.id))
  expect((await press(`/api/stop-reminders/${link}`)).status).toBe(404)
  expect((await press('/api/stop-reminders/x', 'GET')).status).toBe(303)
  expect((await d.app.owner(other).get(`/api/status?orderId=${token}`)).status).toBe(404)
  expect(await stoppedOf(other.id)).toEqual({ isStopped: false, events: 0 })
  expect(await stoppedOf(made.id)).toEqual({ isStopped: false, events: 0 })
})
