import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { asked } from '../parts/asked.ts'

type Alerts = AnswerOf<'GET /api/admin/alerts'>
export type Alert = Alerts['alerts'][number]

const everyMs = 20_000

const alertsQuery = asked(
  ['staff', 'alerts'],
  'GET /api/admin/alerts',
  {},
  { refetchInterval: everyMs },
)

/** What one is told, asked anew every twenty seconds while the page is seen. */
export function useAlerts() {
  return useQuery(alertsQuery)
}

/** Marks alerts as read: here at once, then at the server, which has the last word. */
export function useReading() {
  const client = useQueryClient()
  const change = useCallback(
    async (isMeant: (alert: Alert) => boolean, send: () => Promise<unknown>) => {
      await client.cancelQueries(alertsQuery)
      const readAt = now().toISOString()
      client.setQueryData(
        alertsQuery.queryKey,
        (known) => known && withRead(known, isMeant, readAt),
      )
      await send().catch(() => {})
      await client.invalidateQueries(alertsQuery)
    },
    [client],
  )
  return {
    read: ({ id }: Alert) =>
      change(
        (each) => each.id === id,
        () => call('POST /api/admin/alerts/{id}/read', { params: { id } }),
      ),
    readAll: (until: string) =>
      change(
        ({ at }) => at <= until,
        () => call('POST /api/admin/alerts/read', { body: { until } }),
      ),
  }
}

export function withRead(
  { alerts, unread }: Alerts,
  isMeant: (alert: Alert) => boolean,
  readAt: string,
): Alerts {
  const fresh = alerts.filter((each) => each.readAt === null && isMeant(each))
  return {
    alerts: alerts.map((each) => (fresh.includes(each) ? { ...each, readAt } : each)),
    unread: Math.max(0, unread - fresh.length),
  }
}
