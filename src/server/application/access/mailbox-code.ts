import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '#domain/error.ts'
import { policy } from '#domain/policy.ts'
import { type ApplicationRow, lockApplications } from '../../data/application/application.ts'
import {
  countCodeTry,
  saveDownloadCode,
  takeDownloadCode,
} from '../../data/application/download-code.ts'
import { enqueueLetter } from '../../data/correspondence/letter.ts'
import { countGuarded } from '../../http/guard.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'

const mostTries = 5

type Whose = { applicationId: number; sessionId: number }

const hashCode = ({ linkKey }: Services, { applicationId, sessionId }: Whose, code: string) =>
  createHmac('sha256', linkKey)
    .update(`download-code:${applicationId}:${sessionId}:${code}`)
    .digest()

/** Sends six digits to the application's mailbox, valid in one browser; invalidates its earlier code. */
export async function writeCode(
  tx: Tx,
  services: Services,
  application: ApplicationRow,
  { sessionId, now }: { sessionId: number; now: Date },
): Promise<void> {
  const code = services.random.code()
  const whose = { applicationId: application.id, sessionId }
  await saveDownloadCode(tx, whose, {
    codeHash: hashCode(services, whose, code),
    expiresAt: new Date(now.getTime() + policy.codeMinutes * 60_000),
  })
  const about = { sessionId }
  await enqueueLetter(tx, services, { kind: 'download-code', application, about, code, now })
}

/**
 * Checks this browser's code and runs the work that uses it up, in one transaction with the
 * application locked: a code invalidated by a changed address has no effect. Throws code.wrong;
 * after five attempts the code is invalid. A browser without a code uses up nobody's attempts.
 */
export async function spendCode(
  services: Services,
  { applicationId, sessionId }: { applicationId: number; sessionId: number | null },
  { code, now }: { code: string; now: Date },
  work: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  const { db } = services
  if (sessionId === null) throw new AppError('code.wrong')
  const whose = { applicationId, sessionId }
  const kept = await countCodeTry(db, whose, mostTries, now)
  if (!kept) throw new AppError('code.wrong')
  await countGuarded(db, 'tries at application', applicationId, now)
  const given = hashCode(services, whose, code.replace(/\D/g, ''))
  if (!timingSafeEqual(kept.codeHash, given)) throw new AppError('code.wrong')
  await inTransaction(db, async (tx) => {
    await lockApplications(tx, [applicationId])
    if (!(await takeDownloadCode(tx, whose))) throw new AppError('code.wrong')
    await work(tx)
  })
}
