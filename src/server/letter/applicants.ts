import { findApplicants } from '../data/applicant.ts'
import { findCurrentDocuments } from '../data/document-version.ts'
import type { Tx } from '../db/database.ts'

/** The applicants of an application in their order, each with the documents that count now. */
export async function findNamedApplicants(tx: Tx, applicationId: number) {
  const applicants = await findApplicants(tx, applicationId)
  const documents = await findCurrentDocuments(tx, applicationId)
  return applicants.map(({ id, firstName, lastName }) => ({
    name: [firstName, lastName].filter(Boolean).join(' '),
    documents: documents.filter(({ applicantId }) => applicantId === id),
  }))
}
