import * as z from 'zod/mini'
import { nameInLetter } from '#domain/application/own-part.ts'
import { findApplicationById } from '../../data/application/application.ts'
import { findDraft } from '../../data/application/draft.ts'
import { findLiveLink, type TravellerLinkRow } from '../../data/application/traveller-link.ts'
import type { LetterPayload } from '../../data/correspondence/letter-payload.ts'
import { linkToken } from '../../platform/link-token.ts'
import type { LetterContext } from './define-letter.ts'

const about: z.ZodMiniType<LetterPayload['own-part-asked']> = z.object({ ownLinkId: z.string() })

export type OwnPartLetter = { link: TravellerLinkRow; organiser: string | null; url: string }

async function organiserOf(
  { services: { db, documentKey }, now }: LetterContext,
  { draftSessionId, applicationId }: TravellerLinkRow,
): Promise<string | null> {
  if (draftSessionId !== null) {
    const draft = await findDraft(db, documentKey, draftSessionId, now)
    const name = draft?.content.details.contactName
    return typeof name === 'string' ? nameInLetter(name) : null
  }
  const application = await findApplicationById(db, applicationId ?? 0)
  return application ? nameInLetter(application.contactName) : null
}

/** Data of a traveller's link for a letter; null once the link is invalid. */
export async function ownPartOf(context: LetterContext): Promise<OwnPartLetter | null> {
  const { services, letter, links, now } = context
  const { ownLinkId } = about.parse(letter.props)
  const link = await findLiveLink(services.db, ownLinkId, now)
  if (!link) return null
  const url = links.ownPart(linkToken(services.linkKey, 'own-part', link.id))
  return { link, organiser: await organiserOf(context, link), url }
}
