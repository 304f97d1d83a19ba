import { type DocumentType, documentRules, maxUploadBytes } from '#domain/document/document.ts'
import type { SeenKind } from './kind.ts'
import type { RefusalCode } from './refusal.ts'

/** What is not larger stays as it is: the portal of the authority takes no page above it. */
export const lightBytes = 1024 * 1024

/** What a phone can hold open besides everything else; photos and scans are far below it. */
export const openableBytes = 100 * 1024 * 1024

/** Pages of a PDF that is made of pictures, or drawn anew. */
export const mostPages = 20

/**
 * What has to happen to a file, by its first bytes. `otherwise` is what follows where the browser cannot
 * open it: it goes as it is, or is refused.
 */
export type FilePlan =
  | { step: 'send' }
  | { step: 'redraw'; otherwise: 'send' | RefusalCode }
  | { step: 'open-pdf' }
  | { step: 'refuse'; code: RefusalCode }

export function planFor(kind: SeenKind, sizeBytes: number, type: DocumentType): FilePlan {
  const takesPdf = documentRules[type].accepted.includes('pdf')
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

/** What a look inside tells of a PDF. */
export type PdfFacts = Readonly<{
  isSigned: boolean
  /** Letters that can be copied out of it: drawn anew, they would be a picture. */
  hasText: boolean
  pages: number
}>

/** `picture`: its only page becomes a photo. `shrink`: every page becomes a picture of itself. */
export type PdfPlan =
  | { step: 'send' | 'picture' | 'shrink' }
  | { step: 'refuse'; code: RefusalCode }

export function planForPdf(facts: PdfFacts, sizeBytes: number, type: DocumentType): PdfPlan {
  const isTooLarge = sizeBytes > maxUploadBytes
  if (!documentRules[type].accepted.includes('pdf')) {
    return facts.pages === 1 ? { step: 'picture' } : { step: 'refuse', code: 'wrong-type' }
  }
  if (facts.isSigned) return isTooLarge ? { step: 'refuse', code: 'signed' } : { step: 'send' }
  if (facts.pages > mostPages) {
    return isTooLarge ? { step: 'refuse', code: 'too-many' } : { step: 'send' }
  }
  return facts.hasText && !isTooLarge ? { step: 'send' } : { step: 'shrink' }
}

/** Whether files that were chosen together become the pages of one PDF, and if not, why. */
export function planForSeveral(
  kinds: readonly SeenKind[],
  type: DocumentType,
): { step: 'join' } | { step: 'refuse'; code: RefusalCode } {
  const takesPdf = documentRules[type].accepted.includes('pdf')
  const isPicture = (kind: SeenKind) => ['jpeg', 'png', 'heic', 'picture'].includes(kind)
  if (!takesPdf || !kinds.every(isPicture)) return { step: 'refuse', code: 'several' }
  return kinds.length > mostPages ? { step: 'refuse', code: 'too-many' } : { step: 'join' }
}

/** How a picture is drawn: its longest edge in pixels, and the quality of the JPEG. */
export type Drawing = Readonly<{ longestEdge: number; quality: number }>

/** The first keeps a machine-readable zone as legible as it was; each following one is for what weighs more. */
export const drawings: readonly Drawing[] = [
  { longestEdge: 2400, quality: 0.76 },
  { longestEdge: 2400, quality: 0.6 },
  { longestEdge: 2000, quality: 0.55 },
]

/** What each of several pages may weigh, so that together they are light; never so little that they blur. */
export function bytesOfPage(pages: number): number {
  return Math.max(150 * 1024, Math.floor((lightBytes * 0.95) / pages))
}

/** The size to draw a picture at: never larger than it is. */
export function drawnSize(
  { width, height }: Readonly<{ width: number; height: number }>,
  longestEdge: number,
): { width: number; height: number } {
  const scale = Math.min(1, longestEdge / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** 'IMG_2041.HEIC' becomes 'IMG_2041.jpg'. */
export function nameAs(name: string, ending: 'jpg' | 'pdf'): string {
  return `${name.replace(/\.[^.]{1,8}$/, '') || 'photo'}.${ending}`
}
