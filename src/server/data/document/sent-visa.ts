import { sql } from 'kysely'
import { pickSentVisa, type SentVisa, sentVisaOf } from '#domain/document/sent-visa.ts'
import type { Tx } from '../../platform/db/database.ts'

type Sent = { sha256: Buffer; sentAt: Date; replacedAt: Date | null; isApproved: boolean }

/** Every visa document was sent with its approval. */
async function findSentOf(tx: Tx, applicationIds: readonly number[], now: Date) {
  const { rows } = await sql<Sent>`
    select f.sha256, v.created_at as "sentAt", coalesce(p.state, a.status) = 'approved' as "isApproved",
      lead(v.created_at) over (partition by v.application_id, v.applicant_id
        order by v.number) as "replacedAt"
    from approval_document v
    join stored_file f on f.storage_key = v.storage_key
    join application a on a.id = v.application_id
    left join applicant p on p.id = v.applicant_id
    where v.application_id in (${sql.join([0, ...applicationIds])})
      and not exists (select from held_decision h where h.application_id = v.application_id
        and v.id = any(h.visa_ids) and h.until > ${now})`.execute(tx)
  return rows.map(({ sha256, ...standing }) => ({ sha256, visa: sentVisaOf(standing) }))
}

/** The applications that a file was sent for. */
async function findReceivers(tx: Tx, sha256: Buffer): Promise<number[]> {
  const rows = await tx
    .selectFrom('storedFile')
    .innerJoin('approvalDocument', 'approvalDocument.storageKey', 'storedFile.storageKey')
    .select('approvalDocument.applicationId')
    .where('storedFile.sha256', '=', sha256)
    .limit(20)
    .execute()
  return rows.map(({ applicationId }) => applicationId)
}

function findErased(tx: Tx, sha256: Buffer): Promise<SentVisa | undefined> {
  return tx
    .selectFrom('erasedApproval')
    .select(['state', 'sentOn', 'replacedOn'])
    .where('sha256', '=', sha256)
    .executeTakeFirst()
}

/** What we know of a file as a visa; null if we never sent it. */
export async function findSentVisa(tx: Tx, sha256: Buffer, now: Date): Promise<SentVisa | null> {
  const sent = await findSentOf(tx, await findReceivers(tx, sha256), now)
  const same = sent.filter((each) => each.sha256.equals(sha256)).map(({ visa }) => visa)
  const erased = await findErased(tx, sha256)
  return pickSentVisa(erased ? [...same, erased] : same)
}

/**
 * Stores the hashes and dates of an application's visas without personal data: after an erasure the
 * visa must still verify.
 */
export async function keepSentVisas(tx: Tx, applicationId: number, now: Date): Promise<void> {
  const sent = await findSentOf(tx, [applicationId], now)
  const hashes = new Set(sent.map(({ sha256 }) => sha256.toString('hex')))
  for (const hex of hashes) {
    const sha256 = Buffer.from(hex, 'hex')
    // A file may have been sent several times; a valid one counts.
    const visa = pickSentVisa(
      sent.flatMap((each) => (each.sha256.equals(sha256) ? [each.visa] : [])),
    )
    if (!visa) continue
    await tx
      .insertInto('erasedApproval')
      .values({ sha256, ...visa })
      .onConflict((oc) => oc.doNothing())
      .execute()
  }
}
