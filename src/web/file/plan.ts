import { acceptedKinds, type DocumentType, maxUploadBytes } from '#domain/document/document.ts'
import type { SeenKind } from '#domain/document/kind.ts'
import { longerSide } from '#domain/document/picture.ts'
import type { RefusalCode } from './refusal.ts'

/** Files up to this size stay unchanged: the authority's portal accepts no larger page. */
export const lightBytes = 1024 * 1024

/** Limit of what a phone can open; photos and scans are far smaller. */
export const openableBytes = 100 * 1024 * 1024

/** Maximum pages of a PDF made of pictures, or redrawn. */
export const mostPages = 20

/**
 * What to do with a file, by its first bytes. `otherwise` applies if the browser cannot open it:
 * send unchanged, or refuse.
 */
export type FilePlan =
  | { step: 'send' }
  | { step: 'redraw'; otherwise: 'send' | RefusalCode }
  | { step: 'open-pdf' }
  | { step: 'refuse'; code: RefusalCode }

export function planFor(kind: SeenKind, sizeBytes: number, type: DocumentType): FilePlan {
  const takesPdf = acceptedKinds[type].includes('pdf')
  const isLight = sizeBytes <= lightBytes
  if (sizeBytes > openableBytes) return { step: 'refuse', code: 'too-large' }
  switch (kind) {
    case 'empty':
      return { step: 'refuse', code: 'empty' }
    case 'unknown':
      return { step: 'refuse', code: 'wrong-type' }
    case 'heic':
    case 'picture':
      return { step: 'redraw', otherwise: kind }
    case 'jpeg':
    case 'png':
      if (isLight) return { step: 'send' }
      return { step: 'redraw', otherwise: sizeBytes > maxUploadBytes ? 'broken' : 'send' }
    case 'pdf':
      return isLight && takesPdf ? { step: 'send' } : { step: 'open-pdf' }
  }
}

/** Properties of a PDF. */
export type PdfFacts = Readonly<{
  isSigned: boolean
  /** Has selectable text, which redrawing would turn into a picture. */
  hasText: boolean
  pages: number
}>

/** `picture`: its only page becomes a photo. `shrink`: all pages become pictures. */
export type PdfPlan =
  | { step: 'send' | 'picture' | 'shrink' }
  | { step: 'refuse'; code: RefusalCode }

export function planForPdf(facts: PdfFacts, sizeBytes: number, type: DocumentType): PdfPlan {
  const isTooLarge = sizeBytes > maxUploadBytes
  if (!acceptedKinds[type].includes('pdf')) {
    return facts.pages === 1 ? { step: 'picture' } : { step: 'refuse', code: 'wrong-type' }
  }
  if (facts.isSigned) return isTooLarge ? { step: 'refuse', code: 'signed' } : { step: 'send' }
  if (facts.pages > mostPages) {
    return isTooLarge ? { step: 'refuse', code: 'too-many' } : { step: 'send' }
  }
  return facts.hasText && !isTooLarge ? { step: 'send' } : { step: 'shrink' }
}

/** Whether several files can become the pages of one PDF, and if not, why. */
export function planForSeveral(
  kinds: readonly SeenKind[],
  type: DocumentType,
): { step: 'join' } | { step: 'refuse'; code: RefusalCode } {
  const takesPdf = acceptedKinds[type].includes('pdf')
  const isPicture = (kind: SeenKind) => ['jpeg', 'png', 'heic', 'picture'].includes(kind)
  if (!takesPdf || !kinds.every(isPicture)) return { step: 'refuse', code: 'several' }
  return kinds.length > mostPages ? { step: 'refuse', code: 'too-many' } : { step: 'join' }
}

/** Drawing settings: longest edge in pixels, of a long picture more, and JPEG quality. */
export type Drawing = Readonly<{ longestEdge: number; quality: number }>

/** The first keeps a machine zone as legible as before; further ones are for files still too large. */
export const drawings: readonly Drawing[] = [
  { longestEdge: 2400, quality: 0.76 },
  { longestEdge: 2400, quality: 0.6 },
  { longestEdge: 2000, quality: 0.55 },
]

/** Size budget of each of several pages, to keep the total small without blurring them. */
export function bytesOfPage(pages: number): number {
  return Math.max(150 * 1024, Math.floor((lightBytes * 0.95) / pages))
}

/** The drawn size of a picture, without enlargement. */
export function drawnSize(
  { width, height }: Readonly<{ width: number; height: number }>,
  longestEdge: number,
): { width: number; height: number } {
  const scale = Math.min(1, longerSide({ width, height }, longestEdge) / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** 'IMG_2041.HEIC' becomes 'IMG_2041.jpg'. */
export function nameAs(name: string, ending: 'jpg' | 'pdf'): string {
  return `${name.replace(/\.[^.]{1,8}$/, '') || 'photo'}.${ending}`
}
