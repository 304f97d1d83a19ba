import { afterEach, describe, expect, test } from 'vitest'
import { type OfficeHours, workingWeek } from '#domain/office-hours.ts'
import { signIn } from '../../../test/support/staff.ts'
import { startChat } from './test-support.ts'

const chat = startChat()
const hoursPath = '/api/admin/settings/office-hours'
const greetingsPath = '/api/admin/settings/greetings'

const owner = () => signIn(chat.app, { role: 'owner' })
type Colleague = Awaited<ReturnType<typeof owner>>

const put = (who: Colleague, path: string, body: object) =>
  who.send('PUT', path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) =>
  status < 300 ? status : `${status} ${body.code}`

const subjects = async () =>
  (
    await chat.t.services.db
      .selectFrom('auditEntry')
      .select('subject')
      .where('action', '=', 'setting.changed')
      .orderBy('id', 'desc')
      .execute()
  ).map(({ subject }) => subject)

describe('office hours', () => {
  const always = { opens: '00:00', closes: '23:59' }
  const { week } = workingWeek(always)
  const open = {
    week: { ...week, saturday: always, sunday: always },
    bankHolidays: false,
    closedDays: [] as { date: string; name: string }[],
  }
  const attendance = async () =>
    (await chat.app.browser().get('/api/chat/attendance')).body as { isOpen?: boolean }

  test('are the installation’s until the owner decides, and then those for everybody', async () => {
    const who = await owner()
    const { businessHours } = chat.t.services.company
    const first = (await who.get(hoursPath)).body as unknown as OfficeHours
    expect(first).toMatchObject({ timeZone: businessHours.timeZone, bankHolidays: true })
    expect(first.week.monday).toEqual({ opens: businessHours.opens, closes: businessHours.closes })
    expect(first.week.sunday).toBeNull()
    const today = chat.t.time.now.toISOString().slice(0, 10)
    const days = [
      { date: '2027-01-04', name: 'Later' },
      { date: today, name: 'Moving house' },
    ]
    expect((await put(who, hoursPath, { ...open, closedDays: days })).body).toMatchObject({
      bankHolidays: false,
      closedDays: days.toReversed(),
    })
    const closed = await attendance()
    await put(who, hoursPath, open)
    expect(await attendance()).not.toEqual(closed)
    expect((await chat.staff.get(hoursPath)).body).toMatchObject(open)
    expect(await subjects()).toEqual(['office-hours', 'office-hours'])
  })

  test.each([
    [
      'no day is open',
      { ...open, week: Object.fromEntries(Object.keys(week).map((d) => [d, null])) },
    ],
    [
      'a day closes first',
      { ...open, week: { ...open.week, monday: { opens: '18:00', closes: '09:00' } } },
    ],
    [
      'a time is none',
      { ...open, week: { ...open.week, monday: { opens: '9', closes: '25:00' } } },
    ],
    [
      'a day is closed twice',
      { ...open, closedDays: [1, 2].map((n) => ({ date: '2027-01-04', name: `Day ${n}` })) },
    ],
    ['a day of the week is missing', { ...open, week: { monday: always } }],
  ])('are refused where %s', async (_, hours) => {
    expect(codeOf(await put(await owner(), hoursPath, hours))).toBe('400 request.invalid')
  })
})

describe('greetings', () => {
  const own = { path: '/', afterSeconds: 10, builtIn: null, texts: { en: 'Hello', tr: 'Merhaba' } }
  const price = { path: '/application', afterSeconds: 30, builtIn: 'price', texts: {} }
  const said = async (path: string, language = 'en') =>
    (await chat.app.browser().get(`/api/chat/greeting?path=${path}&language=${language}`)).body

  afterEach(async () => {
    await put(await owner(), greetingsPath, { greetings: [] })
  })

  test('are none at first, and said by page and language once the owner wrote them', async () => {
    const who = await owner()
    expect((await who.get(greetingsPath)).body).toEqual({ greetings: [] })
    expect(await said('/')).toEqual({ text: null, afterSeconds: 0 })
    expect(codeOf(await put(who, greetingsPath, { greetings: [own, price] }))).toBe(200)
    expect(await said('/tr/contact', 'tr')).toEqual({ text: 'Merhaba', afterSeconds: 10 })
    expect(await said('/contact', 'ko')).toEqual({ text: 'Hello', afterSeconds: 10 })
    const ofPrice = await said('/de/application', 'de')
    expect(ofPrice).toMatchObject({ afterSeconds: 30 })
    expect(ofPrice.text).not.toBe((await said('/application')).text)
    expect(await subjects()).toContain('greetings')
  })

  test.each([
    ['a page has two', [own, own]],
    ['own words lack English', [{ ...own, texts: { tr: 'Merhaba' } }]],
    ['it comes at once', [{ ...own, afterSeconds: 0 }]],
    ['its path is an address', [{ ...own, path: 'https://example.org/' }]],
    ['nobody reads so much', [{ ...own, texts: { en: 'x'.repeat(301) } }]],
  ])('are refused where %s', async (_, greetings) => {
    expect(codeOf(await put(await owner(), greetingsPath, { greetings }))).toBe(
      '400 request.invalid',
    )
  })
})

test('only who manages settings changes them; nobody else is told of them', async () => {
  const manager = await signIn(chat.app, { role: 'manager' })
  const hours = (await manager.get(hoursPath)).body
  for (const who of [manager, chat.staff]) {
    expect(codeOf(await put(who, hoursPath, hours))).toBe('403 staff.forbidden')
    expect(codeOf(await put(who, greetingsPath, { greetings: [] }))).toBe('403 staff.forbidden')
  }
  for (const path of [hoursPath, greetingsPath]) {
    expect(codeOf(await chat.app.browser().get(path))).toBe('401 request.unauthorized')
  }
})
