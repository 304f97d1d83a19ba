import { acceptedKinds, fileKinds, mediaTypes } from '#domain/document/document.ts'
import type { Email, EmailFile } from './use-email.ts'

export type Slot = Email['slots'][number]

export function slotsFor(
  { mediaType }: Pick<EmailFile, 'mediaType'>,
  slots: readonly Slot[],
): readonly Slot[] {
  const kind = fileKinds.find((each) => mediaTypes[each] === mediaType)
  if (!kind) return []
  return slots.filter(({ documentType }) => acceptedKinds[documentType].includes(kind))
}

const order: readonly Slot['review'][] = ['rejected', null, 'unreviewed', 'accepted']

/**
 * What a file most likely is: what was asked for again, then what is missing. Of several missing ones a passport
 * page goes before a photo and a ticket: it is what is sent by email.
 */
export function likeliest(slots: readonly Slot[]): Slot | null {
  const isPage = ({ documentType }: Slot) => documentType === 'passportDocument'
  for (const review of order) {
    const found = slots.filter((slot) => slot.review === review)
    const best = found.find(isPage) ?? found[0]
    if (best) return best
  }
  return null
}

/** One name for a slot, as a choice holds it. */
export const slotName = ({ applicantId, documentType }: Slot): string =>
  `${applicantId} ${documentType}`
