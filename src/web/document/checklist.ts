import type * as z from 'zod/mini'
import type { applicationView } from '#contract/application.ts'
import type { documentView } from '#contract/shapes.ts'
import { isPaid } from '#domain/application/status.ts'
import { type DocumentType, documentProgress, missingDocuments } from '#domain/document.ts'
import type { Slot } from './uploads.ts'

export type Application = z.output<typeof applicationView>
export type Traveller = Application['applicants'][number]
export type StoredDocument = z.output<typeof documentView>

/** What the page shows of an application. */
export type Stage =
  | 'unpaid'
  | 'review'
  | 'refunded'
  | 'open'
  | 'received'
  | 'asked'
  | 'replaced'
  | 'closed'

export function stageOf(application: Application): Stage {
  const { status, paymentStatus, completedAt, applicants } = application
  if (paymentStatus === 'refunded') return 'refunded'
  if (paymentStatus === 'needs_review') return 'review'
  if (status === 'approved' || status === 'rejected') return 'closed'
  if (!isPaid(application)) return 'unpaid'
  if (!completedAt) return 'open'
  if (rejectedIn(application).length > 0) return 'asked'
  return applicants.some((traveller) => wasAsked(application, traveller)) ? 'replaced' : 'received'
}

/** The documents that have to come again, of every traveller. */
export function rejectedIn({ applicants }: Application): StoredDocument[] {
  return applicants.flatMap(({ documents }) => documents.filter(({ rejection }) => rejection))
}

/** The documents that staff asked a traveller for after the handing over, come again or not. */
export function askedOf(
  { completedAt }: Pick<Application, 'completedAt'>,
  { documents }: Traveller,
): DocumentType[] {
  // What was handed over stays as it is, so only what was asked for can be younger.
  const isAsked = ({ rejection, createdAt }: StoredDocument) =>
    completedAt !== null && (rejection !== null || createdAt > completedAt)
  return documents.filter(isAsked).map(({ documentType }) => documentType)
}

export function wasAsked(application: Application, traveller: Traveller): boolean {
  return askedOf(application, traveller).length > 0
}

/** What a traveller has given that may serve: what staff rejected has to come again. */
const typesOf = ({ documents }: Traveller) =>
  documents.flatMap(({ documentType, rejection }) => (rejection ? [] : [documentType]))

export function progressOf(application: Application, traveller: Traveller) {
  return documentProgress(application.visaType, typesOf(traveller))
}

/** Required documents that are there and required in all, of every traveller. */
export function totalProgress(application: Application): { uploaded: number; total: number } {
  const each = application.applicants.map((traveller) => progressOf(application, traveller))
  return {
    uploaded: each.reduce((sum, { uploaded }) => sum + uploaded, 0),
    total: each.reduce((sum, { total }) => sum + total, 0),
  }
}

/** Every slot that still waits for a file, traveller by traveller in the order of the screen. */
export function missingSlots(application: Application): (Slot & { traveller: Traveller })[] {
  return application.applicants.flatMap((traveller) =>
    missingDocuments(application.visaType, typesOf(traveller)).map((documentType) => ({
      applicantId: traveller.id,
      documentType,
      traveller,
    })),
  )
}

/** The current document of a slot. */
export function documentIn(traveller: Traveller, type: DocumentType): StoredDocument | null {
  return traveller.documents.find(({ documentType }) => documentType === type) ?? null
}

/** The application with a document in its slot, in place of an older one. */
export function withDocument(
  application: Application,
  applicantId: number,
  document: StoredDocument,
): Application {
  return changed(application, applicantId, (documents) => [
    ...documents.filter(({ documentType }) => documentType !== document.documentType),
    document,
  ])
}

export function withoutDocument(application: Application, documentId: string): Application {
  return application.applicants.reduce(
    (result, { id }) =>
      changed(result, id, (documents) => documents.filter((each) => each.id !== documentId)),
    application,
  )
}

function changed(
  application: Application,
  applicantId: number,
  change: (documents: StoredDocument[]) => StoredDocument[],
): Application {
  return {
    ...application,
    applicants: application.applicants.map((traveller) =>
      traveller.id === applicantId
        ? { ...traveller, documents: change(traveller.documents) }
        : traveller,
    ),
  }
}
