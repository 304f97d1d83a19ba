import type { DraftContent } from '#contract/draft.ts'
import { mayRemindOfDraft } from '#domain/application/draft-reminder.ts'
import type { Language } from '#domain/reference/languages.ts'
import { contactOf } from '../data/application/draft.ts'
import { findDraftReminder, putDraftReminder } from '../data/application/draft-reminder.ts'
import { isWithin } from '../http/guard.ts'
import { networkOf } from '../http/network.ts'
import type { Tx } from '../platform/db/database.ts'

/**
 * Schedules a reminder for a draft that has come far enough. A network starts only a few a day, so
 * that typing many addresses writes to nobody.
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
