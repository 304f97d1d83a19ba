import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Tx } from '../../src/server/platform/db/database.ts'
import type { DB } from '../../src/server/platform/db/schema.ts'

type Table = keyof DB
type Row<T extends Table> = Selectable<DB[T]>

/** The rows of a table in which these columns have these values, in the order of one of them. */
export const rowsOf = <T extends Table>(
  db: Tx,
  table: T,
  having: Partial<Row<T>> = {},
  order?: keyof Row<T> & string,
): Promise<Row<T>[]> =>
  chosen(db, table, having)
    .$if(order !== undefined, (rows) => rows.orderBy(order as never))
    .execute() as never

/** The first of them, which is there. */
export const rowOf = <T extends Table>(
  db: Tx,
  table: T,
  having: Partial<Row<T>> = {},
): Promise<Row<T>> => chosen(db, table, having).executeTakeFirstOrThrow() as never

/** As if the product had done it: writes a row, and answers it. */
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

/** The same: writes these values into the rows that have those. */
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
