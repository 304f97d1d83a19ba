import * as contract from '#contract/staff/filing.ts'
import * as formContract from '#contract/staff/filing-form.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import { findApplicants } from '../../data/application/applicant.ts'
import { findNextToFile } from '../../data/casework/filing.ts'
import { findHeld } from '../../data/casework/held-decision.ts'
import { findWork } from '../../data/casework/work.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { decideApplicant } from '../decision.ts'
import { answerLines } from './answers.ts'
import { changeForm, formViewOf } from './form.ts'
import { givenOf, keepDetails, keepFiling, readAnswer, tickLines } from './keep.ts'
import { filingViewOf, nextOf } from './view.ts'

const office = perMinute(3000)
const reading = { permission: 'application.read', limit: office } as const
const work = { permission: 'application.work', limit: perMinute(600) } as const
const settings = { permission: 'setting.manage', limit: perMinute(30) } as const

/** The next applicant to file: of the same application if it has one, else of the next. */
async function nextAfter(db: Tx, applicationId: number, id: number, staffId: string) {
  const isLeft = (await findWork(db, applicationId))?.state === 'ready-to-file'
  const same = isLeft ? await nextOf(db, applicationId, { not: id, isReadyOnly: true }) : null
  if (same !== null) return { applicationId, applicantId: same }
  return findNextToFile(db, { staffId, notApplication: applicationId })
}

/** The portal's form, editable by the operator. */
function formRoutes(services: Services): Route[] {
  return [
    staffRoute(formContract.getFilingForm, { ...reading, audit: null }, async () => ({
      status: 200,
      body: await formViewOf(services.db),
    })),

    staffRoute(
      formContract.changeFilingForm,
      { ...settings, audit: 'filing.form-changed' },
      async (call) => ({ status: 200, body: await changeForm(services, call.body, call) }),
    ),
  ]
}

/** Filing in the authority's portal. */
export function filingRoutes(services: Services): Route[] {
  const { db } = services
  const answer = async (id: number, now: Date) => ({
    status: 200 as const,
    body: await filingViewOf(db, services, id, now),
  })
  return [
    ...formRoutes(services),

    staffRoute(contract.getFiling, { ...reading, audit: 'application.read' }, async (call) => {
      const { id } = call.params
      const shown = await answer(id, call.now)
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
      return answer(id, call.now)
    }),

    staffRoute(contract.answerFiling, { ...work, audit: 'filing.answered' }, async (call) => {
      const { id } = call.params
      await answerLines(services, { ...call, id }, call.body)
      return answer(id, call.now)
    }),

    staffRoute(contract.keepFiling, { ...work, audit: 'filing.changed' }, async (call) => {
      const { id } = call.params
      await keepFiling(services, { ...call, id }, call.body)
      return answer(id, call.now)
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
      const { version, noNumber, ...details } = call.body
      const { portalNumber } = details
      const applicationId = await decideApplicant(services, {
        ...{ id, staff, trace, now, approval: null },
        change: { decision: 'filed', portalNumber, version, reason: noNumber },
        alongside: async (tx, application) => {
          await keepDetails(tx, services, { application, id, staffId: staff.id, now }, details)
          const kept = { fields: givenOf(details) }
          const about = { applicationId: application.id, subject: String(id), details: kept }
          await trace(tx, { action: 'filing.changed', ...about })
        },
      })
      const next = await nextAfter(db, applicationId, id, staff.id)
      const named = next && { ...next, reference: referenceOf(next.applicationId) }
      const [held] = await findHeld(db, applicationId, services.clock.now())
      return { status: 200, body: { next: named ?? null, held: held?.id ?? null } }
    }),
  ]
}
