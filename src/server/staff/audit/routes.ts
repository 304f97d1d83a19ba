import * as contract from '#contract/staff/audit.ts'
import { findAudit, findAuditCheck } from '../../data/staff/audit.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import type { Services } from '../../services.ts'

/** What staff did and viewed. */
export function auditRoutes({ db }: Services): Route[] {
  return [
    staffRoute(
      contract.listAudit,
      { permission: 'audit.read', limit: perMinute(120), audit: 'audit.read' },
      async ({ query }) => {
        const rows = await findAudit(db, query)
        const items = rows.slice(0, query.limit)
        return {
          status: 200,
          body: {
            items: items.map(({ at, staffId, name, details, ...entry }) => ({
              ...entry,
              at: at.toISOString(),
              staff: staffId === null ? null : { id: staffId, name: name ?? '' },
              details: details as Record<string, string>,
            })),
            nextCursor: rows.length > query.limit ? String(items.at(-1)?.id) : null,
            check: await findAuditCheck(db),
          },
        }
      },
    ),
  ]
}
