import type { DraftContent } from '#contract/draft.ts'
import { type TypedAnswers, withOwnPart } from '#domain/application/own-part.ts'
import { openAnswers, type TravellerLinkRow } from '../data/application/traveller-link.ts'
import { linkToken } from '../platform/link-token.ts'
import type { SealingKey } from '../platform/sealing.ts'
import type { Services } from '../services.ts'

export type Typed = DraftContent['applicants'][number]

/** The address of a link; the token is in the fragment, which is never sent to a server. */
export function addressOf(
  { publicUrl, linkKey }: Pick<Services, 'publicUrl' | 'linkKey'>,
  { id, language }: { id: string; language: string },
): string {
  const prefix = language === 'en' ? '' : `/${language}`
  return `${publicUrl}${prefix}/traveller#${linkToken(linkKey, 'own-part', id)}`
}

/** The position of a link's traveller in a draft, from 0; -1 if none has it. */
export const positionOf = (content: DraftContent, linkId: string): number =>
  content.applicants.findIndex((applicant) => applicant.linkId === linkId)

/** A traveller's current answers: the organiser's, overlaid with their own. */
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

/** Drops a passport page that is not stored or belongs to somebody else. */
export function withKeptPage<T extends TypedAnswers>(
  answers: T,
  pages: readonly { id: string }[],
): T {
  if (pages.some(({ id }) => id === answers.passportPage)) return answers
  const { passportPage, ...others } = answers
  return others as T
}
