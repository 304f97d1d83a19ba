import type { Insertable } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { ApplicationEvent } from '../db/schema.ts'

/** One line of an application's history. `note` is for colleagues, `message` for the traveller. */
export type NewEvent = Omit<Insertable<ApplicationEvent>, 'id'>

/** Adds it to the history, whose lines are never changed; answers its number. */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<number> {
  const { id } = await tx
    .insertInto('applicationEvent')
    .values(event)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
