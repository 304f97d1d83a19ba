import type * as z from 'zod/mini'
import type { staffApplicationView } from '#contract/staff/application.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { regimeChanges } from '#domain/application/regime-change.ts'
import { isPaid } from '#domain/application/status.ts'
import { flagsOn } from '#domain/application/work.ts'
import { type DocumentType, documentTypes } from '#domain/document/document.ts'
import { AppError } from '#domain/error.ts'
import { may } from '#domain/staff/permission.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { loadView } from '../../application/load-view.ts'
import { documentFacts } from '../../application/view.ts'
import { findSamePassport } from '../../data/application/applicant.ts'
import { findPortalNumbers } from '../../data/application/applicant-state.ts'
import { type ApplicationRow, findApplicationById } from '../../data/application/application.ts'
import { findVisas, type VisaRow } from '../../data/casework/approval.ts'
import { findOverrides, type OverrideRow } from '../../data/casework/guard.ts'
import { findHandOvers, findSentBack, type HandOver } from '../../data/casework/hand-over.ts'
import { findHeld } from '../../data/casework/held-decision.ts'
import { findNotes } from '../../data/casework/note.ts'
import { findWork } from '../../data/casework/work.ts'
import { type DocumentRow, findDocumentVersions } from '../../data/document/document-version.ts'
import { findPayments } from '../../data/money/payment.ts'
import { findNames } from '../../data/staff/colleague.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { objectionsOf, type Viewer } from './objections.ts'

export type StaffApplicationView = z.input<typeof staffApplicationView>
type StaffApplicant = StaffApplicationView['applicants'][number]
type Names = ReadonlyMap<string, string>

/** A colleague for screens, even after the account was deleted. */
export const colleagueOf = (id: string | null, names: Names) =>
  id === null ? null : { id, name: names.get(id) ?? id }

export function staffDocumentOf(
  row: DocumentRow,
  names: Names,
): StaffApplicant['documents'][number] {
  return {
    ...documentFacts(row),
    current: row.current,
    hasPreview: row.previewKey !== null,
    review: {
      verdict: row.review,
      reason: row.reviewReason,
      note: row.reviewNote,
      by: colleagueOf(row.reviewedBy, names),
      at: row.reviewedAt?.toISOString() ?? null,
    },
    passportCheck: passportCheckOf(row),
  }
}

function passportCheckOf(row: DocumentRow) {
  const { checkResult: result, checkFields, checkedAt, confirmedAnswers: confirmed } = row
  if (!result || !checkedAt) return null
  return { result, fields: checkFields ?? [], confirmed, at: checkedAt.toISOString() }
}

/** The staff addresses of the current files. */
function urlsOf(documents: readonly DocumentRow[], addressOf: (address: string) => string | null) {
  const urlOf = (type: DocumentType) => {
    const found = documents.find(({ documentType, current }) => current && documentType === type)
    return found ? addressOf(`/api/admin/documents/${found.id}`) : null
  }
  const urls = Object.fromEntries(documentTypes.map((type) => [`${type}Url`, urlOf(type)]))
  return urls as Record<`${DocumentType}Url`, string | null>
}

/** The staff-only part. */
async function loadWork(tx: Tx, row: ApplicationRow, passports: readonly string[], now: Date) {
  const documents = await findDocumentVersions(tx, row.id)
  const visas = await findVisas(tx, row.id)
  const notes = await findNotes(tx, row.id)
  const overrides = await findOverrides(tx, row.id)
  const handOvers = await findHandOvers(tx, row.id)
  const sentBack = await findSentBack(tx, row.id)
  const held = await findHeld(tx, row.id, now)
  return {
    ...{ documents, visas, notes, overrides, handOvers, sentBack, held },
    payments: await findPayments(tx, row.id),
    samePassport: passports.length === 0 ? [] : await findSamePassport(tx, row.id, passports),
    names: await findNames(tx, [
      row.assignedTo,
      ...visas.map(({ addedBy }) => addedBy),
      ...documents.map(({ reviewedBy }) => reviewedBy),
      ...notes.map(({ staffId }) => staffId),
      ...overrides.map(({ staffId }) => staffId),
      ...held.map(({ staffId }) => staffId),
      ...(sentBack ? [sentBack.staffId] : []),
      ...[...handOvers.values()].flatMap(({ by, to }) => [by, to]),
    ]),
  }
}

const visaOf = (row: VisaRow, names: Names) => ({
  fileName: row.fileName,
  mediaType: row.mediaType,
  sizeBytes: row.sizeBytes,
  addedAt: row.createdAt.toISOString(),
  addedBy: colleagueOf(row.addedBy, names),
})

