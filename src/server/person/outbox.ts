import { letterName, readLetterName } from '#domain/letter.ts'
import { findLettersNamed } from '../data/correspondence/kept-letter.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../services.ts'

const atOnce = 200
/** Tests of the e-mail are no rows: whoever made one has a day to read it. */
const strangerMs = 86_400_000

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

type Named = NonNullable<ReturnType<typeof readLetterName>>

/** The names of those letters that have a row. */
async function findKnown(tx: Tx, letters: readonly Named[]): Promise<ReadonlySet<string>> {
  const ids = letters.flatMap(({ id }) => (id !== null && isUuid(id) ? [id] : []))
  const applicationIds = letters.flatMap(({ applicationId }) => applicationId ?? [])
  return new Set((await findLettersNamed(tx, { ids, applicationIds })).map(letterName))
}

/**
 * Takes away what lies in the outbox without a row: letters of persons who were erased, and letters
 * older than we keep them. A letter that waits has its row before it has its file.
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
