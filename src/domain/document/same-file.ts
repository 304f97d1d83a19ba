import type { DocumentType } from './document.ts'

export type Given = Readonly<{ documentType: DocumentType; contentHash: string }>
export type Giver<D extends Given> = Readonly<{ id: number; documents: readonly D[] }>

/** One file often holds the journeys of everyone, both ways; one letter may name everyone. */
const shared: readonly (readonly DocumentType[])[] = [
  ['flightTicket', 'transitTicket'],
  ['invitationLetter'],
  ['companyRegistration'],
]

const mayBeOne = (one: DocumentType, other: DocumentType): boolean =>
  shared.some((types) => types.includes(one) && types.includes(other))

/** Where the same file is used as a different document of anyone, or null. */
export function sameFileOf<D extends Given, G extends Giver<D>>(
  giver: Pick<G, 'id'>,
  { documentType, contentHash }: Given,
  all: readonly G[],
): { giver: G; documentType: DocumentType } | null {
  for (const other of all) {
    for (const each of other.documents) {
      const isItself = other.id === giver.id && each.documentType === documentType
      if (isItself || each.contentHash !== contentHash) continue
      if (!mayBeOne(documentType, each.documentType)) {
        return { giver: other, documentType: each.documentType }
      }
    }
  }
  return null
}
