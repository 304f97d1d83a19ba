import { reminderFor, reminders, whyNotRemind } from '#domain/application/reminder.ts'
import { AppError } from '#domain/error.ts'
import { findQuestionsOf } from '../../application/open-questions.ts'
import { mayWriteTo, whyUnreachable } from '../../correspondence/letter/mailbox.ts'
import { findApplicants } from '../../data/application/applicant.ts'
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
  const asked = await findQuestionsOf(tx, row, await findApplicants(tx, row.id))
  const facing = { ...row, hasQuestions: asked.size > 0 }
  const kind = reminderFor(facing)
  const facts = {
    lastAt: await findLastOf(tx, row.id, reminders),
    unreachable: await whyUnreachable(tx, row),
  }
  const refusal = whyNotRemind(facing, facts, now)
  if (refusal || !kind) throw new AppError(refusal ?? 'reminder.not-needed')
  if (kind === 'documents-asked' || kind === 'questions-asked') {
    await enqueueLetter(tx, services, { kind, application: row, now })
  } else {
    if (!(await mayWriteTo(tx, kind, row, now))) throw new AppError('reminder.too-soon')
    const about = { byStaff: true } as const
    await enqueueLetter(tx, services, { kind, application: row, about, now })
  }
  const about = { applicationId: row.id, staffId: staff.id, now }
  await recordStaffEvent(tx, about, { kind: 'reminded' })
}
