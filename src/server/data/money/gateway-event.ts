import type { Tx } from '../../platform/db/database.ts'

/** False for a duplicate. */
export async function insertGatewayEvent(
  tx: Tx,
  event: {
    gateway: string
    eventId: string
    attemptId: string | null
    state: string
    amountCents: number
    currency: string
    outcome: string
    receivedAt: Date
  },
): Promise<boolean> {
  const added = await tx
    .insertInto('gatewayEvent')
    .values(event)
    .onConflict((oc) => oc.doNothing())
    .returning('eventId')
    .executeTakeFirst()
  return added !== undefined
}

/** Records an event's outcome. */
export async function setOutcome(
  tx: Tx,
  { gateway, eventId }: { gateway: string; eventId: string },
  outcome: string,
): Promise<void> {
  await tx
    .updateTable('gatewayEvent')
    .set({ outcome })
    .where('gateway', '=', gateway)
    .where('eventId', '=', eventId)
    .execute()
}
