import { isEmailAddress } from '#domain/email.ts'
import { contactOf, findDraft } from '../../data/application/draft.ts'
import { findOrganised } from '../../data/application/traveller-link.ts'
import { enqueueLetter } from '../../data/correspondence/letter.ts'
import { findFinishedLetter } from '../../data/correspondence/traveller-letter.ts'
import { isWithin } from '../../http/guard.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'

/** Travellers who finish within this time share a letter. */
const bundleSeconds = 3600

/**
 * Writes to the organiser that a traveller has finished: at once for the last one, else within the
 * hour, together with others who finish until then.
 */
export async function tellOrganiser(
  tx: Tx,
  services: Services,
  sessionId: number,
  now: Date,
): Promise<void> {
  const draft = await findDraft(tx, services.documentKey, sessionId, now)
  const recipient = draft ? contactOf(draft.content) : ''
  if (!isEmailAddress(recipient)) return
  const links = await findOrganised(tx, { sessionId, applicationId: null }, now)
  const isLast = links.every(({ finishedAt }) => finishedAt !== null)
  if (!isLast && (await findFinishedLetter(tx, sessionId, 'queued'))) return
  if (!(await isWithin(tx, 'own-part-finished to', recipient, now))) return
  await enqueueLetter(tx, services, {
    kind: 'own-part-finished',
    recipient,
    language: links[0]?.organiserLanguage ?? 'en',
    about: { draftSessionId: sessionId },
    delaySeconds: isLast ? 0 : bundleSeconds,
    now,
  })
}
