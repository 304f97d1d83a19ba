import { isGuarded } from '#domain/document/guard.ts'
import { isFullMatch, matchVisa, type VisaText, visaTextOf } from '#domain/document/visa-match.ts'
import type { TextPage } from '#domain/document/visa-text.ts'
import { AppError } from '#domain/error.ts'
import { filesOf } from '../application/visas.ts'
import type { ApplicantRow } from '../data/application/applicant.ts'
import type { ApplicationRow } from '../data/application/application.ts'
import { findVisas, insertVisas } from '../data/casework/approval.ts'
import { takeStagedVisa } from '../data/document/staged-visa.ts'
import { insertStoredFiles, type StoredBytes } from '../data/document/stored-file.ts'
import { notWaiting, readVisa } from '../document/visa-documents.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../services.ts'
import { type GuardedBy, loadGuard, type Overridden, passGuard } from './guard.ts'

/** A new visa document, already read; its rows are still to be written. */
export type NewApproval = {
  file: StoredBytes
  fileName: string
  /** Its text; pictures have no pages. */
  pages: readonly TextPage[]
  addedBy: string
  /** Set for a staged document; null for one uploaded with the decision. */
  staged: { id: string; applicationId: number | null } | null
}

/** The text of each file to be sent, by storage key. */
export type Words = ReadonlyMap<string, VisaText>

/** Reads the documents to be sent to these applicants, before anything is locked. */
export async function readWords(
  services: Services,
  applicants: readonly ApplicantRow[],
  approval: NewApproval | null,
): Promise<Words> {
  if (approval) return new Map([[approval.file.storageKey, visaTextOf(approval.pages)]])
  const [first] = applicants
  const ids: (number | null)[] = applicants.map(({ id }) => id)
  const visas = first ? await findVisas(services.db, first.applicationId) : []
  const standing = filesOf(visas.filter(({ applicantId }) => ids.includes(applicantId)))
  const words = new Map<string, VisaText>()
  for (const file of standing)
    words.set(file.storageKey, visaTextOf(await readVisa(services, file)))
  return words
}

export type Approving = {
  row: ApplicationRow
  /** Applicants who are approved or get a newer document. */
  applicants: readonly ApplicantRow[]
  approval: NewApproval | null
  words: Words
  by: GuardedBy
}

export type Approved = {
  /** Applicants named in their document. */
  named: ReadonlySet<number>
  overridden: Overridden
}

/**
 * Checks whether this member of staff may approve the applicants. Throws staff.confirm-required,
 * application.incomplete, approval.document-required, and the guard's objections with the positions
 * concerned.
 */
export async function checkApproving(
  tx: Tx,
  services: Services,
  approving: Approving,
): Promise<Approved> {
  const { row, applicants, approval, words, by } = approving
  if (!by.staff.isConfirmed) throw new AppError('staff.confirm-required')
  if (applicants.length === 0) throw new AppError('application.incomplete')
  const guard = await loadGuard(tx, services, row)
  const visas = await findVisas(tx, row.id)
  const visaOf = ({ id }: ApplicantRow) =>
    approval
      ? { storageKey: approval.file.storageKey, addedBy: approval.addedBy }
      : visas.find(({ applicantId }) => applicantId === id)
  const isNamed = (applicant: ApplicantRow) =>
    isFullMatch(matchVisa(words.get(visaOf(applicant)?.storageKey ?? '') ?? [], applicant))
  const confirmedBy = by.isSeen ? by.staff.id : null
  const decided = applicants
    .filter(({ state }) => isGuarded(state, 'approved', approval !== null))
    .map((applicant) => {
      const visa = visaOf(applicant)
      const match = visa && { isNamed: isNamed(applicant), addedBy: visa.addedBy, confirmedBy }
      const against = guard.againstApproving(applicant.id, by.staff.id, match ?? null)
      return { applicant, to: 'approved' as const, against }
    })
  const overridden = await passGuard(tx, row.id, decided, by)
  if (!applicants.every(visaOf)) throw new AppError('approval.document-required')
  return { named: new Set(applicants.filter(isNamed).map(({ id }) => id)), overridden }
}

/** Stores the visa's bytes, new or staged. */
async function keepFile(tx: Tx, approval: NewApproval, applicationId: number, now: Date) {
  const { staged } = approval
  if (!staged) return insertStoredFiles(tx, [approval.file], now)
  const isOfAnother = staged.applicationId !== null && staged.applicationId !== applicationId
  // Already used by another approval.
  if (isOfAnother) throw new AppError('visa-document.not-found')
  if (!(await takeStagedVisa(tx, staged.id))) throw await notWaiting(tx, staged.id)
}

/** Stores a document as each applicant's newest; returns the rows' ids. */
export async function keepVisas(
  tx: Tx,
  { random }: Services,
  { row, applicants, approval, by: { now } }: Approving,
  named: ReadonlySet<number>,
): Promise<string[]> {
  if (!approval) return []
  await keepFile(tx, approval, row.id, now)
  const visas = applicants.map(({ id }, index) => ({
    id: (index === 0 && approval.staged?.id) || random.uuid(),
    applicationId: row.id,
    applicantId: id,
    storageKey: approval.file.storageKey,
    fileName: approval.fileName,
    namesFound: named.has(id),
    addedBy: approval.addedBy,
    createdAt: now,
  }))
  await insertVisas(tx, visas)
  return visas.map(({ id }) => id)
}
