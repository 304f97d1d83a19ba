import type { Slot } from './uploads.ts'

/** The id of the card of a document, where links lead. */
export function slotId({ applicantId, documentType }: Slot): string {
  return `document-${applicantId}-${documentType}`
}

/** The id of the heading of an applicant. */
export function applicantId(applicantId: number): string {
  return `applicant-${applicantId}`
}

/** Brings a place into view and gives it the focus, once it is drawn. */
export function showPlace(id: string, block: 'start' | 'center'): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(id)
    place?.scrollIntoView({ block })
    place?.focus({ preventScroll: true })
  })
}
