import type * as z from 'zod/mini'
import type { answerFiling } from '#contract/staff/filing.ts'
import { AppError } from '#domain/error.ts'
import { portalAnswer } from '#domain/filing/answer.ts'
import { type KeptAnswer, saveFilingAnswers } from '../../data/casework/filing-answer.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { type FilingCall, lockOf } from './keep.ts'
import { type Loaded, loadFiling, type MarkedLine } from './load.ts'
import { takeAway } from './take-away.ts'

type Answers = z.output<typeof answerFiling.body>
type Answer = Answers['answers'][number]

/** The line as it was seen, if the application does not answer it itself. */
function seenIn(lines: readonly MarkedLine[], { line: key, mark }: Answer): MarkedLine {
  const line = lines.find((each) => each.key === key)
  const isOpen = line && (line.missing !== null || line.isKept)
  if (!isOpen || line.mark.toString('base64url') !== mark) throw new AppError('application.changed')
  return line
}

/** Those to whom an answer to a line applies. */
const whose = ({ applicant, applicants }: Loaded, line: MarkedLine, isForAll: boolean) =>
  applicants
    .filter(
      ({ id, position }) => id === applicant.id || (isForAll && line.alike.includes(position)),
    )
    .map(({ id }) => id)

/**
 * Keeps what a colleague heard for lines that the application does not answer; empty answers are
 * taken away. Throws application.not-found, application.changed unless each line is as it was
 * seen, filing.other-script.
 */
export async function answerLines(
  services: Services,
  { id, staff, trace, now }: FilingCall,
  { answers, origin, isForAll = false }: Answers,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const { id: applicationId } = await lockOf(tx, id)
    const loaded = await loadFiling(tx, services, id)
    const lines = loaded.linesOf(loaded.applicant)
    const last = new Map(answers.map((answer) => [answer.line, answer]))
    const by = { applicationId, actor: 'staff', staffId: staff.id, now } as const
    const kept: KeptAnswer[] = []
    const emptied: string[] = []
    for (const answer of last.values()) {
      const line = seenIn(lines, answer)
      const value = portalAnswer(answer.value)
      if (value === null) throw new AppError('filing.other-script')
      const applicantIds = whose(loaded, line, isForAll)
      if (value === '') {
        emptied.push(line.key)
        await takeAway(tx, { applicantIds, line: line.key, onlyOpen: false }, by)
      } else {
        const { key, label } = line
        kept.push(...applicantIds.map((applicantId) => ({ applicantId, line: key, label, value })))
      }
    }
    await saveFilingAnswers(tx, kept, { origin, staffId: staff.id, now })
    const answered = [...last.keys()].filter((key) => !emptied.includes(key))
    const details = { answered, emptied, isForAll }
    await trace(tx, { applicationId, subject: String(id), details })
  })
}
