import * as contract from '#contract/staff/correction.ts'
import { AppError } from '#domain/error.ts'
import { findApplicant } from '../../data/application/applicant.ts'
import {
  type ApplicationRow,
  findApplicationById,
  lockApplication,
} from '../../data/application/application.ts'
import { findCorrections } from '../../data/casework/correction.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { type StaffActor, staffRoute } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { staffViewOf } from '../review/view.ts'
import { correctAnswers } from './answers.ts'
import { setContact } from './contact.ts'
import type { Corrector } from './keep.ts'
import { correctTrip } from './trip.ts'
import { staffCorrectionOf } from './view.ts'

/** Throws correction.reason-required: the reason is shown to the traveller and kept. */
function byStaff(staff: StaffActor, reason: string | undefined, now: Date): Corrector {
  if (!reason) throw new AppError('correction.reason-required')
  return { actor: 'staff', staffId: staff.id, sessionId: null, reason, now }
}

/** Locks the application; erased ones cannot be corrected. Throws application.closed, application.changed. */
async function lock(tx: Tx, id: number, version: number | undefined): Promise<ApplicationRow> {
  const row = await lockApplication(tx, id, version)
  if (row.erasedAt) throw new AppError('application.closed')
  return row
}

/** Corrections by staff. Each returns the updated application. */
export function staffCorrectionRoutes(services: Services): Route[] {
  const { db } = services
  const answer = async (id: number, staff: StaffActor) => ({
    status: 200 as const,
    body: await staffViewOf(services, id, staff, services.clock.now()),
  })
  const work = { permission: 'application.work', limit: perMinute(240) } as const
  return [
    staffRoute(
      contract.listStaffCorrections,
      { permission: 'application.read', audit: 'application.read', limit: perMinute(240) },
      async ({ params }) => {
        if (!(await findApplicationById(db, params.id))) throw new AppError('application.not-found')
        const rows = await findCorrections(db, params.id)
        return { status: 200, body: { items: rows.map(staffCorrectionOf) } }
      },
    ),

    staffRoute(
      contract.correctStaffContact,
      { ...work, audit: 'application.contact-changed' },
      async ({ params, body, staff, now, trace }) => {
        const { reason, version, handsOver = false, ...sent } = body
        const by = byStaff(staff, reason, now)
        await inTransaction(db, async (tx) => {
          const row = await lock(tx, params.id, version)
          const asked = { sent, isConfirmed: staff.isConfirmed, handsOver }
          const changes = await setContact(tx, services, row, asked, by)
          const fields = changes.map(({ field }) => field)
          await trace(tx, { details: { fields, ...(handsOver && { handsOver }) } })
        })
        return answer(params.id, staff)
      },
    ),

    staffRoute(
      contract.correctStaffTrip,
      { ...work, audit: 'application.corrected' },
      async ({ params, body, staff, now, trace }) => {
        const { reason, version, ...sent } = body
        const by = byStaff(staff, reason, now)
        await inTransaction(db, async (tx) => {
          const row = await lock(tx, params.id, version)
          const fields = await correctTrip(tx, services, row, sent, by)
          await trace(tx, { details: { fields: [...fields] } })
        })
        return answer(params.id, staff)
      },
    ),

    staffRoute(
      contract.correctStaffApplicant,
      { ...work, audit: 'application.corrected' },
      async ({ params, body, staff, now, trace }) => {
        const { reason, version, documentsFit = false, ...sent } = body
        const by = byStaff(staff, reason, now)
        const applicationId = await inTransaction(db, async (tx) => {
          const known = await findApplicant(tx, params.id)
          if (!known) throw new AppError('application.not-found')
          const row = await lock(tx, known.applicationId, version)
          const asked = { applicantId: params.id, sent, documentsFit }
          const { correctionIds, asksAgain } = await correctAnswers(tx, services, row, asked, by)
          await trace(tx, {
            ...{ applicationId: row.id, subject: String(params.id) },
            details: { fields: correctionIds.length, asksAgain },
          })
          return row.id
        })
        return answer(applicationId, staff)
      },
    ),
  ]
}
