import {
  type ApplicationRow,
  findAgreement,
  findApplicants,
  findCurrentDocuments,
  findEvents,
} from '../data/application.ts'
import type { Tx } from '../db/database.ts'
import { viewOf } from './view.ts'

/** Everything about one application; the caller has checked who asks. */
export async function loadView(tx: Tx, application: ApplicationRow) {
  const [applicants, documents, events, agreement] = await Promise.all([
    findApplicants(tx, application.id),
    findCurrentDocuments(tx, application.id),
    findEvents(tx, application.id),
    findAgreement(tx, application.id),
  ])
  return viewOf({ application, applicants, documents, events, agreementId: agreement?.id ?? null })
}
