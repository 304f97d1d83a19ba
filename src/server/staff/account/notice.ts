import { enqueueLetter } from '../../data/correspondence/letter.ts'
import type { LetterPayload } from '../../data/correspondence/letter-payload.ts'
import { findStaff } from '../../data/staff/staff.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'

/** Notifies a member of staff by letter, in the causing transaction. */
export async function tellStaff(
  tx: Tx,
  services: Services,
  notice: LetterPayload['account-notice'] & {
    now: Date
    /** Replaces their current address. */
    recipient?: string
  },
): Promise<void> {
  const { now, recipient, ...about } = notice
  const staff = await findStaff(tx, about.staffId)
  if (!staff) return
  await enqueueLetter(tx, services, {
    kind: 'account-notice',
    recipient: recipient ?? staff.email,
    language: staff.language,
    about: { ...about, userAgent: about.userAgent?.slice(0, 300) ?? null },
    now,
  })
}
