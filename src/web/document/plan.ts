import { type DocumentType, documentRules, maxUploadBytes } from '#domain/document/document.ts'
import type { SeenKind } from './file-kind.ts'

/** Why a file is refused before anything is sent; the words stand in the phrases of documents. */
export type RefusalCode =
  | 'empty'
  | 'too-large'
  | 'wrong-type'
  | 'heic'
  | 'picture'
  | 'several'
  | 'blank'

/** What has to happen to a file: nothing, redrawing as a JPEG, or refusing. */
export type UploadPlan =
  | { step: 'send' }
  | { step: 'redraw'; otherwise: RefusalCode }
  | { step: 'refuse'; code: RefusalCode }

/**
 * A photo that is too large or of a foreign format is redrawn where the browser can; `otherwise` is
 * what is said where it cannot.
 */
export function planFor(kind: SeenKind, sizeBytes: number, type: DocumentType): UploadPlan {
  const { accepted } = documentRules[type]
  const isLarge = sizeBytes > maxUploadBytes
  if (kind === 'empty') return { step: 'refuse', code: 'empty' }
  if (kind === 'heic' || kind === 'picture') return { step: 'redraw', otherwise: kind }
  if (kind === 'jpeg' || kind === 'png') {
    return isLarge ? { step: 'redraw', otherwise: 'too-large' } : { step: 'send' }
  }
  if (isLarge) return { step: 'refuse', code: 'too-large' }
  const isAccepted = kind === 'pdf' && accepted.includes('pdf')
  return isAccepted ? { step: 'send' } : { step: 'refuse', code: 'wrong-type' }
}

/** Longest edge in pixels of a redrawn photo: enough to read a passport page, small enough to send. */
const longestEdge = 3000

/** The size to redraw a picture at: never larger than it is. */
export function redrawSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestEdge / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** 'IMG_2041.HEIC' becomes 'IMG_2041.jpg'. */
export function nameAsJpeg(name: string): string {
  return `${name.replace(/\.[^.]{1,8}$/, '') || 'photo'}.jpg`
}
