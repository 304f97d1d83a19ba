import type { Language } from '#domain/reference/languages.ts'
import { composeLetter } from '../../correspondence/letter/send.ts'
import type { ApplicantRow } from '../../data/application/applicant.ts'
import type { ApplicationRow } from '../../data/application/application.ts'
import { findQueuedSince, type LetterRow } from '../../data/correspondence/letter.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { actionOf, type Call, lockRow } from './change-many.ts'
import { readyOf } from './file.ts'
import { forEachRow, type Row } from './rows.ts'

/** How many letters would go out in a language, and the first of them as it would arrive. */
export type Sample = { language: Language; count: number; subject: string; text: string }

/** Who would be filed, and whom a letter tells of it. */
type Filed = {
  id: number
  applicationId: number
  name: string
  portalNumber: string | null
  email: string
}

const filedOf =
  ({ id: applicationId, contactEmail: email }: ApplicationRow) =>
  ({ id, firstName, lastName, portalNumber }: ApplicantRow): Filed => ({
    ...{ id, applicationId, portalNumber, email },
    name: [firstName, lastName].filter(Boolean).join(' '),
  })

/** Undoes a transaction that went as it should. */
class Rehearsed extends Error {}

/** Does it, looks at what it came to, and puts it back. */
async function rehearse(services: Services, work: (tx: Tx) => Promise<void>): Promise<void> {
  try {
    await inTransaction(services.db, async (tx) => {
      await work(tx)
      throw new Rehearsed()
    })
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error
  }
}

/**
 * What `changeMany` would come to: each row is changed and put back, so that what stands against it is
 * exactly what would, but for numbers of the portal that are still to be typed. Answers the refusals, of each
 * language one letter, and who would be filed. Throws staff.not-found,
 * template.not-found.
 */
export async function previewMany(
  services: Services,
  { ids, action: asked, staff, trace, now }: Call,
): Promise<{ rows: Row[]; letters: Sample[]; travellers: Filed[] }> {
  const action = await actionOf(services, { asked, staff, isTried: true })
  type Look = (tx: Tx, letters: LetterRow[], filed: Filed[]) => Promise<void>
  const rehearseRow = (id: number, look: Look) =>
    rehearse(services, async (tx) => {
      const row = await lockRow(tx, id)
      const filed = asked.kind === 'file' ? await readyOf(tx, id) : []
      await action(tx, row, { staff, now })
      await look(tx, await findQueuedSince(tx, id, now), filed.map(filedOf(row)))
    })
  const byLanguage = new Map<Language, number[]>()
  const travellers: Filed[] = []
  const rows = await forEachRow(services, ids, (id) =>
    rehearseRow(id, async (_, letters, filed) => {
      travellers.push(...filed)
      for (const { language } of letters) {
        byLanguage.set(language, [...(byLanguage.get(language) ?? []), id])
      }
    }),
  )
  const samples: Sample[] = []
  for (const [language, among] of byLanguage) {
    await rehearseRow(Math.min(...among), async (tx, letters) => {
      const letter = letters.find((each) => each.language === language)
      // What is composed asks the same transaction, where the letter stands.
      const within = { ...services, db: tx as Services['db'] }
      const composed = letter && (await composeLetter(within, letter))
      const { subject = '', text = '' } = composed ?? {}
      samples.push({ language, count: among.length, subject, text })
    })
  }
  await trace(services.db, { details: { kind: asked.kind, rows: rows.length } })
  return {
    rows,
    letters: samples.sort((one, other) => other.count - one.count),
    travellers: travellers.sort((one, other) => one.id - other.id),
  }
}
