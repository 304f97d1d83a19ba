import { sql } from 'kysely'
import type { Tx } from '../../src/server/platform/db/database.ts'

type Row = { table: string; id: string }

/** The row that an acknowledged call must leave, by method and path. */
const promises: Readonly<Record<string, (body: Json) => Row[]>> = {
  'POST /api/applications': ({ id, applicants }) => [
    { table: 'application', id: String(id) },
    ...(applicants as Json[]).map((each) => ({ table: 'applicant', id: String(each.id) })),
  ],
  'POST /api/applicants': ({ id }) => [{ table: 'applicant', id: String(id) }],
  'POST /api/applicants/{id}/documents': ({ document }) => [
    { table: 'document', id: String((document as Json).id) },
  ],
  'POST /api/upload': ({ fileUrl }) => [
    { table: 'unattached_file', id: String(fileUrl).split('/').at(-1) ?? '' },
  ],
  'POST /api/generate-agreement-pdf': ({ agreementId }) => [
    { table: 'agreement', id: String(agreementId) },
  ],
  'POST /api/chat/sessions': ({ sessionId }) => [{ table: 'chat_session', id: String(sessionId) }],
  'POST /api/chat/messages': ({ id }) => [{ table: 'chat_message', id: String(id) }],
  'POST /api/admin/chat/reply': ({ id }) => [{ table: 'chat_message', id: String(id) }],
  'POST /api/admin/data-requests': ({ request }) => [
    { table: 'data_request', id: String((request as Json).id) },
  ],
  'POST /api/admin/applications/{id}/refund': ({ refund }) => [
    { table: 'refund', id: String((refund as Json).id) },
  ],
  'POST /api/admin/applications/{id}/notes': ({ notes }) =>
    (notes as Json[]).map(({ id }) => ({ table: 'internal_note', id: String(id) })),
}

type Json = Record<string, unknown>

/** Tracks acknowledged rows and whether they still exist. */
export function createLedger() {
  const rows = new Map<string, Set<string>>()
  const of = (table: string) => {
    const ids = rows.get(table) ?? new Set<string>()
    rows.set(table, ids)
    return ids
  }
  async function missing(db: Tx): Promise<{ table: string; id: string }[]> {
    const gone: { table: string; id: string }[] = []
    for (const [table, ids] of rows) {
      const found = await sql<{ id: string }>`select id::text as id from ${sql.table(table)}
        where id::text = any(${[...ids]}::text[])`.execute(db)
      const there = new Set(found.rows.map(({ id }) => id))
      gone.push(...[...ids].filter((id) => !there.has(id)).map((id) => ({ table, id })))
    }
    return gone
  }

  return {
    acknowledge(name: string, status: number, body: Json): void {
      const isSigned = !name.endsWith('agreement-pdf') || status === 201
      if (!isSigned) return
      for (const { table, id } of promises[name]?.(body) ?? []) of(table).add(id)
    },
    /** Drops rows of erased people, which another test covers. */
    async forgetErased(db: Tx): Promise<void> {
      for (const { table, id } of await missing(db)) of(table).delete(id)
    },
    count: () => [...rows.values()].reduce((sum, ids) => sum + ids.size, 0),
    /** Rows that are gone; each reported once. */
    async lost(db: Tx): Promise<string[]> {
      const gone = await missing(db)
      for (const { table, id } of gone) of(table).delete(id)
      return gone.map(({ table, id }) => `${table} ${id}`)
    },
  }
}
