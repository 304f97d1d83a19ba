import type { Insertable } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import type { SavedView } from '../../platform/db/schema.ts'

const columns = [
  'savedView.id',
  'savedView.staffId',
  'savedView.name',
  'savedView.isShared',
  'savedView.filter',
  'savedView.sort',
] as const

/** Own views, and those shared by active colleagues; own ones first, by name. */
export function findViews(tx: Tx, staffId: string) {
  return tx
    .selectFrom('savedView')
    .innerJoin('staff', 'staff.id', 'savedView.staffId')
    .select(columns)
    .where(({ eb, or, and }) =>
      or([
        eb('savedView.staffId', '=', staffId),
        and([eb('savedView.isShared', '=', true), eb('staff.disabledAt', 'is', null)]),
      ]),
    )
    .orderBy(({ eb }) => eb('savedView.staffId', '<>', staffId))
    .orderBy('savedView.name')
    .orderBy('savedView.id')
    .execute()
}

export type ViewRow = Awaited<ReturnType<typeof findViews>>[number]

/** Counts somebody's views, locked until the transaction ends. */
export async function lockViewCount(tx: Tx, staffId: string): Promise<number> {
  await tx.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute()
  const { count } = await tx
    .selectFrom('savedView')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staffId', '=', staffId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertView(tx: Tx, view: Insertable<SavedView>): Promise<void> {
  await tx.insertInto('savedView').values(view).execute()
}

type Own = { id: string; staffId: string }

/** False if it does not exist or is somebody else's. */
export async function updateView(
  tx: Tx,
  { id, staffId }: Own,
  change: Pick<Insertable<SavedView>, 'name' | 'isShared' | 'filter' | 'sort'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('savedView')
    .set(change)
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False likewise. */
export async function deleteView(tx: Tx, { id, staffId }: Own): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('savedView')
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
