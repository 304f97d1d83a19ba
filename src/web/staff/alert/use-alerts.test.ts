import { expect, test } from 'vitest'
import { type Alert, withRead } from './use-alerts.ts'

const alert = (id: string, readAt: string | null): Alert => ({
  id,
  kind: 'assigned',
  reference: 'TZ-001001',
  place: 'applications/1001',
  at: `2026-11-21T09:0${id}:00.000Z`,
  readAt,
})
const now = '2026-11-21T10:00:00.000Z'

test('what is read counts once, and what was read before keeps its moment', () => {
  const known = { alerts: [alert('3', null), alert('2', now), alert('1', null)], unread: 60 }
  const one = withRead(known, ({ id }) => id === '3', '2026-11-21T11:00:00.000Z')
  expect(one.unread).toBe(59)
  expect(one.alerts.map(({ readAt }) => readAt)).toEqual(['2026-11-21T11:00:00.000Z', now, null])
  expect(withRead(one, ({ id }) => id === '3', now)).toEqual(one)
  expect(withRead(known, () => true, now).unread).toBe(58)
})
