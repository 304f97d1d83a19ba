import { AppError } from '#domain/error.ts'
import { lockApplication, stopRemindersOf } from '../../data/application/application.ts'
import { refuseReminders } from '../../data/application/draft-reminder.ts'
import { recordEvent } from '../../data/application/event.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { readLinkToken } from '../../platform/link-token.ts'
import type { Services } from '../../services.ts'

/** Unsubscribes an application from reminders; idempotent. Throws application.not-found. */
function stopReminders({ db }: Services, id: number, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { remindersStoppedAt } = await lockApplication(tx, id)
    if (remindersStoppedAt) return
    await stopRemindersOf(tx, id, now)
    const event = { applicationId: id, at: now, kind: 'reminders-stopped' } as const
    await recordEvent(tx, { ...event, actor: 'traveller' })
  })
}

/**
 * Unsubscribes by a letter's token from reminders about its application or draft, which stays.
 * Throws application.not-found for any other token.
 */
export async function stopByToken(services: Services, token: string, now: Date): Promise<void> {
  const { linkKey, db } = services
  const applicationId = readLinkToken(linkKey, 'stop-reminders', token)
  if (applicationId !== null) return stopReminders(services, Number(applicationId), now)
  const remindedId = readLinkToken(linkKey, 'stop-draft-reminders', token)
  if (remindedId === null || !(await refuseReminders(db, remindedId, now))) {
    throw new AppError('application.not-found')
  }
}
