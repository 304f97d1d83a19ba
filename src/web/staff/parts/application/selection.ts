import { type DocumentType, documentTypes } from '#domain/document/document.ts'

/** What is looked at inside a tab: an applicant by position, and one of their documents. */
export type Selection = Readonly<{ position: number | null; type: DocumentType | null }>

/** '#2-passportPhoto' or '#2': it holds nobody's name, and a reload finds it. */
export function selectionOf(hash: string): Selection {
  const [, position, type] = /^#([1-9]\d?)(?:-(\w+))?$/.exec(hash) ?? []
  return {
    position: position ? Number(position) : null,
    type: documentTypes.find((each) => each === type) ?? null,
  }
}

export function hashOf({ position, type }: Selection): string {
  if (position === null) return ''
  return type ? `#${position}-${type}` : `#${position}`
}
