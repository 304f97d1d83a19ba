import { findAgreementOf } from '../data/agreement.ts'
import { findApplicants } from '../data/applicant.ts'
import type { ApplicationRow } from '../data/application.ts'
import { findVisas } from '../data/approval.ts'
import { findPendingEmail } from '../data/contact-change.ts'
import { countCorrections } from '../data/correction.ts'
import { findCurrentDocuments } from '../data/document-version.ts'
import { findTimeline } from '../data/event.ts'
import { findReturning } from '../data/unreachable-address.ts'
import type { Tx } from '../db/database.ts'
import { findLeaving } from './leaving.ts'
import { viewOf } from './view.ts'

/** Everything about one application; the caller has checked who asks. */
export async function loadView(tx: Tx, application: ApplicationRow) {
  const [applicants, documents, visas, events, agreement, corrections, returning, pendingEmail] =
    await Promise.all([
      findApplicants(tx, application.id),
      findCurrentDocuments(tx, application.id),
      findVisas(tx, application.id),
      findTimeline(tx, application.id),
      findAgreementOf(tx, application.id),
      countCorrections(tx, application.id),
      findReturning(tx, application.contactEmail),
      findPendingEmail(tx, application.id),
    ])
  const leaving = await findLeaving(tx, application.id, applicants)
  const agreementId = agreement?.id ?? null
  const found = {
    applicants,
    documents,
    visas,
    events,
    corrections,
    returning,
    pendingEmail,
    leaving,
  }
  return viewOf({ application, ...found, agreementId })
}
