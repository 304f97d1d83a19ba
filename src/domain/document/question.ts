import type { Given, Giver } from './same-file.ts'
import { sameFileOf } from './same-file.ts'

/** Questions to a traveller about a file before the hand-over. */
export type FileQuestion = 'no-face' | 'same-file'

export type Asked = Given &
  Readonly<{
    createdAt: string
    /** The sending device found no face in it. */
    lacksFace: boolean
    /** Its traveller confirmed it. */
    isRight: boolean
  }>

/** The question to ask about a file, or null. Of two identical files the newer is asked about. */
export function questionAbout<D extends Asked, G extends Giver<D>>(
  giver: G,
  document: D,
  all: readonly G[],
): FileQuestion | null {
  if (document.isRight) return null
  if (document.lacksFace) return 'no-face'
  const same = sameFileOf(giver, document, all)
  if (!same) return null
  const twin = same.giver.documents.find((each) => each.documentType === same.documentType)
  return twin && isNewer(document, twin) ? 'same-file' : null
}

/** Ties are broken, so one of two is always newer. */
const isNewer = (one: Asked, other: Asked): boolean =>
  one.createdAt === other.createdAt
    ? one.documentType > other.documentType
    : one.createdAt > other.createdAt
