import * as contract from '#contract/staff/filing.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import { findApplicants } from '../data/applicant.ts'
import { findNextToFile } from '../data/filing.ts'
import type { Tx } from '../db/database.ts'
import { decideApplicant } from '../deciding.ts'
import { perMinute, type Route } from '../http/route.ts'
import { staffRoute } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { changeForm, formViewOf } from './form.ts'
import { givenOf, keepDetails, keepFiling, readAnswer, tickLines } from './keep.ts'
import { filingViewOf, nextOf } from './view.ts'

const office = perMinute(3000)
const reading = { permission: 'application.read', limit: office } as const
const work = { permission: 'application.work', limit: perMinute(600) } as const
const settings = { permission: 'setting.manage', limit: perMinute(30) } as const

/** Who is filed after one: of the same application, else of the one that is promised first. */
async function nextAfter(db: Tx, applicationId: number, id: number, staffId: string) {
  const same = await nextOf(db, applicationId, { not: id, isReadyOnly: true })
  if (same !== null) return { applicationId, applicantId: same }
  return findNextToFile(db, { staffId, notApplication: applicationId })
}

/** The form of the portal, which the operator edits. */
function formRoutes({ db }: Services): Route[] {
  return [
    staffRoute(contract.getFilingForm, { ...reading, audit: null }, async () => ({
      status: 200,
      body: await formViewOf(db),
    })),

    staffRoute(
      contract.changeFilingForm,
      { ...settings, audit: 'filing.form-changed' },
      async (call) => ({ status: 200, body: await changeForm(db, call.body, call) }),
    ),

    staffRoute(
      contract.resetFilingForm,
      { ...settings, audit: 'filing.form-changed' },
      async (call) => ({ status: 200, body: await changeForm(db, null, call) }),
    ),
  ]
}

/** Filing of travellers in the portal of the authority. */
export function filingRoutes(services: Services): Route[] {
  const { db } = services
  const answer = async (id: number) => ({
    status: 200 as const,
    body: await filingViewOf(db, services, id),
  })
  return [
    ...formRoutes(services),

    staffRoute(contract.getFiling, { ...reading, audit: 'application.read' }, async (call) => {
      const { id } = call.params
      const shown = await answer(id)
      await call.trace(db, { applicationId: shown.body.application.id, subject: String(id) })
      return shown
    }),

    staffRoute(contract.getFiledNext, { ...reading, audit: null }, async ({ params }) => {
      const next = await nextOf(db, params.id)
      const first = next === null ? (await findApplicants(db, params.id))[0]?.id : next
      if (first === undefined) throw new AppError('application.not-found')
      return { status: 200, body: { applicantId: first } }
    }),

    staffRoute(contract.tickFiling, { ...work, audit: 'filing.ticked' }, async (call) => {
      const { id } = call.params
      await tickLines(services, { ...call, id }, call.body.ticks)
      return answer(id)
    }),

    staffRoute(contract.keepFiling, { ...work, audit: 'filing.changed' }, async (call) => {
      const { id } = call.params
      await keepFiling(services, { ...call, id }, call.body)
      return answer(id)
    }),

    staffRoute(
      contract.getSecurityAnswer,
      { ...work, audit: 'filing.answer-read' },
      async (call) => {
        const { id } = call.params
        return { status: 200, body: { answer: await readAnswer(services, { ...call, id }) } }
      },
    ),

    staffRoute(contract.fileApplicant, { ...work, audit: 'applicant.decided' }, async (call) => {
      const { id } = call.params
      const { staff, trace, now } = call
      const { version, ...details } = call.body
      const { portalNumber } = details
      const applicationId = await decideApplicant(services, {
        ...{ id, staff, trace, now, approval: null },
        change: { decision: 'filed', portalNumber, version },
        alongside: async (tx, application) => {
          const about = { applicationId: application, id, staffId: staff.id, now }
          await keepDetails(tx, services, about, details)
          const kept = { fields: givenOf(details) }
          const subject = String(id)
          const action = 'filing.changed'
          await trace(tx, { action, applicationId: application, subject, details: kept })
        },
      })
      const next = await nextAfter(db, applicationId, id, staff.id)
      const named = next && { ...next, reference: referenceOf(next.applicationId) }
      return { status: 200, body: { next: named ?? null } }
    }),
  ]
}
