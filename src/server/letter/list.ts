import * as z from 'zod/mini'
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts'
import type { listLetters } from '#contract/staff/letter.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import { isRepeatable } from '#domain/letter.ts'
import { findLetters, type LetterRow } from '../data/letter.ts'
import type { Tx } from '../db/database.ts'

type Answer = AnswerOf<typeof listLetters>
type Position = { createdAt: Date; id: string }

export function letterView(row: LetterRow & { erasedAt: Date | null }): Answer['items'][number] {
  const { id, kind, version, applicationId, recipient, language, state, attempts } = row
  return {
    id,
    kind,
    version,
    applicationId,
    reference: applicationId === null ? null : referenceOf(applicationId),
    recipient,
    language,
    state,
    attempts,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    canSendAgain: row.erasedAt === null && isRepeatable(kind),
  }
}

const cursorShape = z.tuple([z.iso.datetime().check(z.maxLength(40)), z.uuid()])

const writeCursor = ({ createdAt, id }: Position): string =>
  Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url')

function readCursor(text: string): Position {
  let value: unknown
  try {
    value = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {}
  const parsed = cursorShape.safeParse(value)
  if (!parsed.success) {
    throw new AppError('request.invalid', {}, [{ path: 'cursor', code: 'value.unreadable' }])
  }
  const [at, id] = parsed.data
  return { createdAt: new Date(at), id }
}

/** Letters, newest first. Throws request.invalid for a cursor that is not ours. */
export async function lettersOf(tx: Tx, query: QueryOf<typeof listLetters>): Promise<Answer> {
  const { state, applicationId, cursor, limit } = query
  const from = cursor === undefined ? null : readCursor(cursor)
  const rows = await findLetters(tx, { state, applicationId, from }, limit + 1)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items: items.map(letterView),
    nextCursor: rows.length > limit && last ? writeCursor(last) : null,
  }
}
