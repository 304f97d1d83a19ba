import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import * as contract from '#contract/staff/view.ts'
import { maxViews, type SavedFilter, severalFilters, valuesOf } from '#domain/application/list.ts'
import { AppError } from '#domain/error.ts'
import {
  deleteView,
  findViews,
  insertView,
  lockViewCount,
  updateView,
  type ViewRow,
} from '../../data/casework/saved-view.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'

type View = AnswerOf<typeof contract.listViews>['items'][number]

/** The release before refuses a filter of several values: it is shown the first of them, and passes over `several`. */
type Kept = SavedFilter & { several?: SavedFilter }

function keptOf(filter: SavedFilter): Kept {
  const names = severalFilters.filter((name) => filter[name]?.includes(','))
  const several = Object.fromEntries(names.map((name) => [name, filter[name]]))
  const first = Object.fromEntries(names.map((name) => [name, valuesOf(filter[name] ?? '')[0]]))
  return names.length === 0 ? filter : { ...filter, ...first, several }
}

function viewOf(row: ViewRow, staffId: string): View {
  const { several, ...single }: Kept = row.filter
  return {
    id: row.id,
    name: row.name,
    shared: row.isShared,
    filter: { ...single, ...several },
    sort: row.sort,
    isOwn: row.staffId === staffId,
  }
}

const columnsOf = ({ name, shared, filter, sort }: BodyOf<typeof contract.addView>) => ({
  name,
  isShared: shared,
  filter: JSON.stringify(keptOf(filter)),
  sort,
})

/** Saved list views of staff who may read applications. */
export function viewRoutes({ db, random }: Services): Route[] {
  const reading = { permission: 'application.read', audit: null } as const
  const saving = { permission: 'application.read', limit: perMinute(120) } as const
  return [
    staffRoute(contract.listViews, { ...reading, limit: perMinute(3000) }, async ({ staff }) => {
      const rows = await findViews(db, staff.id)
      return { status: 200, body: { items: rows.map((row) => viewOf(row, staff.id)) } }
    }),

    staffRoute(contract.addView, { ...saving, audit: 'view.saved' }, async (call) => {
      const { staff, body, now, trace } = call
      const id = random.uuid()
      await inTransaction(db, async (tx) => {
        if ((await lockViewCount(tx, staff.id)) >= maxViews) throw new AppError('view.too-many')
        await insertView(tx, { ...columnsOf(body), id, staffId: staff.id, createdAt: now })
        await trace(tx, { subject: id, details: { shared: body.shared } })
      })
      return { status: 201, body: { ...body, id, isOwn: true } }
    }),

    staffRoute(contract.changeView, { ...saving, audit: 'view.saved' }, async (call) => {
      const { staff, body, params, trace } = call
      await inTransaction(db, async (tx) => {
        const own = { id: params.id, staffId: staff.id }
        if (!(await updateView(tx, own, columnsOf(body)))) throw new AppError('view.not-found')
        await trace(tx, { subject: params.id, details: { shared: body.shared } })
      })
      return { status: 200, body: { ...body, id: params.id, isOwn: true } }
    }),

    staffRoute(contract.removeView, { ...saving, audit: 'view.removed' }, async (call) => {
      const { staff, params, trace } = call
      await inTransaction(db, async (tx) => {
        const own = { id: params.id, staffId: staff.id }
        if (!(await deleteView(tx, own))) throw new AppError('view.not-found')
        await trace(tx, { subject: params.id })
      })
      return { status: 204 }
    }),
  ]
}
