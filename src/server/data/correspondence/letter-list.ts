import { sql } from 'kysely'
import {
  colleagueLetters,
  type LetterKind,
  type LetterReaders,
  type LetterStanding,
} from '#domain/letter.ts'
import type { Tx } from '../../platform/db/database.ts'
import { and, type Sql } from '../casework/list-filter.ts'
import { nextRecipient } from './letter.ts'

/** Of a letter in the list of all, and of the one that is opened. */
const told = (tx: Tx) =>
  tx
    .selectFrom('letter')
    .leftJoin('application', 'application.id', 'letter.applicationId')
    .selectAll('letter')
    .select(['application.erasedAt', nextRecipient])

export type ToldLetterRow = Awaited<ReturnType<typeof findLetters>>[number]

export type LettersAsked = {
  state: LetterStanding | undefined
  kind: LetterKind | undefined
  to: LetterReaders | undefined
  applicationId: number | undefined
  /** Few whole addresses, or a part of them; lower case. */
  address: { oneOf: readonly string[] } | { part: string } | undefined
  from: { at: Date; id: string } | null
}

const likeAnywhere = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`
const recipient = sql`lower(letter.recipient)`
const newestFirst = sql`created_at desc, id desc`

/** The conditions except the address. */
function conditionsOf({ state, kind, to, applicationId, from }: LettersAsked): Sql[] {
  return [
    // Not sent while its decision can be undone.
    sql`not exists (select from held_decision h where h.letter_id = letter.id and h.undone_at is not null)`,
    ...(state === undefined ? [] : [sql`coalesce(letter.delivery, letter.state) = ${state}`]),
    ...(kind === undefined ? [] : [sql`letter.kind = ${kind}`]),
    ...(to === undefined
      ? []
      : [sql`(letter.kind = any(${colleagueLetters})) = ${to === 'colleagues'}`]),
    ...(applicationId === undefined ? [] : [sql`letter.application_id = ${applicationId}`]),
    ...(from === null
      ? []
      : [sql`(letter.created_at, letter.id) < (${from.at}, ${from.id}::uuid)`]),
  ]
}

/** The newest of each address by index, then the newest of those: fast for any number of letters. */
const isNewestOf = (addresses: readonly string[], conditions: readonly Sql[], limit: number) => sql`
  letter.id in (select id from unnest(${addresses}::text[]) sought(address) cross join lateral (
    select id, created_at from letter where ${and([sql`${recipient} = sought.address`, ...conditions])}
    order by ${newestFirst} limit ${limit}) own order by ${newestFirst} limit ${limit})`

/** Newest first, after a position. */
export function findLetters(tx: Tx, asked: LettersAsked, limit: number) {
  const { address } = asked
  const conditions = conditionsOf(asked)
  if (address && 'oneOf' in address) conditions.push(isNewestOf(address.oneOf, conditions, limit))
  if (address && 'part' in address) {
    conditions.push(sql`${recipient} like ${likeAnywhere(address.part)}`)
  }
  return told(tx)
    .where(sql<boolean>`${and(conditions)}`)
    .orderBy('letter.createdAt', 'desc')
    .orderBy('letter.id', 'desc')
    .limit(limit)
    .execute()
}

/** Addresses with a part in them, unordered. */
export async function findLetterAddresses(tx: Tx, part: string, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('letterAddress')
    .select('address')
    .where('address', 'like', likeAnywhere(part))
    .limit(limit)
    .execute()
  return rows.map(({ address }) => address)
}

/** One letter of the list, with the colleague who resent it. */
export function findToldLetter(tx: Tx, id: string) {
  return told(tx)
    .leftJoin('staff', 'staff.id', 'letter.copiedBy')
    .select('staff.name as copiedByName')
    .where('letter.id', '=', id)
    .executeTakeFirst()
}
