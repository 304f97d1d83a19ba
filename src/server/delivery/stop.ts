import { lockApplication, stopRemindersOf } from '../data/application.ts'
import { recordEvent } from '../data/event.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Services } from '../services.ts'

/** No more reminders about an application; repeated, the same. Throws application.not-found. */
export function stopReminders({ db }: Services, id: number, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { remindersStoppedAt } = await lockApplication(tx, id)
    if (remindersStoppedAt) return
    await stopRemindersOf(tx, id, now)
    const event = { applicationId: id, at: now, kind: 'reminders-stopped' } as const
    await recordEvent(tx, { ...event, actor: 'traveller' })
  })
}
