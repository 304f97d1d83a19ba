import type { Slot } from './uploads.ts'

/** The element id of a document's card, for links. */
export function slotId({ applicantId, documentType }: Slot): string {
  return `document-${applicantId}-${documentType}`
}

/** The element id of an applicant's heading. */
export function applicantId(applicantId: number): string {
  return `applicant-${applicantId}`
}

/** Scrolls to an element and focuses it, once rendered. */
export function showAnchor(id: string, block: 'start' | 'center'): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(id)
    place?.scrollIntoView({ block })
    place?.focus({ preventScroll: true })
  })
}
