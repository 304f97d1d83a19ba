import type * as z from 'zod/mini'
import type { answerQuestions } from '#contract/question.ts'
import { AppError } from '#domain/error.ts'
import { answerFault, portalAnswer } from '#domain/filing/answer.ts'
import { findQuestionsOf } from '../../application/open-questions.ts'
import { getApplicantState } from '../../data/application/applicant-state.ts'
import { recordEvent } from '../../data/application/event.ts'
import { findAnswersTo, saveFilingAnswers } from '../../data/casework/filing-answer.ts'
import { refuseHeld } from '../../data/casework/held-decision.ts'
import { getApplicationOfForUpdate } from '../../data/document/document.ts'
import type { Authority } from '../../data/staff/authority.ts'
import { alertAboutDocuments } from '../../document/document-alert.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'

type Answers = z.output<typeof answerQuestions.body>['answers']
type Given = { value: string; label: string | undefined }
type Answered = z.input<(typeof answerQuestions)['answers'][200]>

/** The last answer to each line, as it is kept. Throws correction.refused with their paths. */
function readAnswers(answers: Answers): Map<string, Given> {
  const faults = answers.flatMap(({ line, value }) => {
    const code = answerFault(value)
    return code ? [{ path: line, code }] : []
  })
  if (faults.length > 0) throw new AppError('correction.refused', {}, faults)
  const given = answers.map(
    ({ line, value, label }) => [line, { value: portalAnswer(value) ?? '', label }] as const,
  )
  return new Map(given.filter(([, { value }]) => value !== ''))
}

/**
 * Keeps a traveller's answers to open questions. Those that nobody needs any more are named and
 * change nothing; the same answers again are as welcome as before. Throws application.not-found,
 * application.held, correction.refused.
 */
export function answerAsTraveller(
  services: Services,
  call: { id: number; authority: Authority; answers: Answers; now: Date },
): Promise<Answered> {
  const { id, authority, now } = call
  return inTransaction(services.db, async (tx) => {
    const application = await getApplicationOfForUpdate(tx, id, authority)
    await refuseHeld(tx, application.id, now)
    const given = readAnswers(call.answers)
    const state = await getApplicantState(tx, id)
    const rows = await findAnswersTo(tx, id, [...given.keys()])
    const isRepeated = (line: string) =>
      rows.some(
        (row) =>
          row.line === line && row.origin === 'traveller' && row.value === given.get(line)?.value,
      )
    const asked = await findQuestionsOf(tx, application, [{ id, state }])
    const taken = (asked.get(id) ?? []).flatMap(({ line, label }) => {
      const answer = given.get(line)
      // Asked anew in other words meanwhile, it is another question.
      const isRead = answer && (answer.label ?? label) === label
      return isRead ? [{ applicantId: id, line, label, value: answer.value }] : []
    })
    if (taken.length > 0) {
      await saveFilingAnswers(tx, taken, { origin: 'traveller', staffId: null, now })
      await recordEvent(tx, {
        ...{ applicationId: application.id, applicantId: id, at: now, actor: 'traveller' },
        ...{ kind: 'questions-answered', note: taken.map(({ label }) => label).join(', ') },
      })
      await alertAboutDocuments(tx, services, application, now)
    }
    const left = await findQuestionsOf(tx, application, [{ id, state }])
    return {
      questions: left.get(id) ?? [],
      unneeded: [...given.keys()].filter(
        (line) => !taken.some((each) => each.line === line) && !isRepeated(line),
      ),
    }
  })
}
