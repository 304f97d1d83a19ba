import { whyNotApprove } from '#domain/document/approval.ts'
import { isFullMatch, matchVisa, type VisaText, visaTextOf } from '#domain/document/visa-match.ts'
import { AppError } from '#domain/error.ts'
import type { ApplicantRow } from '../data/applicant.ts'
import { findVisas, insertVisas } from '../data/approval.ts'
import { findReviewers } from '../data/review.ts'
import { getSettings } from '../data/setting.ts'
import { takeStagedVisa } from '../data/staged-visa.ts'
import { insertStoredFiles } from '../data/stored-file.ts'
import type { Tx } from '../db/database.ts'
import type { StaffActor } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { readVisa } from '../visa-documents.ts'
import { filesOf } from '../visas.ts'
import type { NewApproval } from './approval.ts'

/** What stands in each file that would be sent, by its key. */
export type Words = ReadonlyMap<string, VisaText>

/** Reads what would be sent to these applicants, before anything is locked. */
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
  applicationId: number
  /** Whom it approves, or gives a newer document. */
  applicants: readonly ApplicantRow[]
  approval: NewApproval | null
  words: Words
  staff: StaffActor
  /** Somebody looked again at a document that does not name each of them. */
  namesConfirmed: boolean | undefined
  now: Date
}

/**
 * Whether these applicants may be approved by this member of staff; answers those whom their document
 * names. Throws staff.confirm-required, approval.second-person, approval.document-required, and
 * approval.names-missing with the positions of those whom it does not name.
 */
export async function checkApproving(tx: Tx, approving: Approving): Promise<ReadonlySet<number>> {
  const { applicationId, applicants, approval, words, staff, namesConfirmed } = approving
  if (!staff.isConfirmed) throw new AppError('staff.confirm-required')
  if (applicants.length === 0) throw new AppError('application.incomplete')
  const { twoPersonApproval } = await getSettings(tx)
  const reviewersOf = await findReviewers(tx, applicationId)
  const visas = await findVisas(tx, applicationId)
  const keyOf = ({ id }: ApplicantRow) =>
    approval?.file.storageKey ?? visas.find(({ applicantId }) => applicantId === id)?.storageKey
  for (const applicant of applicants) {
    const closed = whyNotApprove({
      twoPersonApproval,
      reviewers: reviewersOf(applicant.id),
      approver: staff.id,
      hasDocument: keyOf(applicant) !== undefined,
    })
    if (closed) throw new AppError(closed)
  }
  const isNamed = (applicant: ApplicantRow) =>
    isFullMatch(matchVisa(words.get(keyOf(applicant) ?? '') ?? [], applicant))
  const unnamed = applicants.filter((applicant) => !isNamed(applicant))
  if (unnamed.length > 0 && !namesConfirmed) {
    const positions = unnamed.map(({ position }) => String(position))
    throw new AppError('approval.names-missing', { positions })
  }
  return new Set(applicants.filter(isNamed).map(({ id }) => id))
}

/** The bytes become those of a visa: new ones, or those of a document that waited until now. */
async function keepFile(tx: Tx, approval: NewApproval, applicationId: number, now: Date) {
  const { staged } = approval
  if (!staged) return insertStoredFiles(tx, [approval.file], now)
  const isOfAnother = staged.applicationId !== null && staged.applicationId !== applicationId
  // Whoever was quicker has approved with it.
  if (isOfAnother || !(await takeStagedVisa(tx, staged.id))) {
    throw new AppError('visa-document.not-found')
  }
}

/** Keeps a document as the newest one of each applicant. */
export async function keepVisas(
  tx: Tx,
  { random }: Services,
  { applicationId, applicants, approval, now }: Approving,
  named: ReadonlySet<number>,
): Promise<void> {
  if (!approval) return
  await keepFile(tx, approval, applicationId, now)
  const visas = applicants.map(({ id }) => ({
    id: random.uuid(),
    applicationId,
    applicantId: id,
    storageKey: approval.file.storageKey,
    fileName: approval.fileName,
    namesFound: named.has(id),
    addedBy: approval.addedBy,
    createdAt: now,
  }))
  await insertVisas(tx, visas)
}
