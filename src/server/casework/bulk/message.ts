import { AppError } from '#domain/error.ts'
import { writeToTraveller } from '../../correspondence/staff-message.ts'
import { lockApplication } from '../../data/application/application.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'

/** The same text within a day is sent once. */
export const dayMs = 86_400_000

type Call = {
  id: number
  text: string
  template: string | undefined
  staff: StaffActor
  trace: Trace
  now: Date
}

/**
 * Sends a message to the traveller of one application. Throws application.not-found,
 * application.erased, template.unfilled.
 */
export function writeMessage(
  services: Services,
  { id, text, template, trace, ...by }: Call,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const row = await lockApplication(tx, id)
    if (row.erasedAt) throw new AppError('application.erased')
    await writeToTraveller(tx, services, { row, text, by, onceWithin: dayMs })
    await trace(tx, { applicationId: row.id, details: { template: template ?? null } })
  })
}
