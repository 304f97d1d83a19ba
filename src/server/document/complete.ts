import { isDecidedState } from '#domain/application/applicant-state.ts'
import { expectedBy } from '#domain/application/speed.ts'
import { type ApplicationStatus, stateOf, whyNot } from '#domain/application/status.ts'
import { missingDocuments, requiredDocuments } from '#domain/document/document.ts'
import { AppError } from '#domain/error.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { findApplicants } from '../data/application/applicant.ts'
import { refreshReadiness } from '../data/application/applicant-state.ts'
import {
  type ApplicationRow,
  findApplication,
  getApplicationForUpdate,
} from '../data/application/application.ts'
import { recordEvent } from '../data/application/event.ts'
import { deleteTravellerLinksOf } from '../data/application/traveller-link.ts'
import { refuseHeld } from '../data/casework/held-decision.ts'
import { enqueueLetter } from '../data/correspondence/letter.ts'
import { markCompleted } from '../data/document/document.ts'
import { findCurrentDocuments } from '../data/document/document-version.ts'
import type { Authority } from '../data/staff/authority.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'
import { autoAssign } from '../staff/assignment/auto-assign.ts'
import { alertAboutDocuments } from './document-alert.ts'
import { compareNow } from './passport-pages.ts'

/** Rejects with all missing documents: as fields, and as a list like `1:passportPhoto`. */
async function refuseMissing(
  tx: Tx,
  { rules }: Services,
  application: ApplicationRow,
): Promise<void> {
  const agreed = rules.of(application.rulesVersion)
  const applicants = await findApplicants(tx, application.id)
  const closed = whyNot('complete', stateOf(application, applicants.length))
  if (closed) throw new AppError(closed)
  if (applicants.length < application.numberOfApplicants) {
    throw new AppError('application.incomplete')
  }
  const documents = await findCurrentDocuments(tx, application.id)
  const going = applicants.filter(({ state }) => !isDecidedState(state))
  const missing = going.flatMap(({ id, position }) => {
    // Rejected documents count as missing.
    const given = documents.filter(
      ({ applicantId, review }) => applicantId === id && review !== 'rejected',
    )
    const types = given.map(({ documentType }) => documentType)
    return missingDocuments(agreed, application.visaType, types).map((type) => ({
      type,
      position,
    }))
  })
  if (missing.length === 0) return
  throw new AppError(
    'document.missing',
    { missing: missing.map(({ type, position }) => `${position}:${type}`) },
    missing.map(({ type, position }) => ({
      path: `applicants.${position - 1}.documents.${type}`,
      code: 'document.missing',
    })),
  )
}

export type Completion = { status: ApplicationStatus; completedAt: Date }

/**
 * Hands an application over, once, with one event and one letter; idempotent. Throws
 * application.closed, application.held, application.incomplete, payment.required, document.missing, server.busy,
 * server.away.
 */
export async function completeApplication(
  services: Services,
  call: { id: number; authority: Authority; now: Date },
): Promise<Completion> {
  const { now } = call
  const open = await findApplication(services.db, call.id, call.authority)
  if (open && !open.completedAt) {
    await refuseHeld(services.db, open.id, now)
    await refuseMissing(services.db, services, open)
    // Passports are compared before we confirm that all is there.
    await compareNow(services, open.id)
  }
  return inTransaction(services.db, async (tx) => {
    const application = await getApplicationForUpdate(tx, call.id, call.authority)
    const { id, status, version, completedAt } = application
    if (completedAt) return { status, completedAt }
    await refuseHeld(tx, id, now)
    await refuseMissing(tx, services, application)
    const rules = services.rules.for(application.rulesVersion, now)
    const from = dayAtSeat(now)
    const on = expectedBy(rules, application.processingType, from).latest
    if (!(await markCompleted(tx, application, now, { from, on })))
      throw new AppError('application.changed')
    await refreshReadiness(tx, id, requiredDocuments(rules, application.visaType))
    await recordEvent(tx, { applicationId: id, at: now, kind: 'completed', actor: 'traveller' })
    await deleteTravellerLinksOf(tx, id)
    const completed = { ...application, completedAt: now, version: version + 1 }
    await autoAssign(tx, services, completed, { staffId: null, now })
    await enqueueLetter(tx, services, { kind: 'documents-received', application: completed, now })
    await alertAboutDocuments(tx, services, application, now)
    return { status, completedAt: now }
  })
}
