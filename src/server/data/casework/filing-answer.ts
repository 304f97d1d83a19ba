import { sql } from 'kysely'
import type { AnswerOrigin } from '#domain/filing/answer.ts'
import type { Tx } from '../../platform/db/database.ts'

/** What an application's travellers were asked for the portal, and answers; with the colleagues' names. */
export function findFilingAnswers(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('filingAnswer as a')
    .innerJoin('applicant as p', 'p.id', 'a.applicantId')
    .leftJoin('staff as teller', 'teller.id', 'a.answeredBy')
    .select(['a.applicantId', 'p.position', 'a.line', 'a.label', 'a.value', 'a.origin'])
    .select(['a.askedAt', 'a.answeredBy', 'a.answeredAt', 'teller.name as answeredByName'])
    .where('p.applicationId', '=', applicationId)
    .orderBy('p.position')
    .orderBy('a.line')
    .execute()
}

export type KeptAnswer = { applicantId: number; line: string; label: string; value: string }

/** Stores answers; `staffId` is null exactly where `origin` is 'traveller'. Who asked stays. */
export async function saveFilingAnswers(
  tx: Tx,
  answers: readonly KeptAnswer[],
  { origin, staffId, now }: { origin: AnswerOrigin; staffId: string | null; now: Date },
): Promise<void> {
  if (answers.length === 0) return
  await tx
    .insertInto('filingAnswer')
    .values(answers.map((answer) => ({ ...answer, origin, answeredBy: staffId, answeredAt: now })))
    .onConflict((oc) =>
      oc.columns(['applicantId', 'line']).doUpdateSet(({ ref }) => ({
        label: ref('excluded.label'),
        value: ref('excluded.value'),
        origin: ref('excluded.origin'),
        answeredBy: ref('excluded.answeredBy'),
        answeredAt: ref('excluded.answeredAt'),
      })),
    )
    .execute()
}

/** Deletes what stands to a line, or only open questions; returns the questions that were open. */
export async function deleteFilingAnswers(
  tx: Tx,
  {
    applicantIds,
    line,
    onlyOpen,
  }: { applicantIds: readonly number[]; line: string; onlyOpen: boolean },
): Promise<Pick<Question, 'applicantId' | 'label'>[]> {
  const gone = await tx
    .deleteFrom('filingAnswer')
    .where('applicantId', 'in', applicantIds)
    .where('line', '=', line)
    .$if(onlyOpen, (query) => query.where('value', 'is', null))
    .returning(['applicantId', 'label', 'value'])
    .execute()
  return gone.filter(({ value }) => value === null)
}

/** Answers of an application for the portal, and what is still asked, as their travellers may read them. */
export function findPortalAnswers(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('filingAnswer as a')
    .innerJoin('applicant as p', 'p.id', 'a.applicantId')
    .select(['p.position', 'a.line', 'a.label', 'a.askedAt', 'a.value', 'a.origin', 'a.answeredAt'])
    .where('p.applicationId', '=', applicationId)
    .orderBy('p.position')
    .orderBy('a.line')
    .execute()
}

/** What travellers of an application are asked and have not answered. */
export function findOpenQuestions(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('filingAnswer as a')
    .innerJoin('applicant as p', 'p.id', 'a.applicantId')
    .select(['a.applicantId', 'a.line', 'a.label'])
    .where('p.applicationId', '=', applicationId)
    .where('a.value', 'is', null)
    .orderBy('a.line')
    .execute()
}

type Question = { applicantId: number; line: string; label: string }

/** An answer to other words is none to these. */
const kept = <T>(column: string) =>
  sql<T | null>`case when filing_answer.label = excluded.label then filing_answer.${sql.ref(column)} end`

/** Asks, or asks again; what is answered meanwhile stays answered. */
export async function askQuestions(
  tx: Tx,
  questions: readonly Question[],
  { staffId: askedBy, now: askedAt }: { staffId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('filingAnswer')
    .values(questions.map((question) => ({ ...question, askedBy, askedAt })))
    .onConflict((oc) =>
      oc.columns(['applicantId', 'line']).doUpdateSet(({ ref }) => ({
        label: ref('excluded.label'),
        askedBy: ref('excluded.askedBy'),
        askedAt: ref('excluded.askedAt'),
        value: kept<string>('value'),
        origin: kept<AnswerOrigin>('origin'),
        answeredBy: kept<string>('answered_by'),
        answeredAt: kept<Date>('answered_at'),
      })),
    )
    .execute()
}

/** A traveller's rows for some lines. */
export function findAnswersTo(tx: Tx, applicantId: number, lines: readonly string[]) {
  return tx
    .selectFrom('filingAnswer')
    .select(['line', 'value', 'origin'])
    .where('applicantId', '=', applicantId)
    .where('line', '=', sql<string>`any(${lines})`)
    .execute()
}
