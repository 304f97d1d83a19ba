import type { DraftContent } from '#contract/draft.ts'
import { type TypedAnswers, withOwnPart } from '#domain/application/own-part.ts'
import { openAnswers, type TravellerLinkRow } from '../data/application/traveller-link.ts'
import { linkToken } from '../platform/link-token.ts'
import type { SealingKey } from '../platform/sealing.ts'
import type { Services } from '../services.ts'

export type Typed = DraftContent['applicants'][number]

/** Where a link leads: behind the #, so that no server on the way ever sees the token. */
export function addressOf(
  { publicUrl, linkKey }: Pick<Services, 'publicUrl' | 'linkKey'>,
  { id, language }: { id: string; language: string },
): string {
  const prefix = language === 'en' ? '' : `/${language}`
  return `${publicUrl}${prefix}/traveller#${linkToken(linkKey, 'own-part', id)}`
}

/** Which traveller of a draft a link belongs to, from 0; -1 where none has it any more. */
export const positionOf = (content: DraftContent, linkId: string): number =>
  content.applicants.findIndex((applicant) => applicant.linkId === linkId)

/** A traveller's answers as they stand now: the organiser's, with what was typed by the link. */
export function partOf(
  key: SealingKey,
  link: TravellerLinkRow,
  content: DraftContent | null,
): Typed {
  const organisers = content?.applicants[content ? positionOf(content, link.id) : 0] ?? {}
  const typed = openAnswers<Typed>(key, link)
  if (!typed) return organisers
  return withOwnPart<TypedAnswers>(organisers, typed, link.finishedAt !== null).answers as Typed
}

/** The same answers without a picture of a passport that is not kept, or never was theirs to name. */
export function withKeptPage<T extends TypedAnswers>(
  answers: T,
  pages: readonly { id: string }[],
): T {
  if (pages.some(({ id }) => id === answers.passportPage)) return answers
  const { passportPage, ...others } = answers
  return others as T
}
