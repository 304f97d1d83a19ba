import type * as z from 'zod/mini'
import type { applicationView } from '#contract/application.ts'
import type { documentView } from '#contract/shapes.ts'
import { type VisaType, visaTypes } from '#domain/application/choice.ts'
import { isPaid } from '#domain/application/status.ts'
import { type DocumentType, documentProgress, missingDocuments } from '#domain/document.ts'
import type { Slot } from './uploads.ts'

export type Application = z.output<typeof applicationView>
export type Traveller = Application['applicants'][number]
export type StoredDocument = z.output<typeof documentView>

/** What the page shows of an application. */
export type Stage = 'unpaid' | 'review' | 'refunded' | 'open' | 'received' | 'closed'

export function stageOf(application: Application): Stage {
  if (application.completedAt) return 'received'
  if (application.paymentStatus === 'refunded') return 'refunded'
  if (application.paymentStatus === 'needs_review') return 'review'
  if (!isPaid(application)) return application.status === 'rejected' ? 'closed' : 'unpaid'
  return application.status === 'approved' || application.status === 'rejected' ? 'closed' : 'open'
}

export function visaTypeOf({ visaType }: Application): VisaType {
  return visaTypes.find((type) => type === visaType) ?? 'tourist'
}

const typesOf = ({ documents }: Traveller) => documents.map(({ documentType }) => documentType)

export function progressOf(application: Application, traveller: Traveller) {
  return documentProgress(visaTypeOf(application), typesOf(traveller))
}

/** Required documents that are there and required in all, of every traveller. */
export function totalProgress(application: Application): { uploaded: number; total: number } {
  const each = application.applicants.map((traveller) => progressOf(application, traveller))
  return {
    uploaded: each.reduce((sum, { uploaded }) => sum + uploaded, 0),
    total: each.reduce((sum, { total }) => sum + total, 0),
  }
}

/** Every slot that is still empty, traveller by traveller in the order of the screen. */
export function missingSlots(application: Application): (Slot & { traveller: Traveller })[] {
  return application.applicants.flatMap((traveller) =>
    missingDocuments(visaTypeOf(application), typesOf(traveller)).map((documentType) => ({
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
