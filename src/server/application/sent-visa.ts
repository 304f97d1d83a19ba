import { sql } from 'kysely'
import type { ApplicationStatus } from '#domain/application/status.ts'
import { type SentVisa, sentVisaOf, tellingOf } from '#domain/sent-visa.ts'
import type { Tx } from '../db/database.ts'

type Row = { sha256: Buffer; sentAt: Date; replacedAt: Date | null; status: string }

/** Every approval document went to its traveller when it was added: staff add none but with an approval. */
async function findSent(tx: Tx, applicationIds: readonly number[]) {
  const { rows } = await sql<Row>`
    select f.sha256, v.created_at as "sentAt", a.status,
      lead(v.created_at) over (partition by v.application_id order by v.created_at, v.id) as "replacedAt"
    from approval_document v
    join stored_file f on f.storage_key = v.storage_key
    join application a on a.id = v.application_id
    where v.application_id in (${sql.join([0, ...applicationIds])})`.execute(tx)
  return rows.map(({ sha256, status, ...moments }) => ({
    sha256,
    visa: sentVisaOf({ ...moments, status: status as ApplicationStatus }),
  }))
}

async function findErased(tx: Tx, sha256: Buffer): Promise<SentVisa[]> {
  const row = await tx
    .selectFrom('erasedApproval')
    .select(['state', 'sentOn', 'replacedOn'])
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return row ? [{ ...row, state: row.state as SentVisa['state'] }] : []
}

/** What we know of a file that looks like a visa of ours; null when we never sent it. */
export async function findSentVisa(tx: Tx, sha256: Buffer): Promise<SentVisa | null> {
  const found = await tx
    .selectFrom('storedFile')
    .innerJoin('approvalDocument', 'approvalDocument.storageKey', 'storedFile.storageKey')
    .select('approvalDocument.applicationId')
    .where('storedFile.sha256', '=', sha256)
    .limit(20)
    .execute()
  const sent = await findSent(
    tx,
    found.map(({ applicationId }) => applicationId),
  )
  const same = sent.filter((each) => each.sha256.equals(sha256)).map(({ visa }) => visa)
  return tellingOf([...same, ...(await findErased(tx, sha256))])
}

/**
 * Keeps the hashes of an application's visas and the days they were sent, and nothing that leads to a
 * person: who was erased still has a visa, and it must not look forged.
 */
export async function keepSentVisas(tx: Tx, applicationId: number): Promise<void> {
  const values = (await findSent(tx, [applicationId])).map(({ sha256, visa }) => ({
    sha256,
    ...visa,
  }))
  // The newest first: of a file that was sent twice it says how things stand.
  values.reverse()
  for (const value of values) {
    await tx
      .insertInto('erasedApproval')
      .values(value)
      .onConflict((oc) => oc.doNothing())
      .execute()
  }
}
