import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import type { SealedPlace } from '../../platform/sealing.ts'

type Column = {
  table: string
  id: { name: string; type: 'bigint' | 'uuid' | 'text' }
  /** The ciphertext, or null. */
  sealed: RawBuilder<Buffer | null>
  set(bytes: Buffer): RawBuilder<unknown>
}

const column = (
  table: string,
  id: string,
  name: string,
  type: Column['id']['type'] = 'uuid',
): Column => ({
  table,
  id: { name: id, type },
  sealed: sql`${sql.ref(name)}`,
  set: (bytes) => sql`${sql.ref(name)} = ${bytes}`,
})

/** All encrypted columns. A new place does not compile until it is listed here. */
const columns: Readonly<Record<SealedPlace, Column>> = {
  draft: column('draft', 'session_id', 'content', 'bigint'),
  linkEmail: column('traveller_link', 'id', 'sealed_email'),
  linkAnswers: column('traveller_link', 'id', 'sealed_answers'),
  letterCode: {
    table: 'letter',
    id: { name: 'id', type: 'uuid' },
    sealed: sql`decode(props ->> 'sealedCode', 'base64')`,
    set: (bytes) =>
      sql`props = jsonb_set(props, '{sealedCode}', to_jsonb(${bytes.toString('base64')}::text))`,
  },
  letterContent: column('letter_content', 'letter_id', 'sealed'),
  askedLetter: column('asked_letter', 'id', 'content'),
  securityAnswer: column('filing', 'applicant_id', 'sealed_answer', 'bigint'),
  secondFactor: column('staff_two_factor', 'staff_id', 'secret', 'text'),
  stagedVisa: column('staged_visa', 'id', 'text'),
}

export const sealedPlaces = Object.keys(columns) as SealedPlace[]

export type SealedRow = { id: string; sealed: Buffer }

/** Ciphertexts of a place in row order, after the given one. */
export async function findSealedRows(
  tx: Tx,
  place: SealedPlace,
  after: string | null,
  limit: number,
): Promise<SealedRow[]> {
  const { table, id, sealed } = columns[place]
  const from = after === null ? sql`` : sql`and ${sql.ref(id.name)} > ${after}::${sql.raw(id.type)}`
  const { rows } = await sql<SealedRow>`
    select ${sql.ref(id.name)}::text as id, ${sealed} as sealed from ${sql.table(table)}
    where ${sealed} is not null ${from} order by ${sql.ref(id.name)} limit ${limit}`.execute(tx)
  return rows
}

/** Replaces a ciphertext unless it changed meanwhile. */
export async function replaceSealed(
  tx: Tx,
  place: SealedPlace,
  { id, sealed }: SealedRow,
  bytes: Buffer,
): Promise<boolean> {
  const { table, id: key, sealed: now, set } = columns[place]
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${set(bytes)}
    where ${sql.ref(key.name)} = ${id}::${sql.raw(key.type)} and ${now} = ${sealed}`.execute(tx)
  return numAffectedRows === 1n
}

export type Rotation = { step: string; position: string; sealed: number }

/** Progress of a rotation to this key, started if needed; a finished one restarts. */
export async function beginRotation(
  tx: Tx,
  keyId: Buffer,
  step: string,
  now: Date,
): Promise<Rotation> {
  const again = { beganAt: now, step, position: '', sealed: 0, finishedAt: null }
  await tx
    .insertInto('keyRotation')
    .values({ keyId, ...again })
    .onConflict((oc) =>
      oc.column('keyId').doUpdateSet(again).where('keyRotation.finishedAt', 'is not', null),
    )
    .execute()
  return tx
    .selectFrom('keyRotation')
    .select(['step', 'position', 'sealed'])
    .where('keyId', '=', keyId)
    .executeTakeFirstOrThrow()
}

export async function noteRotation(tx: Tx, keyId: Buffer, rotation: Rotation): Promise<void> {
  await tx.updateTable('keyRotation').set(rotation).where('keyId', '=', keyId).execute()
}

export async function finishRotation(tx: Tx, keyId: Buffer, now: Date): Promise<void> {
  await tx.updateTable('keyRotation').set({ finishedAt: now }).where('keyId', '=', keyId).execute()
}
