import { lockApplication } from '../data/application.ts'
import { inTransaction } from '../db/transaction.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { writeToTraveller } from '../staff-message.ts'

type Call = {
  id: number
  text: string
  template: string | undefined
  staff: StaffActor
  trace: Trace
  now: Date
}

/** Writes to the traveller of one application. Throws application.not-found, application.erased, template.unfilled. */
export function writeMessage(
  services: Services,
  { id, text, template, staff, trace, now }: Call,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const row = await lockApplication(tx, id)
    await writeToTraveller(tx, services, { row, text, staffId: staff.id, now })
    await trace(tx, { applicationId: row.id, details: { template: template ?? null } })
  })
}
