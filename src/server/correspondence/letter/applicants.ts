import { isDecidedState } from '#domain/application/applicant-state.ts'
import type { Language } from '#domain/reference/languages.ts'
import { formatName } from '#phrases/format.ts'
import { rowForTraveller } from '../../application/for-traveller.ts'
import type { ApplicationRow } from '../../data/application/application.ts'
import { findCurrentDocuments } from '../../data/document/document-version.ts'
import type { Tx } from '../../platform/db/database.ts'

/**
 * An application as its traveller knows it, and its undecided applicants in order, with their
 * current documents: what can still be undone silences no letter.
 */
export async function findNamedApplicants(
  tx: Tx,
  row: ApplicationRow,
  { language, now }: { language: Language; now: Date },
) {
  const { application, applicants } = await rowForTraveller(tx, row, now)
  const documents = await findCurrentDocuments(tx, row.id)
  const going = applicants.filter(({ state }) => !isDecidedState(state))
  const named = going.map(({ id, state, ...person }) => ({
    id,
    state,
    name: formatName(person, language),
    documents: documents.filter(({ applicantId }) => applicantId === id),
  }))
  return { application, named }
}

export type NamedApplicants = Awaited<ReturnType<typeof findNamedApplicants>>['named']
