import { reminderFor, reminders, whyNotRemind } from '#domain/application/remind.ts'
import { AppError } from '#domain/error.ts'
import type { ApplicationRow } from '../data/application.ts'
import { recordStaffEvent } from '../data/event.ts'
import { enqueueLetter, findLastOf } from '../data/letter.ts'
import type { Tx } from '../db/database.ts'
import { isWithin } from '../http/guard.ts'
import type { Services } from '../services.ts'
import type { By } from './action.ts'

/** Asks the traveller of a locked application for what is missing. Throws reminder.*. */
export async function remind(
  tx: Tx,
  services: Services,
  { row, by: { staffId, now } }: { row: ApplicationRow; by: By },
): Promise<void> {
  const kind = reminderFor(row)
  const refusal = whyNotRemind(row, await findLastOf(tx, row.id, reminders), now)
  if (refusal || !kind) throw new AppError(refusal ?? 'reminder.not-needed')
  if (kind === 'documents-asked') {
    await enqueueLetter(tx, services, { kind, application: row, now })
  } else {
    // However many applications name a mailbox, it gets few reminders a day.
    if (!(await isWithin(tx, `${kind} to`, row.contactEmail, now))) {
      throw new AppError('reminder.too-soon')
    }
    const about = { byStaff: true } as const
    await enqueueLetter(tx, services, { kind, application: row, about, now })
  }
  await recordStaffEvent(tx, { applicationId: row.id, staffId, now }, { kind: 'reminded' })
}
