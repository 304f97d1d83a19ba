import { reminderFor, reminders, whyNotRemind } from '#domain/application/reminder.ts'
import { AppError } from '#domain/error.ts'
import { mayWriteTo, whyUnreachable } from '../../correspondence/letter/mailbox.ts'
import type { ApplicationRow } from '../../data/application/application.ts'
import { recordStaffEvent } from '../../data/application/event.ts'
import { enqueueLetter, findLastOf } from '../../data/correspondence/letter.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import type { By } from './action.ts'

/** Reminds the traveller of a locked application of what is missing. Throws reminder.*. */
export async function remind(
  tx: Tx,
  services: Services,
  { row, by: { staff, now } }: { row: ApplicationRow; by: By },
): Promise<void> {
  const kind = reminderFor(row)
  const facts = {
    lastAt: await findLastOf(tx, row.id, reminders),
    unreachable: await whyUnreachable(tx, row),
  }
  const refusal = whyNotRemind(row, facts, now)
  if (refusal || !kind) throw new AppError(refusal ?? 'reminder.not-needed')
  if (kind === 'documents-asked') {
    await enqueueLetter(tx, services, { kind, application: row, now })
  } else {
    if (!(await mayWriteTo(tx, kind, row, now))) throw new AppError('reminder.too-soon')
    const about = { byStaff: true } as const
    await enqueueLetter(tx, services, { kind, application: row, about, now })
  }
  const about = { applicationId: row.id, staffId: staff.id, now }
  await recordStaffEvent(tx, about, { kind: 'reminded' })
}
