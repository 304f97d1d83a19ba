import type { AnswerOf, QueryOf } from '#contract/endpoint.ts'
import type { listLetters } from '#contract/staff/letter.ts'
import { parseReference, referenceOf } from '#domain/application/reference.ts'
import { cleanEmail, foldEmail, isEmailAddress } from '#domain/email.ts'
import { isRepeatable, letterStanding, letterTrouble } from '#domain/letter.ts'
import type { LetterRow } from '../../data/correspondence/letter.ts'
import {
  findLetterAddresses,
  findLetters,
  type LettersAsked,
  type ToldLetterRow,
} from '../../data/correspondence/letter-list.ts'
import { momentCursors } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/db/database.ts'

type Answer = AnswerOf<typeof listLetters>

function conversationOf({ props }: LetterRow): string | null {
  const { sessionId } = props as { sessionId?: unknown }
  // A number is the browser session of a code.
  return typeof sessionId === 'string' ? sessionId : null
}

export function letterView(row: ToldLetterRow): Answer['items'][number] {
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
    standing: letterStanding(row),
    attempts,
    trouble: letterTrouble({ ...row, isTroubled: row.troubledAt !== null }),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    isCopy: row.copyOf !== null,
    conversationId: conversationOf(row),
    canSendAgain: row.erasedAt === null && isRepeatable(kind),
    nextRecipient: state === 'queued' ? recipient : row.nextRecipient,
  }
}

/** Parses the search box: an application number, or part of an address. */
function readSearch(typed = '') {
  const text = typed.trim()
  const applicationId = parseReference(text)
  if (applicationId !== null) return { applicationId }
  return text === '' ? {} : { address: foldEmail(cleanEmail(text)) }
}

/** With more addresses, scanning the letters newest first is faster. */
const mostAddresses = 500

/** By a whole address; if no letter went there, as part of an address. */
async function findByAddress(
  tx: Tx,
  asked: Omit<LettersAsked, 'address'>,
  address: string,
  limit: number,
) {
  const whole = isEmailAddress(address)
    ? await findLetters(tx, { ...asked, address: { oneOf: [address] } }, limit)
    : []
  if (whole.length > 0) return whole
  const oneOf = await findLetterAddresses(tx, address, mostAddresses + 1)
  if (oneOf.length === 0) return []
  const sought = oneOf.length > mostAddresses ? { part: address } : { oneOf }
  return findLetters(tx, { ...asked, address: sought }, limit)
}

/** Letters, newest first. Throws request.invalid for a foreign cursor. */
export async function lettersOf(tx: Tx, query: QueryOf<typeof listLetters>): Promise<Answer> {
  const { search, state, kind, to, cursor, limit } = query
  const from = momentCursors.read(cursor)
  const sought = readSearch(search)
  const { applicationId = sought.applicationId } = query
  // A search for one application within another's letters.
  if (sought.applicationId !== undefined && sought.applicationId !== applicationId) {
    return { items: [], nextCursor: null }
  }
  const asked = { state, kind, to, applicationId, from }
  const rows =
    sought.address === undefined
      ? await findLetters(tx, { ...asked, address: undefined }, limit + 1)
      : await findByAddress(tx, asked, sought.address, limit + 1)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items: items.map(letterView),
    nextCursor:
      rows.length > limit && last ? momentCursors.write({ at: last.createdAt, id: last.id }) : null,
  }
}
