import { sql } from 'kysely'
import type { LetterKind } from '#domain/letter.ts'
import type { Tx } from '../../platform/db/database.ts'

/** An SQL list cannot be empty. */
const nobody = '00000000-0000-0000-0000-000000000000'

export type LetterOfName = {
  id: string
  kind: LetterKind
  version: number
  applicationId: number | null
}

/** Letters about these applications, and those without one that have these ids. */
export async function findLettersNamed(
  tx: Tx,
  { ids, applicationIds }: { ids: readonly string[]; applicationIds: readonly number[] },
): Promise<LetterOfName[]> {
  const { rows } = await sql<LetterOfName>`
    select id, kind, version, application_id as "applicationId" from letter
    where application_id in (${sql.join([0, ...applicationIds])})
      or (application_id is null and id in (${sql.join([nobody, ...ids])}))`.execute(tx)
  return rows
}
