import type { DraftContent } from '#contract/draft.ts'
import { mayRemindOfDraft } from '#domain/application/draft-reminder.ts'
import type { Language } from '#domain/reference/languages.ts'
import { contactOf } from '../data/application/draft.ts'
import { findDraftReminder, putDraftReminder } from '../data/application/draft-reminder.ts'
import { isWithin } from '../http/guard.ts'
import { networkOf } from '../http/network.ts'
import type { Tx } from '../platform/db/database.ts'

/**
 * Notes with saved answers that their contact may be reminded of them, once they have come so far. One network
 * begins a few of those a day: whoever types many addresses has nobody written to.
 */
export async function noteReminder(
  tx: Tx,
  content: DraftContent,
  by: { sessionId: number; language: Language; address: string; now: Date },
): Promise<void> {
  const { sessionId, language, address, now } = by
  if (!mayRemindOfDraft({ step: content.step, email: contactOf(content) })) return
  const known = await findDraftReminder(tx, sessionId)
  if (known?.language === language) return
  const network = networkOf(address)
  if (!known && !(await isWithin(tx, 'draft reminders for network', network, now))) return
  await putDraftReminder(tx, { sessionId, language, beganAt: now })
}
