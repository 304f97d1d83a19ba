import { describe, expect, it } from 'vitest'
import { greetingLimits } from '#domain/greeting.ts'
import { signIn } from '../../../test/support/staff.ts'
import { startChat } from './test-support.ts'

const chat = await startChat()
const { t, app } = chat
const owner = () => signIn(app, { role: 'owner' })
const audited = () =>
  t.services.db
    .selectFrom('auditEntry')
    .select(['subject', 'details'])
    .where('action', '=', 'setting.changed')
    .orderBy('id', 'desc')
    .executeTakeFirst()

describe('what the chat says by itself', () => {
  const path = '/api/admin/settings/greetings'
  const at = (page: string, language = 'en') =>
    app.browser().get(`/api/chat/greeting?path=${encodeURIComponent(page)}&language=${language}`)
  const help = { path: '/', afterSeconds: 20, builtIn: 'help', texts: {} } as const
  const own = {
    path: '/status',
    afterSeconds: 5,
    builtIn: null,
    texts: { en: 'Waiting?', tr: 'Bekliyor musunuz?' },
  } as const

  it('is nothing at first, and what the owner decided at once, on each page its own', async () => {
    expect((await at('/')).body).toEqual({ text: null, afterSeconds: 0 })
    const decided = await (await owner()).put(path, { greetings: [help, own] })
    expect([decided.status, decided.body]).toEqual([200, { greetings: [help, own] }])
    const { text, afterSeconds } = (await at('/tr/contact', 'tr')).body
    expect(text).toMatch(/Tanzanya/)
    expect(afterSeconds).toBe(20)
    expect((await at('/tr/status', 'tr')).body).toEqual({
      text: 'Bekliyor musunuz?',
      afterSeconds: 5,
    })
    expect((await at('/ja/status', 'ja')).body).toMatchObject({ text: 'Waiting?' })
    expect((await at('/status', 'xx')).body).toMatchObject({ text: 'Waiting?' })
    expect(await audited()).toEqual({
      subject: 'greetings',
      details: { paths: ['/', '/status'] },
    })
    await (await owner()).put(path, { greetings: [] })
    expect((await chat.staff.get(path)).body).toEqual({ greetings: [] })
    expect((await at('/')).body).toMatchObject({ text: null })
  })

  it('is the same for everybody: cacheable, without a cookie, on other sites’ pages too', async () => {
    const { status, headers } = await app.browser().send('GET', '/api/chat/greeting?path=/', {
      headers: { origin: 'https://blog.example' },
    })
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=60')
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('access-control-allow-origin')).not.toBeNull()
  })

  it.each<[string, readonly object[]]>([
    ['of a page twice', [help, help]],
    ['without words', [{ ...own, texts: { tr: 'Merhaba' } }]],
    ['at once', [{ ...help, afterSeconds: greetingLimits.leastSeconds - 1 }]],
    ['of a page with a query', [{ ...help, path: '/status?orderId=1' }]],
  ])('is refused %s', async (_, greetings) => {
    const { status, body } = await (await owner()).put(path, { greetings })
    expect([status, body.code]).toEqual([400, 'request.invalid'])
  })
})

describe('the hours of the office', () => {
  const path = '/api/admin/settings/office-hours'
  const day = { opens: '09:00', closes: '18:00' }
  const closed = {
    ...{ monday: null, tuesday: null, wednesday: null, thursday: null },
    ...{ friday: null, saturday: null, sunday: null },
  }
  const saturdays = {
    week: { ...closed, saturday: day },
    bankHolidays: false,
    closedDays: [{ date: '2026-12-26', name: 'Boxing Day' }],
  }

  it('are what visitors are told from the moment that the owner decides', async () => {
    // A Saturday, outside the default hours.
    t.time.now = new Date('2026-11-28T10:00:00Z')
    const attendance = async () => (await app.browser().get('/api/chat/attendance')).body
    expect(await attendance()).toMatchObject({ attendance: 'away', opensOn: '2026-11-30' })
    const decided = await (await owner()).put(path, saturdays)
    expect(decided.status).toBe(200)
    expect(decided.body).toMatchObject(saturdays)
    expect(await attendance()).toMatchObject({ attendance: 'soon' })
    expect((await (await owner()).get(path)).body).toMatchObject(saturdays)
    expect(await audited()).toMatchObject({
      subject: 'office-hours',
      details: { open: ['saturday 09:00-18:00'], closed: ['2026-12-26'] },
    })
  })

  it('are refused where nobody would ever be there', async () => {
    const { body } = await (await owner()).put(path, { ...saturdays, week: closed })
    expect(body.code).toBe('request.invalid')
  })
})
