import { describe, expect, it } from 'vitest'
import { reportNames } from '#domain/report.ts'
import { openDeciding } from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { changeRows, insertRow } from '../../../../test/support/rows.ts'
import { addVisits } from '../../data/application/visit.ts'
import { reportCsv, reportsOf } from './reports.ts'

const span = { from: '2026-11-16', to: '2026-11-29' }
const reports = '/api/admin/reports'

const office = await forFile(openDeciding())
const manager = await office.signedIn('manager')
const { db } = office
const managerId = manager.staff.id
const at = (text: string) => new Date(text)
for (const [hours, state] of [
  [10, 'filed'],
  [20, 'approved'],
  [30, 'rejected'],
] as const) {
  const { id } = await office.application()
  const completedAt = at('2026-11-16T08:00:00Z')
  const filedAt = new Date(completedAt.getTime() + hours * 3_600_000)
  const decidedAt = state === 'filed' ? null : new Date(filedAt.getTime() + 48 * 3_600_000)
  await changeRows(db, 'application', { id }, { completedAt, paidAt: completedAt })
  await changeRows(db, 'applicant', { applicationId: id }, { state, filedAt, decidedAt })
  const [applicant] = await office.applicantsOf(id)
  await insertRow(db, 'applicationEvent', {
    ...{ applicationId: id, applicantId: applicant?.id ?? 0, kind: 'applicant-moved' },
    ...{ at: filedAt, actor: 'staff', staffId: managerId, fromState: 'ready', toState: 'filed' },
  })
}
const read = { day: '2026-11-20', language: 'en', source: 'search' } as const
await addVisits(db, [
  { ...read, page: '/', count: 90 },
  { ...read, page: '/application', count: 10 },
])

describe('the reports', () => {
  it('measure what happened in the span, week by week', async () => {
    const { status, body } = await manager.get(`${reports}?from=${span.from}&to=${span.to}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      overall: {
        review: { count: 0, median: null, p90: null },
        file: { count: 3, median: 20, p90: 28 },
        decision: { count: 2, median: 48, p90: 48 },
      },
      times: [
        {
          week: '2026-11-16',
          review: { count: 0, median: null, p90: null },
          file: { count: 3, median: 20, p90: 28 },
          decision: { count: 2, median: 48, p90: 48 },
        },
        { week: '2026-11-23', file: { count: 0 } },
      ],
      onTime: [],
      rejections: [],
      funnel: { visits: 100, begun: 10, paid: 3, complete: 3 },
    })
    const { groups } = body as { groups: { dimension: string; key: string; filed: number }[] }
    expect(groups.find(({ dimension }) => dimension === 'colleague')).toMatchObject({
      key: managerId,
      filed: 3,
    })
    expect(groups.find(({ dimension }) => dimension === 'language')).toMatchObject({ key: 'en' })
  })

  it('measure conversations by the day on which they began', async () => {
    const { db } = office
    const began = new Date('2026-11-18T10:00:00Z')
    const later = (minutes: number) => new Date(began.getTime() + minutes * 60_000)
    for (const [minutes, rating] of [
      [2, 'good'],
      [4, 'good'],
      [30, 'bad'],
    ] as const) {
      const id = office.t.services.random.uuid()
      const at = later(minutes)
      await insertRow(db, 'chatSession', {
        ...{ id, language: 'en', messageCount: 1, staffId: managerId, state: 'closed' },
        ...{ createdAt: began, lastMessageAt: at, firstAnswerAt: at },
        ...{ rating, ratedAt: later(60), resolvedAt: later(60) },
      })
      await insertRow(db, 'chatMessage', {
        ...{ sessionId: id, clientId: id, side: 'admin', text: 'Hello', at },
        ...{ staffId: managerId, senderName: 'Neema Sample' },
      })
    }
    const { chat } = await reportsOf(db, span)
    const times = {
      ...{ began: 3, answered: 3, resolved: 3 },
      firstAnswer: { median: 4, p90: 25 },
      resolution: { median: 60, p90: 60 },
    }
    expect(chat).toMatchObject({
      ...times,
      ...{ good: 2, bad: 1 },
      days: [{ day: '2026-11-18', ...times }],
      colleagues: [{ id: managerId, conversations: 3, messages: 3, good: 2, bad: 1 }],
    })
    expect(await reportCsv(db, span, 'chat')).toContain(
      '"2026-11-18","3","3","3","4","25","60","60"',
    )
    const none = await reportsOf(db, { from: '2026-10-01', to: '2026-10-31' })
    const chatOf = { began: 0, firstAnswer: { median: null }, days: [], colleagues: [] }
    expect(none).toMatchObject({ chat: chatOf, groups: [] })
    expect(none.funnel).toEqual({ visits: 0, begun: 0, created: 0, paid: 0, complete: 0 })
  })

  it.each(reportNames)('give %s as CSV', async (name) => {
    const query = new URLSearchParams({ ...span, report: name })
    expect((await manager.get(`${reports}/csv?${query}`)).status).toBe(200)
    // A line is as wide as the names above it.
    const [head = '', ...lines] = (await reportCsv(office.db, span, name)).split('\r\n')
    expect(head).toMatch(/^\uFEFF"/)
    const width = head.split('","').length
    for (const line of lines.slice(0, -1)) expect(line.split('","')).toHaveLength(width)
  })

  it.each([
    ['times', 'week what count medianHours p90Hours'],
    [
      'chat',
      'day began answered resolved firstAnswerMedianMinutes firstAnswerP90Minutes resolutionMedianMinutes resolutionP90Minutes',
    ],
  ] as const)('name the columns of %s in the order of their values', async (name, names) => {
    const [head] = (await reportCsv(office.db, span, name)).split('\r\n')
    expect(head).toBe(`\uFEFF"${names.split(' ').join('","')}"`)
  })

  it('give the days on which there was anything', async () => {
    const today = office.t.time.now.toISOString().slice(0, 10)
    const csv = await reportCsv(office.db, { from: today, to: today }, 'days')
    expect(csv).toContain(`"${today}","3","0"`)
  })

  it.each([
    ['the wrong way round', 'from=2026-11-29&to=2026-11-16'],
    ['more than a year', 'from=2025-11-01&to=2026-11-16'],
    ['a day that is none', 'from=2026-02-30&to=2026-03-01'],
    ['nothing', ''],
  ])('refuse %s', async (_, query) => {
    expect((await manager.get(`${reports}?${query}`)).status).toBe(400)
  })
})
