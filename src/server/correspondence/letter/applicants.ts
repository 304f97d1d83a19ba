import { isDecidedState } from '#domain/application/applicant-state.ts'
import type { Language } from '#domain/reference/languages.ts'
import { formatName } from '#phrases/format.ts'
import { findApplicants } from '../../data/application/applicant.ts'
import { findCurrentDocuments } from '../../data/document/document-version.ts'
import type { Tx } from '../../platform/db/database.ts'

/** Undecided applicants in order, with their current documents. */
export async function findNamedApplicants(tx: Tx, applicationId: number, language: Language) {
  const applicants = await findApplicants(tx, applicationId)
  const documents = await findCurrentDocuments(tx, applicationId)
  const going = applicants.filter(({ state }) => !isDecidedState(state))
  return going.map(({ id, ...person }) => ({
    name: formatName(person, language),
    documents: documents.filter(({ applicantId }) => applicantId === id),
  }))
}
