import type { ApplicationRow } from './data/application.ts'
import { hasMessage, recordStaffEvent } from './data/event.ts'
import { enqueueLetter } from './data/letter.ts'
import type { Tx } from './db/database.ts'
import type { StaffActor } from './http/staff-route.ts'
import type { Services } from './services.ts'
import { checkFilled } from './template-values.ts'

type Message = {
  /** Locked. */
  row: ApplicationRow
  text: string
  by: { staff: StaffActor; now: Date }
  /** The same words again within so many milliseconds are written once. */
  onceWithin: number
}

/**
 * Writes to the traveller of an application, in words that decide nothing: an event and its letter. False
 * where the same was just written. Throws template.unfilled.
 */
export async function writeToTraveller(
  tx: Tx,
  services: Services,
  { row, text, by: { staff, now }, onceWithin }: Message,
): Promise<boolean> {
  checkFilled(text)
  const since = new Date(now.getTime() - onceWithin)
  if (await hasMessage(tx, row.id, { text, since })) return false
  const about = { applicationId: row.id, staffId: staff.id, now }
  const eventId = await recordStaffEvent(tx, about, { kind: 'message-sent', message: text })
  const letter = { kind: 'staff-message', application: row, about: { eventId }, now } as const
  await enqueueLetter(tx, services, letter)
  return true
}
