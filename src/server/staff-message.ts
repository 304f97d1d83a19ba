import { AppError } from '#domain/error.ts'
import { unfilled } from '#domain/template.ts'
import type { ApplicationRow } from './data/application.ts'
import { hasMessage, recordStaffEvent } from './data/event.ts'
import { enqueueLetter } from './data/letter.ts'
import type { Tx } from './db/database.ts'
import type { Services } from './services.ts'

const dayMs = 86_400_000

/** Throws template.unfilled: nobody receives a message in which a variable still stands. */
export function checkFilled(text: string): void {
  if (unfilled(text).length > 0) throw new AppError('template.unfilled')
}

/**
 * Writes to the traveller of a locked application: an event and its letter. The same words again within a
 * day are written once. Throws template.unfilled, application.erased.
 */
export async function writeToTraveller(
  tx: Tx,
  services: Services,
  { row, text, staffId, now }: { row: ApplicationRow; text: string; staffId: string; now: Date },
): Promise<void> {
  checkFilled(text)
  if (row.erasedAt) throw new AppError('application.erased')
  const since = new Date(now.getTime() - dayMs)
  if (await hasMessage(tx, row.id, { text, since })) return
  const about = { applicationId: row.id, staffId, now }
  const eventId = await recordStaffEvent(tx, about, { kind: 'message-sent', message: text })
  const letter = { kind: 'staff-message', application: row, about: { eventId }, now } as const
  await enqueueLetter(tx, services, letter)
}
