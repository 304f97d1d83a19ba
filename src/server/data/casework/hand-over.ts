import type { Tx } from '../../platform/db/database.ts'

export type HandOver = { by: string; to: string | null; at: Date }

/** Says of these travellers that it is the turn of a second person; of one chosen, or of anybody. */
export async function setHandOver(
  tx: Tx,
  applicantIds: readonly number[],
  { by, to, at }: HandOver,
): Promise<void> {
  await tx
    .updateTable('applicant')
    .set({ handedOverBy: by, handedOverTo: to, handedOverAt: at })
    .where('id', 'in', applicantIds)
    .execute()
}

/** Takes it back of all of an application's travellers; answers how many were handed over. */
export async function endHandOvers(tx: Tx, applicationId: number): Promise<number> {
  const ended = await tx
    .updateTable('applicant')
    .set({ handedOverBy: null, handedOverTo: null, handedOverAt: null })
    .where('applicationId', '=', applicationId)
    .where('handedOverAt', 'is not', null)
    .returning('id')
    .execute()
  return ended.length
}

/** What the second person would have looked at is no longer the same. */
export async function endHandOverOf(tx: Tx, applicantId: number): Promise<void> {
  await tx
    .updateTable('applicant')
    .set({ handedOverBy: null, handedOverTo: null, handedOverAt: null })
    .where('id', '=', applicantId)
    .where('handedOverAt', 'is not', null)
    .execute()
}

/** Of each traveller of an application who is handed over. */
export async function findHandOvers(
  tx: Tx,
  applicationId: number,
): Promise<ReadonlyMap<number, HandOver>> {
  const rows = await tx
    .selectFrom('applicant')
    .select(['id', 'handedOverBy', 'handedOverTo', 'handedOverAt'])
    .where('applicationId', '=', applicationId)
    .where('handedOverAt', 'is not', null)
    .execute()
  return new Map(
    rows.flatMap(({ id, handedOverBy: by, handedOverTo: to, handedOverAt: at }) =>
      by && at ? [[id, { by, to, at }] as const] : [],
    ),
  )
}
