import { whyNotAsk } from '#domain/filing/answer.ts'
import { defaultForm } from '#domain/filing/default-form.ts'
import type { ApplicantRow } from '../data/application/applicant.ts'
import type { ApplicationRow } from '../data/application/application.ts'
import { findOpenQuestions } from '../data/casework/filing-answer.ts'
import { findLeaving } from '../data/money/cancellation.ts'
import type { Tx } from '../platform/db/database.ts'

/** A line of the portal that a traveller is asked for, in the portal's words. */
export type OpenQuestion = { line: string; label: string }

const shipped = defaultForm.sections.flatMap(({ lines }) => lines.map(({ key }) => key))
/** In the order of the shipped form; what an operator added comes last. */
const placeOf = ({ line }: OpenQuestion) =>
  shipped.includes(line) ? shipped.indexOf(line) : shipped.length

/** By applicant, what is still asked of those who can answer and do not leave. */
export async function findQuestionsOf(
  tx: Tx,
  application: Pick<ApplicationRow, 'id' | 'status' | 'paymentStatus'>,
  applicants: readonly Pick<ApplicantRow, 'id' | 'state'>[],
): Promise<ReadonlyMap<number, readonly OpenQuestion[]>> {
  const rows = await findOpenQuestions(tx, application.id)
  if (rows.length === 0) return new Map()
  const leaving = await findLeaving(tx, application.id)
  const asked = applicants.filter(
    ({ id, state }) => !leaving.has(id) && whyNotAsk(application, state) === null,
  )
  return new Map(
    asked.flatMap(({ id }) => {
      const own = rows.filter(({ applicantId }) => applicantId === id)
      const questions = own.map(({ line, label }) => ({ line, label }))
      return own.length > 0 ? [[id, questions.toSorted((a, b) => placeOf(a) - placeOf(b))]] : []
    }),
  )
}
