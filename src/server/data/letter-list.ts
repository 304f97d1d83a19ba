import { sql } from 'kysely'
import type { LetterKind, LetterStanding } from '#domain/letter.ts'
import type { Tx } from '../db/database.ts'

/** Of a letter in the list of all, and of the one that is opened. */
const told = (tx: Tx) =>
  tx
    .selectFrom('letter')
    .leftJoin('application', 'application.id', 'letter.applicationId')
    .selectAll('letter')
    .select(['application.erasedAt', 'application.contactEmail'])

export type ToldLetterRow = Awaited<ReturnType<typeof findLetters>>[number]

export type LettersAsked = {
  state: LetterStanding | undefined
  kind: LetterKind | undefined
  applicationId: number | undefined
  /** The address, or a part of it; in small letters. */
  address: { whole: string } | { part: string } | undefined
  from: { createdAt: Date; id: string } | null
}

const likeAnywhere = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`

/** Newest first, after a position. */
export function findLetters(tx: Tx, asked: LettersAsked, limit: number) {
  const { state, kind, applicationId, address, from } = asked
  let query = told(tx)
  if (state !== undefined) {
    query = query.where(sql<boolean>`coalesce(letter.delivery, letter.state) = ${state}`)
  }
  if (kind !== undefined) query = query.where('letter.kind', '=', kind)
  if (applicationId !== undefined) {
    query = query.where('letter.applicationId', '=', applicationId)
  }
  if (address !== undefined) {
    const recipient = sql`lower(letter.recipient)`
    query = query.where(
      'whole' in address
        ? sql<boolean>`${recipient} = ${address.whole}`
        : sql<boolean>`${recipient} like ${likeAnywhere(address.part)}`,
    )
  }
  if (from !== null) {
    query = query.where(
      sql<boolean>`(letter.created_at, letter.id) < (${from.createdAt}, ${from.id}::uuid)`,
    )
  }
  return query
    .orderBy('letter.createdAt', 'desc')
    .orderBy('letter.id', 'desc')
    .limit(limit)
    .execute()
}

/** One of the list, with who of the staff sent it again. */
export function findToldLetter(tx: Tx, id: string) {
  return told(tx)
    .leftJoin('staff', 'staff.id', 'letter.copiedBy')
    .select('staff.name as copiedByName')
    .where('letter.id', '=', id)
    .executeTakeFirst()
}
