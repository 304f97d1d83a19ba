import { AppError } from '#domain/error.ts'
import { isRepeatable } from '#domain/letter.ts'
import { lockApplications } from '../../data/application/application.ts'
import { recordStaffEvent } from '../../data/application/event.ts'
import { findHeldOfLetter, isOfUndone } from '../../data/casework/held-decision.ts'
import { tell } from '../../data/casework/tell.ts'
import { copyLetter, findLetter, findLetterForUpdate } from '../../data/correspondence/letter.ts'
import { hurryMessages } from '../../data/correspondence/messenger-message.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import { enqueue } from '../../platform/db/enqueue.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'

type Call = { id: string; staff: StaffActor; trace: Trace; now: Date }

/**
 * Resends a letter as a new copy with current content; a waiting one is sent at once instead.
 * Returns the id of the letter sent. Throws letter.not-found, letter.not-repeatable.
 */
export function sendAgain(services: Services, { id, staff, trace, now }: Call): Promise<string> {
  return inTransaction(services.db, async (tx) => {
    const about = await findLetter(tx, id)
    if (about?.applicationId) await lockApplications(tx, [about.applicationId])
    const letter = await findLetterForUpdate(tx, id)
    if (!letter) throw new AppError('letter.not-found')
    const { kind, applicationId } = letter
    const isGone = letter.erasedAt !== null || (await isOfUndone(tx, id))
    if (!isRepeatable(kind) || isGone) throw new AppError('letter.not-repeatable')
    const by = { staffId: staff.id, now }
    const sent = letter.state === 'queued' ? id : await copyLetter(tx, services, letter, by)
    const held = await findHeldOfLetter(tx, sent)
    if (held) await tell(tx, services.rules, held, now)
    await enqueue(tx, services.boss, 'send-letter', { id: sent })
    if (sent === id) await hurryMessages(tx, services, id, now)
    if (applicationId !== null && sent !== id) {
      const about = { applicationId, staffId: staff.id, now }
      await recordStaffEvent(tx, about, { kind: 'letter-sent-again' })
    }
    await trace(tx, { applicationId, subject: sent, details: { kind } })
    return sent
  })
}
