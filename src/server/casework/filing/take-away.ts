import type { CorrectionActor } from '#domain/application/correction.ts'
import { recordEvent } from '../../data/application/event.ts'
import { deleteFilingAnswers } from '../../data/casework/filing-answer.ts'
import type { Tx } from '../../platform/db/database.ts'

type By = { applicationId: number; actor: CorrectionActor; staffId: string | null; now: Date }

/**
 * Takes away what stands to a line, or only open questions. Each open question that goes stands in
 * the history as withdrawn; returns whether there was one.
 */
export async function takeAway(
  tx: Tx,
  asked: Parameters<typeof deleteFilingAnswers>[1],
  { now: at, ...by }: By,
): Promise<boolean> {
  const withdrawn = await deleteFilingAnswers(tx, asked)
  for (const { applicantId, label: note } of withdrawn) {
    await recordEvent(tx, { ...by, at, applicantId, kind: 'question-withdrawn', note })
  }
  return withdrawn.length > 0
}
