import type { StaffChatSession } from '#contract/staff/chat.ts'
import { parseReference } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import { lockApplication } from '../data/application/application.ts'
import { recordStaffEvent } from '../data/application/event.ts'
import { refreshMessages } from '../data/casework/work.ts'
import { publish, tellThread } from '../data/chat/event.ts'
import { findSessionById, lockSession, updateChatSession } from '../data/chat/session.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'
import { getListed } from './inbox.ts'
import type { Acting } from './staff-commands.ts'

/** Locks the application named by staff, or null for none. Throws application.not-found, application.erased. */
async function lockNamed(tx: Tx, reference: string | null): Promise<number | null> {
  if (reference === null) return null
  const id = parseReference(reference)
  if (id === null) throw new AppError('application.not-found')
  const { erasedAt } = await lockApplication(tx, id)
  if (erasedAt) throw new AppError('application.erased')
  return id
}

/**
 * Attaches a conversation to an application, or to none. Proves nothing: the visitor gains no
 * access by it. A proven one stays. Throws chat.not-found, chat.proven, application.not-found,
 * application.erased.
 */
export function attach(
  services: Services,
  sessionId: string,
  reference: string | null,
  { staff, trace, now }: Acting,
): Promise<StaffChatSession> {
  return inTransaction(services.db, async (tx) => {
    if (!(await findSessionById(tx, sessionId))) throw new AppError('chat.not-found')
    const applicationId = await lockNamed(tx, reference)
    const session = await lockSession(tx, sessionId)
    if (!session) throw new AppError('chat.not-found')
    const details = { reference: applicationId === null ? 'none' : 'given' }
    const about = applicationId ?? session.applicationId
    await trace(tx, { applicationId: about, subject: sessionId, details })
    const isSame = session.applicationId === applicationId
    // A colleague may confirm what the visitor said.
    if (isSame && (applicationId === null || session.isProven || session.attachedBy !== null)) {
      return getListed(services, tx, sessionId, now)
    }
    if (session.isProven) throw new AppError('chat.proven')
    const attachedBy = applicationId === null ? null : staff.id
    await updateChatSession(tx, sessionId, { applicationId, attachedBy })
    for (const id of new Set([session.applicationId, applicationId])) {
      if (id === null) continue
      await refreshMessages(tx, [id])
      await tellThread(tx, id)
    }
    if (applicationId !== null) {
      const of = { applicationId, staffId: staff.id, now }
      await recordStaffEvent(tx, of, { kind: 'conversation-attached' })
    }
    await publish(tx, { event: 'session', data: { sessionId, state: session.state } })
    return getListed(services, tx, sessionId, now)
  })
}
