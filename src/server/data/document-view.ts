import type * as z from 'zod/mini'
import type { documentView } from '#contract/shapes.ts'
import type { DocumentRow } from './application.ts'

function rejectionOf({ review, reviewReason, reviewNote, reviewedAt }: DocumentRow) {
  if (review !== 'rejected' || !reviewReason || !reviewedAt) return null
  return { reason: reviewReason, note: reviewNote, at: reviewedAt.toISOString() }
}

/** A document as clients see it. */
export function documentOf(row: DocumentRow): z.input<typeof documentView> {
  const fileUrl = `/api/documents/${row.id}`
  return {
    id: row.id,
    documentType: row.documentType,
    fileName: row.fileName,
    mediaType: row.mediaType,
    sizeBytes: row.sizeBytes,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    fileUrl,
    previewUrl: row.previewKey ? `${fileUrl}/preview` : null,
    rejection: rejectionOf(row),
  }
}
