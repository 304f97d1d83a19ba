import { doesLetterOpen } from '#domain/application/access.ts'
import { AppError } from '#domain/error.ts'
import {
  findByOrderId,
  getApplicationForUpdate,
  lockByOrderId,
  withdrawLetterLinks,
} from '../../data/application/application.ts'
import { closeAccess, grantAccess } from '../../data/application/application-access.ts'
import { dropDownloadCodes } from '../../data/application/download-code.ts'
import { recordEvent } from '../../data/application/event.ts'
import { findSession, openSession } from '../../data/application/session.ts'
import { findLetter } from '../../data/correspondence/letter.ts'
import {
  endContact,
  findOpenContacts,
  forgetStopped,
} from '../../data/correspondence/messenger-contact.ts'
import { hashToken } from '../../http/cookie.ts'
import { countGuarded } from '../../http/guard.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { readLinkToken } from '../../platform/link-token.ts'
import type { Services } from '../../services.ts'
import { spendCode, writeCode } from './mailbox-code.ts'

/** The caller, by their browser's cookie if any. */
type Asking = { tokenHash: Buffer | null; now: Date }

const freshCookie = ({ random }: Services) => {
  const token = random.token()
  return { token, tokenHash: hashToken(token) }
}

/**
 * Opens an application in this browser by a letter's link; returns the token of a new cookie.
 * Throws link.expired.
 */
export async function openByLetter(
  services: Services,
  { orderId, token }: { orderId: string; token: string },
  { tokenHash, now }: Asking,
): Promise<string | null> {
  const letterId = readLinkToken(services.linkKey, 'letter', token)
  if (letterId === null) throw new AppError('link.expired')
  return inTransaction(services.db, async (tx) => {
    // Locked against access being revoked meanwhile.
    const application = await lockByOrderId(tx, orderId)
    const letter = application && (await findLetter(tx, letterId))
    if (!letter || !doesLetterOpen(letter, application, now)) throw new AppError('link.expired')
    const session = await openSession(tx, tokenHash, freshCookie(services), now)
    await grantAccess(tx, session.sessionId, application.id, { way: 'letter', now })
    return session.token
  })
}

/** Sends a code for this browser to the application's mailbox, if there is one. Throws request.too-many. */
export async function sendAccessCode(
  services: Services,
  orderId: string,
  { tokenHash, now }: Asking,
): Promise<string | null> {
  const named = await findByOrderId(services.db, orderId)
  if (named) await countGuarded(services.db, 'access codes of application', named.id, now)
  return inTransaction(services.db, async (tx) => {
    const { sessionId, token } = await openSession(tx, tokenHash, freshCookie(services), now)
    // Locked: an address under correction gets no more codes.
    const application = named && (await lockByOrderId(tx, orderId))
    if (application?.erasedAt === null)
      await writeCode(tx, services, application, { sessionId, now })
    return token
  })
}

/** Opens an application in the browser that requested the code. Throws code.wrong. */
export async function openByCode(
  services: Services,
  { orderId, code }: { orderId: string; code: string },
  { tokenHash, now }: Asking,
): Promise<void> {
  const sessionId = tokenHash && (await findSession(services.db, tokenHash))
  const application = await findByOrderId(services.db, orderId)
  if (!sessionId || !application) throw new AppError('code.wrong')
  const asked = { applicationId: application.id, sessionId }
  await spendCode(services, asked, { code, now }, (tx) =>
    grantAccess(tx, sessionId, application.id, { way: 'code', now }),
  )
}

/** Revokes the access of all other browsers; returns their number. */
export function closeElsewhere(
  services: Services,
  { id, sessionId, now }: { id: number; sessionId: number | null; now: Date },
): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    await getApplicationForUpdate(tx, id, { sessionId })
    const closed = await closeAccess(tx, id, { sessionId, ways: [] })
    await withdrawLetterLinks(tx, id, now)
    await dropDownloadCodes(tx, id)
    // Whoever had it open elsewhere may have connected a phone of theirs.
    for (const contact of await findOpenContacts(tx, id)) {
      const ending = { id: contact.id, reason: 'traveller', now } as const
      if (contact.state === 'proved') await endContact(tx, ending)
    }
    await forgetStopped(tx, { applicationId: id })
    const event = { applicationId: id, at: now, kind: 'access-closed', actor: 'traveller' } as const
    await recordEvent(tx, { ...event, note: String(closed) })
    return closed
  })
}
