import type { Tx } from '../../platform/db/database.ts'

export type HandOver = { by: string; to: string | null; at: Date }

/** Hands travellers over to a chosen second person, or to anybody. */
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

/** Takes back all hand-overs of an application; returns their number. */
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

/** The subject of the hand-over has changed. */
export async function endHandOverOf(tx: Tx, applicantId: number): Promise<void> {
  await tx
    .updateTable('applicant')
    .set({ handedOverBy: null, handedOverTo: null, handedOverAt: null })
    .where('id', '=', applicantId)
    .where('handedOverAt', 'is not', null)
    .execute()
}

/** The hand-overs of an application's travellers. */
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
