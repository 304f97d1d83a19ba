import { exportChosen } from '#contract/staff/list.ts'
import { leftOutHeader } from '#domain/application/list.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import { translatorFor } from '#phrases/compile.ts'
import { findKnownIds } from '../../data/casework/application-list.ts'
import { csvHeaders } from '../../http/csv.ts'
import { perHour, type Route } from '../../http/route.ts'
import { type StaffCall, staffRoute } from '../../http/staff-route.ts'
import type { Services } from '../../services.ts'
import { csvStream } from './export.ts'
import { viewerOf } from './list.ts'

/** The selected rows as CSV, as in the full export. Throws application.not-found. */
async function csvOfChosen(services: Services, call: StaffCall<typeof exportChosen>) {
  const { db } = services
  const ids = await findKnownIds(db, call.body.ids)
  if (ids.length === 0) throw new AppError('application.not-found')
  const leftOut = [...new Set(call.body.ids)].filter((id) => !ids.includes(id))
  await call.trace(db, { details: { applications: ids.map(referenceOf), state: 'begun' } })
  const viewer = viewerOf(call.staff.id, call.now)
  const t = translatorFor(call.staff.language, () => {})
  const bytes = csvStream(db, { ids }, { viewer, t }, (rows, whole) =>
    call.trace(db, { details: { rows, state: whole ? 'done' : 'broken off' } }),
  )
  const day = call.now.toISOString().slice(0, 10)
  const headers = {
    ...csvHeaders(`applications-${day}.csv`),
    ...(leftOut.length > 0 && { [leftOutHeader]: leftOut.join(',') }),
  }
  return { status: 200 as const, bytes, headers }
}

/** The selection's export: ids are in the body, since our addresses never name what was read. */
export const chosenExportRoute = (services: Services): Route =>
  staffRoute(
    exportChosen,
    {
      permission: 'application.export',
      limit: perHour(60),
      audit: 'application.exported',
      confirm: true,
    },
    (call) => csvOfChosen(services, call),
  )
