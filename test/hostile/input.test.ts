import { describe, expect, test } from 'vitest'
import { codeOf } from '../support/app.ts'
import { sendRaw } from '../support/raw-http.ts'
import { startServer } from '../support/server.ts'
import { insertExample } from '../support/services.ts'
import { signIn } from '../support/staff.ts'

/** Illegal characters are refused as the client's mistake, wherever they are: never 500. */

const { t, app } = await startServer()
const { id, orderId } = await insertExample(t.services, { now: t.time.now })
const owner = await signIn(app)

const uuid = '0b3f3a63-2f2b-4c1e-9d53-0b6a4c1f2d11'

describe('NUL, half characters and what is too long', () => {
  test.each([
    '/api/status?orderId=abc%00',
    `/api/status?orderId=${'a'.repeat(65)}`,
    '/api/gpay/verify/%00',
    '/api/widget/%00.js',
    '/api/status?orderId=a&%00=1',
    '/api/admin/applications?search=a%00b',
    `/api/admin/applications?search=${'%20'.repeat(900)}`,
    '/api/admin/audit?staffId=%00',
    '/api/admin/letters?cursor=%00',
  ])('%s is refused', async (path) => {
    const browser = path.startsWith('/api/admin') ? owner : app.browser()
    expect(codeOf(await browser.get(path))).toBe('400 request.invalid')
  })

  test.each([
    ['idempotency-key', 'k'.repeat(256)],
    ['authorization', `Bearer ${'a'.repeat(600)}`],
    ['last-event-id', '1'.repeat(65)],
    ['content-type', `application/json;${'a'.repeat(300)}`],
  ])('the header %s ends somewhere', async (name, value) => {
    const options = { headers: { [name]: value } }
    const answer = await app.browser().send('GET', `/api/documents/${uuid}?orderId=a`, options)
    expect(codeOf(answer)).toBe('400 request.invalid')
  })

  test('in a body is refused as well', async () => {
    const asked = { applicationId: '1\0', email: 'a@b.example' }
    const refused = await app.browser().post('/api/status-check', asked)
    expect(codeOf(refused)).toBe('400 request.unreadable')
  })

  test.each([
    ['in the request line', 'GET /api/status?orderId=\0 HTTP/1.1\r\nHost: h\r\n\r\n'],
    ['in a header', 'GET /api/status?orderId=a HTTP/1.1\r\nHost: h\r\nCookie: a=\0\r\n\r\n'],
    ['as bytes that are no UTF-8', 'GET /api/status?orderId=%ff%c0%80 HTTP/1.1\r\nHost: h\r\n\r\n'],
    ['half escaped', 'GET /api/gpay/verify/%e2%82%zz% HTTP/1.1\r\nHost: h\r\n\r\n'],
  ])('%s is the client’s mistake', async (_, bytes) => {
    const { status } = await sendRaw(Number(new URL(app.origin).port), bytes)
    // 421: a foreign host.
    expect([400, 404, 421]).toContain(status)
  })

  test('and what is long, spaced or of another script, but right, is taken', async () => {
    expect((await app.owner({ orderId }).get(`/api/status?orderId=${orderId}`)).status).toBe(200)
    const asked = { applicationId: `  ${id}  `, email: ` ada.muster@gmail.com${' '.repeat(100)}` }
    expect((await app.browser().post('/api/status-check', asked)).status).toBe(200)
    for (const search of ['Nguyễn Thị'.normalize('NFD'), '護照', `muster${' '.repeat(50)}`]) {
      const path = `/api/admin/applications?search=${encodeURIComponent(search)}`
      expect((await owner.get(path)).status).toBe(200)
    }
  })
})

describe('days', () => {
  const refund = (requestedOn: string) =>
    owner.get(`/api/admin/applications/${id}/refund?requestedOn=${requestedOn}`)

  test.each(['2026-02-30', '9999-12-31', '2026-1-1'])(
    '%s is none that anybody asks about',
    async (day) => {
      expect(codeOf(await refund(day))).toBe('400 request.invalid')
      expect(codeOf(await owner.get(`/api/admin/audit?to=${day}`))).toBe('400 request.invalid')
    },
  )

  test('a leap day is one', async () => {
    expect((await refund('2024-02-29')).status).toBe(200)
    const path = '/api/admin/audit?from=2026-11-01&to=2024-02-29'
    expect((await owner.get(path)).status).toBe(200)
  })
})

describe('a cursor that we never wrote', () => {
  const cursorOf = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  const list = (parts: unknown, query: string) =>
    owner.get(`/api/admin/applications?cursor=${cursorOf(parts)}&${query}`)

  test.each([
    [['due', 'words', 7, null, 0, true], 'queue=due'],
    [['due', 'words', 7, '2026-02-30', 0, true], 'sort=due'],
    [['newest', 'words', 7, '2026-11-21', 0, true], 'sort=newest'],
    [['newest', 'words', 1e300, null, 0, true], 'sort=newest'],
    [['newest', "words'; --", 7, null, 0, true], 'sort=newest'],
    ['x'.repeat(100), ''],
  ])('%j is refused for %s', async (parts, query) => {
    expect(codeOf(await list(parts, query))).toBe('400 request.invalid')
  })

  test('but reads well is read as far as it can be', async () => {
    const exact = ['newest', 'exact', 1e9, null, 0, true]
    expect((await list(exact, 'search=muster')).status).toBe(200)
    expect((await list(exact, '')).status).toBe(200)
    const due = ['due', 'words', 7, '2026-11-21', 0, true]
    expect((await list(due, 'queue=due')).status).toBe(200)
  })

  test('nor is that of a letter', async () => {
    for (const parts of [['9999-99-99T00:00:00Z', uuid], ['2026-11-21T09:00:00Z', 'x'], 7]) {
      const path = `/api/admin/letters?cursor=${cursorOf(parts)}`
      expect(codeOf(await owner.get(path))).toBe('400 request.invalid')
    }
    const right = cursorOf(['2026-11-21T09:00:00Z', uuid])
    expect((await owner.get(`/api/admin/letters?cursor=${right}`)).status).toBe(200)
  })
})
