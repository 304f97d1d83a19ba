import type { Language } from '#domain/reference/languages.ts'
import { composeLetter } from '../../correspondence/letter/send.ts'
import type { ApplicantRow } from '../../data/application/applicant.ts'
import type { ApplicationRow } from '../../data/application/application.ts'
import { findQueued, type LetterRow } from '../../data/correspondence/letter.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { actionOf, type Call, lockRow } from './change-many.ts'
import { readyOf } from './file.ts'
import { forEachRow, type Row } from './rows.ts'

/** Number of letters in a language, and the first one rendered. */
export type Sample = { language: Language; count: number; subject: string; text: string }

/** Applicants who would be filed, and the letters about it. */
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

/** Rolls back a successful transaction. */
class Rehearsed extends Error {}

/** Runs the work, inspects the result and rolls back. */
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
 * The outcome of `changeMany`: each row is changed and rolled back, so that the refusals are
 * exactly those of the real run, except for missing portal numbers. Returns the refusals, a sample
 * letter per language, and who would be filed. Throws staff.not-found, template.not-found.
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
      const queued = await findQueued(tx, id)
      const written = queued.filter(({ createdAt }) => createdAt >= now)
      await look(tx, written, filed.map(filedOf(row)))
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
      // Composing reads the letter in the same transaction.
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
