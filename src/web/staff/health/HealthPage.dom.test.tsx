import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ok, renderStaff, serve } from '../test-support.tsx'
import { HealthPage } from './HealthPage.tsx'
import type { Line } from './health.ts'

const at = '2026-11-21T09:00:00.000Z'
const line = (part: Line['part'], changes: Partial<Line> = {}): Line => ({
  ...{ part, state: 'good', reason: 'good', name: null },
  ...{ seconds: null, bytes: null, percent: null, count: null },
  ...changes,
})
const retain = { name: 'retain', everySeconds: 86_400, succeededAt: null, failedAt: at, seconds: 1 }

test('has what needs somebody on top, with what to do and where', async () => {
  serve({
    'GET /api/admin/health': ok({
      at,
      lines: [
        line('letters', { state: 'act', reason: 'letters-stuck', seconds: 3 * 3600 }),
        line('schedules', { state: 'look', reason: 'schedule-failing', name: 'retain' }),
        line('audit', { state: 'look', reason: 'unasked' }),
        line('disk'),
      ],
      ...{ database: null, nodes: [], openAttempts: 0, backup: null, audit: null },
      ...{ invariants: null, mailboxReadAt: null, messengersHeardAt: null },
      queues: [{ name: 'send-letter', waiting: 3, active: 0, failed: 0 }],
      schedules: [retain],
      letters: { waiting: 0, failing: 0, failed: 0 },
    }),
  })
  renderStaff(<HealthPage />)
  expect(await screen.findByText('1 thing needs you now')).toBeDefined()
  expect(screen.getByText('2 things are worth a look')).toBeDefined()
  const all = within(screen.getByRole('region', { name: 'All parts' }))
  const [first, second] = all.getAllByRole('listitem')
  expect(first?.textContent).toContain('Emails have been waiting for 3 hours')
  const link = within(first as HTMLElement).getByRole('link', { name: 'Test the email' })
  expect(link.getAttribute('href')).toBe('/admin/email-test')
  expect(second?.textContent).toContain('“Delete what has been kept long enough” failed')
  expect(screen.getByText('This part could not be asked.')).toBeDefined()
  const queue = within(screen.getByRole('table', { name: 'Work in the queue' }))
  expect(queue.getByRole('row', { name: 'Send emails 3 0 0' })).toBeDefined()
})
