import type * as z from 'zod/mini'
import type { applicationView } from '#contract/application.ts'
import type { documentView } from '#contract/shapes.ts'
import { isDecidedState } from '#domain/application/applicant-state.ts'
import { stateOf as applicationState, isPaid } from '#domain/application/status.ts'
import { type DocumentType, documentProgress } from '#domain/document/document.ts'
import { type FileQuestion, questionAbout } from '#domain/document/question.ts'
import type { RejectionReason } from '#domain/document/review.ts'
import { whyNotSend } from '#domain/document/upload-rule.ts'
import { submitDay } from '#domain/filing/answer.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { Slot } from './uploads.ts'

export type Application = z.output<typeof applicationView>
export type Applicant = Application['applicants'][number]
export type StoredDocument = z.output<typeof documentView>

/** What adding documents depends on: the traveller and the application. */
export type Sender = Pick<
  Applicant,
  'id' | 'position' | 'firstName' | 'lastName' | 'state' | 'documents'
>
export type Sending = Pick<
  Application,
  'status' | 'paymentStatus' | 'completedAt' | 'requiredDocuments' | 'numberOfApplicants'
> & { applicants: Sender[] }

/** Stages of the documents page. */
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

export function submitDayOf(application: Application, today: CalendarDate) {
  const { completedAt, applicants } = application
  const awaited = {
    answers: applicants.some((each) => each.questions.length > 0 && !each.isLeaving),
    documents: !completedAt || rejectedIn(application).length > 0,
  }
  return submitDay(application, awaited, today)
}

/** The undecided travellers: nothing is asked of the others. */
const going = ({ applicants }: Application) =>
  applicants.filter(({ state }) => !isDecidedState(state))

/** Rejected documents of all applicants. */
export function rejectedIn(application: Application): StoredDocument[] {
  return going(application).flatMap(({ documents }) =>
    documents.filter(({ rejection }) => rejection),
  )
}

/** Documents of an applicant requested after the hand-over, replaced or not. */
export function askedOf(
  { completedAt }: Pick<Application, 'completedAt'>,
  { documents }: Applicant,
): DocumentType[] {
  // A document the traveller replaced unasked is listed as well.
  const isAsked = ({ rejection, createdAt }: StoredDocument) =>
    completedAt !== null && (rejection !== null || createdAt > completedAt)
  return documents.filter(isAsked).map(({ documentType }) => documentType)
}

export function wasAsked(application: Application, applicant: Applicant): boolean {
  return askedOf(application, applicant).length > 0
}

/** An applicant's usable documents: rejected ones have to be replaced. */
const typesOf = ({ documents }: Sender) =>
  documents.flatMap(({ documentType, rejection }) => (rejection ? [] : [documentType]))

export function progressOf(application: Pick<Sending, 'requiredDocuments'>, applicant: Sender) {
  return documentProgress(application.requiredDocuments, typesOf(applicant))
}

/** Required documents of all applicants: uploaded and total. */
export function totalProgress(application: Application): { uploaded: number; total: number } {
  const each = going(application).map((applicant) => progressOf(application, applicant))
  return {
    uploaded: each.reduce((sum, { uploaded }) => sum + uploaded, 0),
    total: each.reduce((sum, { total }) => sum + total, 0),
  }
}

/** `doubt`: a file is there, with a question for the traveller. */
export type MissingSlot = Slot & {
  applicant: Applicant
  doubt: RejectionReason | FileQuestion | null
}

/** All slots that need a file or an answer, by applicant in screen order. */
export function missingSlots(application: Application): MissingSlot[] {
  const { requiredDocuments, applicants } = application
  return going(application).flatMap((applicant) => {
    const given = typesOf(applicant)
    return requiredDocuments.flatMap((documentType): MissingSlot[] => {
      const stored = documentIn(applicant, documentType)
      const isMissing = !given.includes(documentType)
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

/** Whether a file is accepted in this slot; the server applies the same rule. */
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

/** The application with a document placed in its slot. */
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

/** The application after its traveller confirmed the answers a passport page contradicts. */
export function withConfirmed<T extends Sending>(application: T, documentId: string): T {
  const { rejection } = application.applicants
    .flatMap(({ documents }) => documents)
    .find(({ id }) => id === documentId) ?? { rejection: null }
  const stays = rejection?.mayConfirm ? null : rejection
  return withChanged(application, documentId, { differs: [], rejection: stays })
}

/** The application with changed facts about one document. */
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
