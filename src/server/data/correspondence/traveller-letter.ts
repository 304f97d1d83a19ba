import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** The newest letter to a draft's organiser about finished parts, in a given state or any. */
export function findFinishedLetter(tx: Tx, draftSessionId: number, state?: 'queued') {
  return tx
    .selectFrom('letter')
    .select(['id', 'createdAt'])
    .where('kind', '=', 'own-part-finished')
    .where(sql<string>`props ->> 'draftSessionId'`, '=', String(draftSessionId))
    .$if(state !== undefined, (query) => query.where('state', '=', 'queued'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
