import * as contract from '#contract/correction.ts'
import { correctableFields } from '#domain/application/correction.ts'
import { AppError } from '#domain/error.ts'
import { loadOwnView } from '../../application/load-view.ts'
import {
  type ApplicationRow,
  findApplication,
  findApplicationById,
  getApplicationForUpdate,
} from '../../data/application/application.ts'
import { findCorrections, isCorrectedSince } from '../../data/casework/correction.ts'
import { refuseHeld } from '../../data/casework/held-decision.ts'
import { findApplicationOf } from '../../data/document/document.ts'
import type { Authority } from '../../data/staff/authority.ts'
import { countGuarded } from '../../http/guard.ts'
import { perMinute, type Route, route } from '../../http/route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { correctAnswers } from './answers.ts'
import { confirmContact, correctContact, readCode } from './contact.ts'
import type { Corrector } from './keep.ts'
import { correctTrip } from './trip.ts'
import { correctionOf } from './view.ts'

type Asked = {
  authority: Authority
  now: Date
  /** What the caller saw of what they correct, if they say so. */
  seen?: { version?: number | undefined; applicantId: number | null; sent: object }
}

const traveller = ({ sessionId }: Authority, reason: string | undefined, now: Date): Corrector => ({
  ...{ actor: 'traveller', staffId: null, sessionId },
  ...{ reason: reason || null, now },
})

/**
 * Locks an application. Throws application.not-found, and application.changed if one of the fields
 * was corrected since the caller saw it; whatever else changed meanwhile does not matter to them.
 */
async function lock(tx: Tx, id: number, { authority, now, seen }: Asked): Promise<ApplicationRow> {
  const row = await getApplicationForUpdate(tx, id, authority)
  await refuseHeld(tx, id, now)
  if (seen?.version === undefined || seen.version === row.version) return row
  const fields = correctableFields.filter((field) => Object.hasOwn(seen.sent, field))
  const about = { applicationId: id, applicantId: seen.applicantId, fields }
  const isOutdated = seen.version > row.version || (await isCorrectedSince(tx, about, seen.version))
  if (isOutdated) throw new AppError('application.changed')
  return row
}

/** Counts a correction by a traveller; calls for foreign applications are not counted. */
async function admit({ db }: Services, id: number, authority: Authority, now: Date) {
  if (!(await findApplication(db, id, authority))) throw new AppError('application.not-found')
  await countGuarded(db, 'corrections of application', id, now)
}

/** Corrections by travellers. */
export function correctionRoutes(services: Services): Route[] {
  const { db } = services
  const rules = { access: 'application', limit: perMinute(60) } as const
  const shown = async (id: number) => {
    const row = await findApplicationById(db, id)
    if (!row) throw new AppError('application.not-found')
    return loadOwnView(db, services, row, services.clock.now())
  }
  return [
    route(contract.correctApplicant, rules, async ({ params, body, authority, now }) => {
      const { reason, version, ...sent } = body
      const { id } = (await findApplicationOf(db, params.id, authority)) ?? { id: 0 }
      await admit(services, id, authority, now)
      const asked = { applicantId: params.id, sent, documentsFit: false }
      const done = await inTransaction(db, async (tx) => {
        const seen = { ...asked, version }
        const row = await lock(tx, id, { authority, now, seen })
        return correctAnswers(tx, services, row, asked, traveller(authority, reason, now))
      })
      const { applicants } = await shown(id)
      const applicant = applicants.find((each) => each.id === params.id)
      if (!applicant) throw new AppError('application.not-found')
      const rows = await findCorrections(db, id)
      const corrections = rows.filter((row) => done.correctionIds.includes(row.id))
      const { asksAgain, advice } = done
      return {
        status: 200,
        body: {
          ...{ applicant, corrections: corrections.map(correctionOf) },
          ...{ asksAgain: [...asksAgain], advice: advice.map(({ severity, ...each }) => each) },
        },
      }
    }),

    route(contract.correctContact, rules, async ({ params, body, authority, now }) => {
      const { reason, version, ...sent } = body
      await admit(services, params.id, authority, now)
      const codeSentTo = await inTransaction(db, async (tx) => {
        const seen = { applicantId: null, sent, version }
        const row = await lock(tx, params.id, { authority, now, seen })
        return correctContact(tx, services, row, sent, traveller(authority, reason, now))
      })
      if (codeSentTo !== null) return { status: 202, body: { codeSentTo } }
      return { status: 200, body: await shown(params.id) }
    }),

    route(contract.correctTrip, rules, async ({ params, body, authority, now }) => {
      const { reason, version, ...sent } = body
      await admit(services, params.id, authority, now)
      await inTransaction(db, async (tx) => {
        const seen = { applicantId: null, sent, version }
        const row = await lock(tx, params.id, { authority, now, seen })
        await correctTrip(tx, services, row, sent, traveller(authority, reason, now))
      })
      return { status: 200, body: await shown(params.id) }
    }),

    route(contract.confirmContact, rules, async ({ params, body, authority, now }) => {
      const { id } = params
      if (!(await findApplication(db, id, authority))) throw new AppError('application.not-found')
      const changeId = await readCode(services, id, body.code, now)
      await inTransaction(db, async (tx) => {
        const row = await lock(tx, id, { authority, now })
        await confirmContact(tx, services, row, changeId, traveller(authority, undefined, now))
      })
      return { status: 200, body: await shown(id) }
    }),

    route(contract.listCorrections, rules, async ({ params, authority }) => {
      const row = await findApplication(db, params.id, authority)
      if (!row) throw new AppError('application.not-found')
      return { status: 200, body: (await findCorrections(db, row.id)).map(correctionOf) }
    }),
  ]
}