function handOverOf(given: HandOver | undefined, names: Names): StaffApplicant['handOver'] {
  const by = given && colleagueOf(given.by, names)
  return given && by ? { by, to: colleagueOf(given.to, names), at: given.at.toISOString() } : null
}

/** Marking as paid moves nobody. */
const decisionOf = ({ toState }: OverrideRow): 'filed' | 'approved' | 'paid' =>
  toState === null ? 'paid' : toState === 'filed' ? 'filed' : 'approved'

const overrideOf = (row: OverrideRow, names: Names) => ({
  id: row.id,
  applicantId: row.applicantId,
  decision: decisionOf(row),
  against: row.against,
  reason: row.note,
  by: colleagueOf(row.staffId, names),
  at: row.at.toISOString(),
})

const newestOf = (visas: readonly VisaRow[]) =>
  [...visas].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0] ?? null

/** The whole application for staff. Throws application.not-found. */
export async function staffViewOf(
  services: Pick<Services, 'db' | 'rules'>,
  id: number,
  staff: Viewer,
  now: Date,
): Promise<StaffApplicationView> {
  const { db: tx, rules } = services
  const row = await findApplicationById(tx, id)
  const found = await findWork(tx, id)
  if (!row || !found) throw new AppError('application.not-found')
  // The traveller's access is not shown to anyone else.
  const { paymentOrderId: _, ...view } = await loadView(tx, rules.for(row.rulesVersion, now), row)
  const passports = view.applicants.map(({ passportNumber }) => passportNumber)
  const { documents, names, visas, notes, ...work } = await loadWork(tx, row, passports, now)
  const whyNot = await objectionsOf(services, row, { applicants: view.applicants, visas, staff })
  const approval = newestOf(visas)
  // Without addresses that would be refused.
  const addressOf = (address: string) => (may(staff.authority, 'document.read') ? address : null)
  const documentsOf = (applicantId: number) =>
    documents.filter((document) => document.applicantId === applicantId)
  const portalNumbers = await findPortalNumbers(tx, id)
  return {
    ...view,
    agreementPdfUrl: view.agreementPdfUrl && addressOf(`/api/admin/applications/${id}/agreement`),
    approvalDocumentUrl: approval && addressOf(`/api/admin/applications/${id}/approval`),
    applicants: view.applicants.map((applicant) => {
      const given = documentsOf(applicant.id)
      const visa = visas.find(({ applicantId }) => applicantId === applicant.id)
      return {
        ...applicant,
        ...urlsOf(given, addressOf),
        documents: given.map((document) => staffDocumentOf(document, names)),
        portalNumber: portalNumbers.get(applicant.id) ?? null,
        visaDocumentUrl: visa ? addressOf(`/api/admin/applicants/${applicant.id}/visa`) : null,
        visa: visa ? visaOf(visa, names) : null,
        ...whyNot.of(applicant.id),
        handOver: handOverOf(work.handOvers.get(applicant.id), names),
      }
    }),
    adminNotes: row.adminNotes,
    assignee: colleagueOf(row.assignedTo, names),
    dueOn: row.dueOn,
    documentsAskedAt: row.documentsAskedAt?.toISOString() ?? null,
    erasedAt: row.erasedAt?.toISOString() ?? null,
    held: work.held.map(({ id: heldId, staffId, until }) => ({
      id: heldId,
      until: until.toISOString(),
      by: { id: staffId, name: names.get(staffId) ?? staffId },
    })),
    work: found.state,
    flags: flagsOn(found, dayAtSeat(now)),
    regimeChanges: isPaid(row)
      ? regimeChanges(rules.of(row.rulesVersion), rules.at(now), view.applicants)
      : [],
    documentDiffers: documents.some((each) => each.current && each.checkResult === 'differs'),
    approval: approval && visaOf(approval, names),
    notes: notes.map((note) => ({
      id: note.id,
      text: note.text,
      at: note.createdAt.toISOString(),
      by: { id: note.staffId, name: names.get(note.staffId) ?? note.staffId },
    })),
    payments: work.payments.map((payment) => ({
      id: payment.id,
      isSupplement: payment.amendmentId !== null,
      state: payment.state,
      amountCents: payment.amountCents,
      capturedAt: payment.capturedAt.toISOString(),
      gatewayRef: payment.gatewayRef,
    })),
    sentBack: work.sentBack && {
      by: colleagueOf(work.sentBack.staffId, names),
      at: work.sentBack.at.toISOString(),
      note: work.sentBack.note,
    },
    samePassport: work.samePassport.map((other) => ({
      id: other.id,
      reference: referenceOf(other.id),
      status: other.status,
    })),
    overrides: work.overrides.map((row) => overrideOf(row, names)),
    ...whyNot.ofAll,
  }
}
