import { AppError } from '#domain/error.ts'
import { may } from '#domain/staff/permission.ts'
import { lockApplication } from '../../data/application/application.ts'
import { explainLine, findApplicationOfLine, lockUnmatchedLine } from '../../data/money/payout.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'

type Call = { id: string; staff: StaffActor; trace: Trace; now: Date }

/**
 * Says why a payout line may stay left over. The audit keeps that, and not the text, which is
 * erased with its application. Throws application.erased, payout.line-settled.
 */
export async function explain(
  db: Database,
  { id, staff, trace, now }: Call,
  explanation: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Locked before its line, as an erasure does: what is written after one would stay for good.
    const about = await findApplicationOfLine(tx, id)
    if (about !== null && (await lockApplication(tx, about)).erasedAt) {
      throw new AppError('application.erased')
    }
    const line = await lockUnmatchedLine(tx, id)
    if (!line || line.explainedBy !== null) throw new AppError('payout.line-settled')
    await explainLine(tx, id, { explanation, explainedAt: now, explainedBy: staff.id })
    const { applicationId, amountCents } = line
    await trace(tx, { subject: id, applicationId, details: { amountCents } })
  })
}

/** Takes an explanation away. Throws payout.line-settled, staff.forbidden. */
export async function unexplain(db: Database, { id, staff, trace }: Call): Promise<void> {
  await inTransaction(db, async (tx) => {
    const line = await lockUnmatchedLine(tx, id)
    if (!line || line.explainedBy === null) throw new AppError('payout.line-settled')
    const isTheirs = line.explainedBy === staff.id
    if (!isTheirs && !may(staff.authority, 'setting.manage')) throw new AppError('staff.forbidden')
    await explainLine(tx, id, null)
    const { applicationId, amountCents } = line
    await trace(tx, { subject: id, applicationId, details: { amountCents } })
  })
}
