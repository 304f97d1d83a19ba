import { letterName, readLetterName } from '#domain/letter.ts'
import { findLettersNamed } from '../data/correspondence/kept-letter.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../services.ts'

const atOnce = 200
/** Test letters have no row: their author has a day to read them. */
const strangerMs = 86_400_000

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

type Named = NonNullable<ReturnType<typeof readLetterName>>

/** The names of letters with a row. */
async function findKnown(tx: Tx, letters: readonly Named[]): Promise<ReadonlySet<string>> {
  const ids = letters.flatMap(({ id }) => (id !== null && isUuid(id) ? [id] : []))
  const applicationIds = letters.flatMap(({ applicationId }) => applicationId ?? [])
  return new Set((await findLettersNamed(tx, { ids, applicationIds })).map(letterName))
}

/**
 * Deletes outbox files without a row: letters of erased people, and expired ones. A waiting letter
 * has its row before its file.
 */
export async function sweepOutbox({ db, mailer, log }: Services, now: Date): Promise<void> {
  let swept = 0
  let named: { messageId: string; letter: Named }[] = []
  const forget = async (messageId: string) => {
    await mailer.forget(messageId)
    swept += 1
  }
  const sweepNamed = async () => {
    const known = await findKnown(
      db,
      named.map(({ letter }) => letter),
    )
    for (const { messageId } of named) {
      if (!known.has(localPart(messageId))) await forget(messageId)
    }
    named = []
  }
  for await (const { messageId } of mailer.kept()) {
    const letter = readLetterName(localPart(messageId))
    if (letter) named.push({ messageId, letter })
    else {
      const since = await mailer.keptSince(messageId)
      if (since && now.getTime() - since.getTime() > strangerMs) await forget(messageId)
    }
    if (named.length >= atOnce) await sweepNamed()
  }
  if (named.length > 0) await sweepNamed()
  if (swept > 0) log.info({ swept }, 'outbox swept')
}

const localPart = (messageId: string): string => messageId.slice(0, messageId.lastIndexOf('@'))
