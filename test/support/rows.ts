import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Tx } from '../../src/server/platform/db/database.ts'
import type { DB } from '../../src/server/platform/db/schema.ts'

type Table = keyof DB
type Row<T extends Table> = Selectable<DB[T]>

/** A table's rows with these values, ordered by a column. */
export const rowsOf = <T extends Table>(
  db: Tx,
  table: T,
  having: Partial<Row<T>> = {},
  order?: keyof Row<T> & string,
): Promise<Row<T>[]> =>
  chosen(db, table, having)
    .$if(order !== undefined, (rows) => rows.orderBy(order as never))
    .execute() as never

/** The first of them, which must exist. */
export const rowOf = <T extends Table>(
  db: Tx,
  table: T,
  having: Partial<Row<T>> = {},
): Promise<Row<T>> => chosen(db, table, having).executeTakeFirstOrThrow() as never

/** Inserts and returns a row. */
export const insertRow = <T extends Table>(
  db: Tx,
  table: T,
  values: Insertable<DB[T]>,
): Promise<Row<T>> =>
  db
    .insertInto(table as 'application')
    .values(values as never)
    .returningAll()
    .executeTakeFirstOrThrow() as never

/** Updates matching rows. */
export const changeRows = <T extends Table>(
  db: Tx,
  table: T,
  having: Partial<Row<T>>,
  values: Updateable<DB[T]>,
): Promise<unknown> =>
  db
    .updateTable(table as 'application')
    .set(values as never)
    .where((is) => is.and(having))
    .execute()

const chosen = (db: Tx, table: Table, having: object) =>
  db
    .selectFrom(table as 'application')
    .selectAll()
    .where((is) => is.and(having))
