import { AppError } from '#domain/error.ts'
import { currency } from '#domain/money/money.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { findApplicant, findApplicationIdOf } from '../../data/application/applicant.ts'
import { type ApplicationRow, lockApplication } from '../../data/application/application.ts'
import {
  deleteTicks,
  findFiling,
  saveFiling,
  saveTicks,
  setPortalNumber,
  type Tick,
} from '../../data/casework/filing.ts'
import {
  deleteAuthorityFee,
  findAuthorityFee,
  saveAuthorityFee,
} from '../../data/money/authority-fee.ts'
import { bookFees } from '../../data/money/booking.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { seal, sealedPlace, unseal } from '../../platform/sealing.ts'
import type { Services } from '../../services.ts'
import { loadFiling } from './load.ts'

/** Data from the portal. Absent: unchanged; empty or null: deleted. */
export type FilingDetails = {
  portalNumber?: string | undefined
  securityQuestion?: string | undefined
  securityAnswer?: string | undefined
  fee?: { amountCents: number; paidOn: string } | null | undefined
}

export type FilingCall = { id: number; staff: StaffActor; trace: Trace; now: Date }

const contextOf = sealedPlace.securityAnswer

/** Locks a traveller's application. Throws application.not-found. */
export async function lockOf(tx: Tx, id: number): Promise<ApplicationRow> {
  const applicationId = await findApplicationIdOf(tx, id)
  if (applicationId === undefined) throw new AppError('application.not-found')
  return lockApplication(tx, applicationId)
}

async function keepSecurity(
  tx: Tx,
  { documentKey, random }: Services,
  id: number,
  { securityQuestion, securityAnswer }: FilingDetails,
): Promise<void> {
  if (securityQuestion === undefined && securityAnswer === undefined) return
  const before = await findFiling(tx, id)
  const question =
    securityQuestion === undefined ? (before?.securityQuestion ?? null) : securityQuestion || null
  const sealed = () =>
    securityAnswer
      ? seal(documentKey, Buffer.from(securityAnswer), contextOf(id), random.nonce())
      : null
  const kept = securityAnswer === undefined ? (before?.sealedAnswer ?? null) : sealed()
  // Without its question an answer is useless.
  await saveFiling(tx, id, { securityQuestion: question, sealedAnswer: question ? kept : null })
}

type About = { application: ApplicationRow; id: number; staffId: string; now: Date }

/** Records the fee paid to the authority, or that none was; the books follow. Throws fee.day-future. */
async function keepFee(
  tx: Tx,
  { rules }: Services,
  { application, id, staffId, now }: About,
  fee: FilingDetails['fee'],
): Promise<void> {
  if (fee === undefined) return
  if (!(await findApplicant(tx, id))) throw new AppError('application.not-found')
  if (fee === null) {
    if (await deleteAuthorityFee(tx, id)) await bookFees(tx, rules, application, now, [id])
    return
  }
  const noted = await findAuthorityFee(tx, id)
  // The same again takes it neither from who noted it nor from its card statement.
  if (noted?.amountCents === fee.amountCents && noted.paidOn === fee.paidOn) return
  if (fee.paidOn > dayAtSeat(now)) throw new AppError('fee.day-future')
  await saveAuthorityFee(tx, {
    ...{ applicationId: application.id, applicantId: id, currency, staffId, recordedAt: now },
    ...{ amountCents: fee.amountCents, paidOn: fee.paidOn },
  })
  await bookFees(tx, rules, application, now)
}

/** Stores portal data of a traveller of a locked application. */
export async function keepDetails(
  tx: Tx,
  services: Services,
  about: About,
  details: FilingDetails,
): Promise<void> {
  await keepSecurity(tx, services, about.id, details)
  await keepFee(tx, services, about, details.fee)
}

/** Names of the given fields; the audit stores no values. */
export const givenOf = (details: FilingDetails): string[] =>
  Object.entries(details).flatMap(([name, value]) => (value === undefined ? [] : [name]))

/** Keeps a number of the portal, or none; the first one replaces no other. */
async function keepNumber(tx: Tx, id: number, number: string | null, isFirst: boolean) {
  if (isFirst) {
    const kept = (await findApplicant(tx, id))?.portalNumber ?? null
    if (kept !== null && kept !== number) throw new AppError('application.changed')
  }
  await setPortalNumber(tx, id, number)
}

/**
 * Stores portal data. Throws application.not-found, application.changed where another number is
 * kept than the one that was to be the first, fee.day-future.
 */
export async function keepFiling(
  services: Services,
  { id, staff, trace, now }: FilingCall,
  { isFirstNumber = false, ...details }: FilingDetails & { isFirstNumber?: boolean | undefined },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const application = await lockOf(tx, id)
    if (details.portalNumber !== undefined) {
      await keepNumber(tx, id, details.portalNumber || null, isFirstNumber)
    }
    await keepDetails(tx, services, { application, id, staffId: staff.id, now }, details)
    const kept = { fields: givenOf(details) }
    await trace(tx, { applicationId: application.id, subject: String(id), details: kept })
  })
}

export type TickChange = { line: string; mark: string; isTicked: boolean }

/**
 * Marks lines as copied. A line with the same value for all travellers is ticked for all. Throws
 * application.not-found, application.changed when a value has changed.
 */
export async function tickLines(
  services: Services,
  { id, staff, trace, now }: FilingCall,
  changes: readonly TickChange[],
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const { id: applicationId } = await lockOf(tx, id)
    const { applicant, applicants, linesOf } = await loadFiling(tx, services, id)
    const own = linesOf(applicant)
    const all = applicants.map((each) => ({ each, lines: linesOf(each) }))
    const ticks: Tick[] = []
    for (const { line: key, mark, isTicked } of changes) {
      const line = own.find((each) => each.key === key)
      if (!line) throw new AppError('application.changed')
      const whose = all.flatMap(({ each, lines }) => {
        const same = lines.find((other) => other.key === key && other.value === line.value)
        return same && (line.isShared || each.id === id) ? [{ each, mark: same.mark }] : []
      })
      if (!isTicked)
        await deleteTicks(
          tx,
          whose.map(({ each }) => each.id),
          key,
        )
      else if (line.missing || line.mark.toString('base64url') !== mark) {
        throw new AppError('application.changed')
      } else
        ticks.push(...whose.map((of) => ({ applicantId: of.each.id, line: key, mark: of.mark })))
    }
    const last = new Map(ticks.map((tick) => [`${tick.applicantId} ${tick.line}`, tick]))
    await saveTicks(tx, [...last.values()], { staffId: staff.id, now })
    const details = {
      ticked: changes.filter(({ isTicked }) => isTicked).map(({ line }) => line),
      unticked: changes.filter(({ isTicked }) => !isTicked).map(({ line }) => line),
    }
    await trace(tx, { applicationId, subject: String(id), details })
  })
}

/** The decrypted answer to the security question, or null. Throws application.not-found. */
export async function readAnswer(services: Services, call: FilingCall): Promise<string | null> {
  const { id, trace } = call
  const applicationId = await findApplicationIdOf(services.db, id)
  if (applicationId === undefined) throw new AppError('application.not-found')
  const sealed = (await findFiling(services.db, id))?.sealedAnswer
  await trace(services.db, { applicationId, subject: String(id) })
  return sealed ? unseal(services.documentKey, sealed, contextOf(id)).toString() : null
}
