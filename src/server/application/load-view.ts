import { maskEmail } from '#domain/email.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { findAgreementOf } from '../data/application/agreement.ts'
import { findApplicants } from '../data/application/applicant.ts'
import type { ApplicationRow } from '../data/application/application.ts'
import { findPendingEmail } from '../data/application/contact-change.ts'
import { findTimeline } from '../data/application/event.ts'
import { findVisas } from '../data/casework/approval.ts'
import { countCorrections } from '../data/casework/correction.ts'
import { findReturning } from '../data/correspondence/unreachable-address.ts'
import { findCurrentDocuments } from '../data/document/document-version.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../services.ts'
import { rowForTraveller, timelineForTraveller } from './for-traveller.ts'
import { findOpenCancellation } from './open-cancellation.ts'
import { findQuestionsOf } from './open-questions.ts'
import { viewOf } from './view.ts'

/** The whole application in its current state, for staff; `rules` are those for it. */
export async function loadView(tx: Tx, rules: Rules, application: ApplicationRow) {
  const [applicants, visas, events] = await Promise.all([
    findApplicants(tx, application.id),
    findVisas(tx, application.id),
    findTimeline(tx, application.id),
  ])
  return load(tx, { rules, application, applicants, visas, events })
}

/** The application as its traveller may see it; the caller has checked access. */
export async function loadOwnView(
  tx: Tx,
  services: Pick<Services, 'rules'>,
  application: ApplicationRow,
  now: Date,
) {
  const rules = services.rules.for(application.rulesVersion, now)
  const events = await timelineForTraveller(tx, application.id, now)
  return load(tx, { rules, ...(await rowForTraveller(tx, application, now)), events })
}

type Standing = Pick<
  Parameters<typeof viewOf>[0],
  'rules' | 'application' | 'applicants' | 'visas' | 'events'
>

async function load(tx: Tx, standing: Standing) {
  const { rules, application, applicants } = standing
  const [documents, agreement, corrections, returning, pendingEmail] = await Promise.all([
    findCurrentDocuments(tx, application.id),
    findAgreementOf(tx, application.id),
    countCorrections(tx, application.id),
    findReturning(tx, application.contactEmail),
    findPendingEmail(tx, application.id),
  ])
  const questions = await findQuestionsOf(tx, application, applicants)
  const leaving = await findOpenCancellation(tx, rules, application.id, applicants)
  const agreementId = agreement?.id ?? null
  const unreachable = returning
    ? { address: maskEmail(application.contactEmail), code: returning.code }
    : null
  const found = { documents, questions, corrections, unreachable, pendingEmail, leaving }
  return viewOf({ ...standing, ...found, agreementId })
}
