import type * as z from 'zod/mini'
import type { applicationView } from '#contract/application.ts'
import type { documentView } from '#contract/shapes.ts'
import { isDecidedState } from '#domain/application/applicant-state.ts'
import { stateOf as applicationState, isPaid } from '#domain/application/status.ts'
import {
  type DocumentType,
  documentProgress,
  missingDocuments,
  requiredDocuments,
} from '#domain/document/document.ts'
import { type FileQuestion, questionAbout } from '#domain/document/question.ts'
import type { RejectionReason } from '#domain/document/review.ts'
import { whyNotSend } from '#domain/document/sending.ts'
import type { Slot } from './uploads.ts'

export type Application = z.output<typeof applicationView>
export type Applicant = Application['applicants'][number]
export type StoredDocument = z.output<typeof documentView>

/** What adding documents needs to know of a traveller, and of the application around. */
export type Sender = Pick<
  Applicant,
  'id' | 'position' | 'firstName' | 'lastName' | 'state' | 'documents'
>
export type Sending = Pick<
  Application,
  'status' | 'paymentStatus' | 'completedAt' | 'visaType' | 'numberOfApplicants'
> & { applicants: Sender[] }

/** What the page shows of an application. */
export type DocumentStage =
  | 'unpaid'
  | 'review'
  | 'refunded'
  | 'open'
  | 'received'
  | 'asked'
  | 'replaced'
  | 'closed'

export function stageOf(application: Application): DocumentStage {
  const { status, paymentStatus, completedAt, applicants } = application
  if (paymentStatus === 'refunded') return 'refunded'
  if (paymentStatus === 'needs_review') return 'review'
  if (status === 'approved' || status === 'rejected') return 'closed'
  if (!isPaid(application)) return 'unpaid'
  if (!completedAt) return 'open'
  if (rejectedIn(application).length > 0) return 'asked'
  return applicants.some((applicant) => wasAsked(application, applicant)) ? 'replaced' : 'received'
}

/** Those about whom something is left to decide: of the others nothing is asked any more. */
const going = ({ applicants }: Application) =>
  applicants.filter(({ state }) => !isDecidedState(state))

/** The documents that have to come again, of every applicant. */
export function rejectedIn(application: Application): StoredDocument[] {
  return going(application).flatMap(({ documents }) =>
    documents.filter(({ rejection }) => rejection),
  )
}

/** The documents that staff asked an applicant for after the handing over, come again or not. */
export function askedOf(
  { completedAt }: Pick<Application, 'completedAt'>,
  { documents }: Applicant,
): DocumentType[] {
  // Whoever added a better one by themselves finds it there as well.
  const isAsked = ({ rejection, createdAt }: StoredDocument) =>
    completedAt !== null && (rejection !== null || createdAt > completedAt)
  return documents.filter(isAsked).map(({ documentType }) => documentType)
}

export function wasAsked(application: Application, applicant: Applicant): boolean {
  return askedOf(application, applicant).length > 0
}

/** What an applicant has given that may serve: what staff rejected has to come again. */
const typesOf = ({ documents }: Sender) =>
  documents.flatMap(({ documentType, rejection }) => (rejection ? [] : [documentType]))

export function progressOf(application: Pick<Sending, 'visaType'>, applicant: Sender) {
  return documentProgress(application.visaType, typesOf(applicant))
}

/** Required documents that are there and required in all, of every applicant. */
export function totalProgress(application: Application): { uploaded: number; total: number } {
  const each = going(application).map((applicant) => progressOf(application, applicant))
  return {
    uploaded: each.reduce((sum, { uploaded }) => sum + uploaded, 0),
    total: each.reduce((sum, { total }) => sum + total, 0),
  }
}

/** `doubt`: a file is there, and its traveller is asked about it. */
export type MissingSlot = Slot & {
  applicant: Applicant
  doubt: RejectionReason | FileQuestion | null
}

/** Every slot that still waits for a file or an answer, applicant by applicant in the order of the screen. */
export function missingSlots(application: Application): MissingSlot[] {
  const { visaType, applicants } = application
  return going(application).flatMap((applicant) => {
    const missing = missingDocuments(visaType, typesOf(applicant))
    return requiredDocuments(visaType).flatMap((documentType): MissingSlot[] => {
      const stored = documentIn(applicant, documentType)
      const isMissing = missing.includes(documentType)
      const doubt = stored && doubtAbout(applicant, stored, applicants)
      if (!isMissing && !doubt) return []
      return [{ applicantId: applicant.id, documentType, applicant, doubt }]
    })
  })
}

function doubtAbout(
  applicant: Applicant,
  stored: StoredDocument,
  all: readonly Applicant[],
): MissingSlot['doubt'] {
  const { rejection } = stored
  if (rejection) return rejection.mayConfirm ? rejection.reason : null
  return questionAbout(applicant, stored, all)
}

/** The current document of a slot. */
export function documentIn(applicant: Sender, type: DocumentType): StoredDocument | null {
  return applicant.documents.find(({ documentType }) => documentType === type) ?? null
}

/** Whether a file is taken where this document stands, or none; the server asks the same. */
export function takesFile(
  application: Sending,
  { state }: Pick<Applicant, 'state'>,
  stored: Pick<StoredDocument, 'isAccepted' | 'rejection'> | null,
): boolean {
  const { completedAt, applicants } = application
  const row = { ...application, completedAt: completedAt === null ? null : new Date(completedAt) }
  const verdict = stored?.rejection ? 'rejected' : stored?.isAccepted ? 'accepted' : 'unreviewed'
  return whyNotSend(applicationState(row, applicants.length), state, stored && verdict) === null
}

/** The application with a document in its slot, in place of an older one. */
export function withDocument<T extends Sending>(
  application: T,
  applicantId: number,
  document: StoredDocument,
): T {
  return changed(application, applicantId, (documents) => [
    ...documents.filter(({ documentType }) => documentType !== document.documentType),
    document,
  ])
}

/** The application once its traveller confirmed what a passport page contradicts. */
export function withConfirmed<T extends Sending>(application: T, documentId: string): T {
  const { rejection } = application.applicants
    .flatMap(({ documents }) => documents)
    .find(({ id }) => id === documentId) ?? { rejection: null }
  const stays = rejection?.mayConfirm ? null : rejection
  return withChanged(application, documentId, { differs: [], rejection: stays })
}

/** The application with something else known of one document. */
export function withChanged<T extends Sending>(
  application: T,
  documentId: string,
  known: Partial<StoredDocument>,
): T {
  return application.applicants.reduce(
    (result, { id }) =>
      changed(result, id, (documents) =>
        documents.map((each) => (each.id === documentId ? { ...each, ...known } : each)),
      ),
    application,
  )
}

export function withoutDocument<T extends Sending>(application: T, documentId: string): T {
  return application.applicants.reduce(
    (result, { id }) =>
      changed(result, id, (documents) => documents.filter((each) => each.id !== documentId)),
    application,
  )
}

function changed<T extends Sending>(
  application: T,
  applicantId: number,
  change: (documents: StoredDocument[]) => StoredDocument[],
): T {
  return {
    ...application,
    applicants: application.applicants.map((applicant) =>
      applicant.id === applicantId
        ? { ...applicant, documents: change(applicant.documents) }
        : applicant,
    ),
  }
}
