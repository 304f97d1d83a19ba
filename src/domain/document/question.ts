import type { Given, Giver } from './same-file.ts'
import { sameFileOf } from './same-file.ts'

/** What a traveller is asked about a file before the application is handed over. */
export type FileQuestion = 'no-face' | 'same-file'

export type Asked = Given &
  Readonly<{
    createdAt: string
    /** No face was found in it on the device that sent it. */
    lacksFace: boolean
    /** Its traveller was asked, and said that it is right. */
    isRight: boolean
  }>

/** What has to be asked about a file; null where nothing is. Of two that are the same it is asked about the newer. */
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

/** One of two is always the newer, also when both came at once. */
const isNewer = (one: Asked, other: Asked): boolean =>
  one.createdAt === other.createdAt
    ? one.documentType > other.documentType
    : one.createdAt > other.createdAt
