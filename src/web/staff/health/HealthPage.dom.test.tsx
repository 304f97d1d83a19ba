import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { judgeHealth } from '#domain/health.ts'
import type { HealthFacts } from '#domain/health-facts.ts'
import { ok, renderStaff, serve } from '../test-support.tsx'
import { HealthPage } from './HealthPage.tsx'

const at = '2026-11-21T09:00:00.000Z'
const get = 'GET /api/admin/health'
const well = { goodAt: at, badAt: null, failingSince: null, isOpen: false }

const database = {
  version: '18.1',
  sizeBytes: 42 * 2 ** 20,
  connections: 12,
  maxConnections: 97,
  longestTransactionSeconds: 0,
  standbys: 0,
  lagSeconds: null,
}
const node = {
  name: 'one:3000',
  role: 'all' as const,
  version: '0.1.0',
  memoryBytes: 150 * 2 ** 20,
  lagMs: 3,
}
const facts: HealthFacts = {
  database,
  newestRelease: null,
  nodes: [
    {
      ...node,
      startedAt: new Date(at),
      seenAt: new Date(at),
      surroundings: {
        gateway: well,
        store: well,
        scanner: null,
        disk: { freeBytes: 50 * 2 ** 30, sizeBytes: 2 ** 37 },
        clockAheadSeconds: 0,
      },
    },
  ],
  jobs: { queues: [], oldestSeconds: null },
  schedules: [],
  letters: { waiting: 0, failing: 0, failed: 0, oldestSeconds: null },
  openAttempts: { count: 0, oldestSeconds: null },
  mailbox: 'off',
  messengers: 'off',
  backup: { at: new Date(at), verifiedAt: null, absentDocuments: 0 },
  audit: { checkedAt: null, isWhole: true, sealedAt: null, unsealedSeconds: null },
  invariants: 'never',
}

const answer = (changes: Partial<HealthFacts>, figures: object = {}) =>
  ok({
    at,
    lines: judgeHealth({ ...facts, ...changes }, new Date(at)),
    database,
    nodes: [
      { ...node, startedAt: at, seenAt: at, diskFreeBytes: 50 * 2 ** 30, clockAheadSeconds: 0 },
    ],
    queues: [],
    schedules: [],
    openAttempts: 0,
    letters: { waiting: 0, failing: 0, failed: 0 },
    backup: null,
    audit: { sealedAt: null, checkedAt: null },
    invariants: null,
    mailboxReadAt: null,
    messengersHeardAt: null,
    ...figures,
  })

test('has the worst on top, with what to do and where', async () => {
  const retain = { name: 'retain' as const, everySeconds: 86_400, succeededAt: null, seconds: 1 }
  serve({
    [get]: answer(
      {
        letters: { waiting: 3, failing: 3, failed: 0, oldestSeconds: 3 * 3600 },
        audit: null,
        schedules: [{ ...retain, failedAt: new Date(at) }],
      },
      {
        audit: null,
        queues: [{ name: 'send-letter', waiting: 3, active: 0, failed: 0 }],
        schedules: [{ ...retain, failedAt: at }],
      },
    ),
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
