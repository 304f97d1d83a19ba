import { AppError } from '#domain/error.ts'
import { deleteWeakSessions } from '../../data/staff/session.ts'
import { getSettings, type Settings, updateSettings } from '../../data/staff/setting.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isWithSecondFactor } from './session.ts'

/**
 * Stores the owner's settings. Password-only sessions end for everyone with a second factor. Throws
 * staff.second-factor-required: requiring it takes having shown one, so that nobody locks
 * themselves out.
 */
export async function changeSettings(tx: Tx, next: Settings, sessionId: string): Promise<void> {
  if (next.requireSecondFactor && !(await isWithSecondFactor(tx, sessionId))) {
    throw new AppError('staff.second-factor-required')
  }
  const before = await getSettings(tx)
  await updateSettings(tx, next)
  if (next.requireSecondFactor && !before.requireSecondFactor) await deleteWeakSessions(tx)
}
