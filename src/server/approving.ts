import { namesApplicant } from '#domain/document/approval.ts'
import { isGuarded } from '#domain/document/guard.ts'
import { AppError } from '#domain/error.ts'
import type { ApplicantRow } from './data/applicant.ts'
import type { ApplicationRow } from './data/application.ts'
import { findVisas, insertVisas } from './data/approval.ts'
import { insertStoredFiles, type StoredBytes } from './data/stored-file.ts'
import type { Tx } from './db/database.ts'
import { type GuardedBy, loadGuard, type Overridden, passGuard } from './guard.ts'
import type { Services } from './services.ts'
import { readStored } from './stored.ts'
import { filesOf } from './visas.ts'

/** A visa document whose bytes are stored; its rows are still to be written. */
export type NewApproval = {
  file: StoredBytes
  fileName: string
  /** Who put it in; absent: whoever decides. */
  addedBy?: string
}

/** The text of each file that would be sent, by its key; pictures have none. */
export type Words = ReadonlyMap<string, string>

/** Reads what would be sent to these applicants, before anything is locked. */
export async function readWords(
  services: Services,
  applicants: readonly ApplicantRow[],
  approval: NewApproval | null,
): Promise<Words> {
  const [first] = applicants
  const ids: (number | null)[] = applicants.map(({ id }) => id)
  const visas = approval || !first ? [] : await findVisas(services.db, first.applicationId)
  const standing = filesOf(visas.filter(({ applicantId }) => ids.includes(applicantId)))
  const words = new Map<string, string>()
  for (const { storageKey, mediaType } of approval ? [approval.file] : standing) {
    if (mediaType !== 'application/pdf') continue
    const bytes = await readStored(services, storageKey)
    words.set(storageKey, await services.admission.wordsOf(bytes))
  }
  return words
}

export type Approving = {
  row: ApplicationRow
  /** Whom it approves, or gives a newer document. */
  applicants: readonly ApplicantRow[]
  approval: NewApproval | null
  words: Words
  by: GuardedBy
}

export type Approved = {
  /** Whom their document names. */
  named: ReadonlySet<number>
  overridden: Overridden
}

/**
 * Whether these applicants may be approved by this member of staff. Throws staff.confirm-required,
 * application.incomplete, approval.document-required, and what stands against it, with the positions of
 * those against whom it does.
 */
export async function checkApproving(tx: Tx, approving: Approving): Promise<Approved> {
  const { row, applicants, approval, words, by } = approving
  if (!by.staff.isConfirmed) throw new AppError('staff.confirm-required')
  if (applicants.length === 0) throw new AppError('application.incomplete')
  const guard = await loadGuard(tx, row)
  const visas = await findVisas(tx, row.id)
  const visaOf = ({ id }: ApplicantRow) =>
    approval
      ? { storageKey: approval.file.storageKey, addedBy: approval.addedBy ?? by.staff.id }
      : visas.find(({ applicantId }) => applicantId === id)
  const isNamed = (applicant: ApplicantRow) =>
    namesApplicant(words.get(visaOf(applicant)?.storageKey ?? '') ?? '', [applicant])
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

/** Keeps a document as the newest one of each applicant. */
export async function keepVisas(
  tx: Tx,
  { random }: Services,
  { row, applicants, approval, by: { staff, now } }: Approving,
  named: ReadonlySet<number>,
): Promise<void> {
  if (!approval) return
  await insertStoredFiles(tx, [approval.file], now)
  const visas = applicants.map(({ id }) => ({
    id: random.uuid(),
    applicationId: row.id,
    applicantId: id,
    storageKey: approval.file.storageKey,
    fileName: approval.fileName,
    namesFound: named.has(id),
    addedBy: approval.addedBy ?? staff.id,
    createdAt: now,
  }))
  await insertVisas(tx, visas)
}
