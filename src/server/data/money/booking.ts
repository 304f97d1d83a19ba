import { authorityBack, type LedgerKind } from '#domain/money/ledger.ts'
import type { Cents } from '#domain/money/money.ts'
import { authorityShare } from '#domain/money/pricing.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type ApplicantRow, findApplicants } from '../application/applicant.ts'
import { type ApplicationRow, findApplicationById } from '../application/application.ts'
import { findAuthorityFees } from './authority-fee.ts'
import { insertEntries, sumAuthorityHeld, sumAuthorityPaid } from './ledger.ts'

type Booked = {
  applicationId: number
  payment: { id: string; amountCents: Cents; currency: string }
  now: Date
}

/** Books received money, in the transaction that records it. Amounts in US cents. */
export async function bookCapture(
  tx: Tx,
  kind: Extract<LedgerKind, 'capture' | 'supplement' | 'second-capture'>,
  { applicationId, payment, now }: Booked,
  authorityCents: Cents,
): Promise<void> {
  const { id: paymentId, amountCents, currency } = payment
  const entry = { kind, applicationId, paymentId, amountCents, authorityCents, currency }
  await insertEntries(tx, [{ ...entry, bookedAt: now }])
}

type Standing = Pick<ApplicantRow, 'id' | 'state' | 'filedAt'>
/** Recorded authority fees by traveller. */
type Noted = ReadonlyMap<number, Cents>

async function notedOf(tx: Tx, applicationId: number): Promise<Noted> {
  const fees = await findAuthorityFees(tx, applicationId)
  return new Map(
    fees.flatMap(({ applicantId, amountCents }) =>
      applicantId === null ? [] : [[applicantId, amountCents] as const],
    ),
  )
}

/** Filed, as far as fees are concerned: an approval implies it. */
const isFiled = ({ state, filedAt }: Standing): boolean => filedAt !== null || state === 'approved'

/** Whose official fee is paid or will be, once filed. */
const isOwed = (each: Standing, noted: Noted): boolean =>
  isFiled(each) || noted.has(each.id) || (each.state !== 'withdrawn' && each.state !== 'rejected')

/** The part of an outgoing amount that is the official fee. */
async function authorityIn(tx: Tx, applicationId: number, amountCents: Cents): Promise<Cents> {
  const application = await findApplicationById(tx, applicationId)
  if (!application) return 0
  const noted = await notedOf(tx, applicationId)
  const travellers = await findApplicants(tx, applicationId)
  const owed = travellers.filter((each) => isOwed(each, noted)).length
  return authorityBack({
    heldCents: await sumAuthorityHeld(tx, applicationId),
    owedCents: owed * authorityShare(application.visaType),
    amountCents,
  })
}

/**
 * Books refunded money after the gateway made the refund and leaving travellers are withdrawn. A
 * mistaken payment contains no official fee.
 */
export async function bookRefund(
  tx: Tx,
  kind: Extract<LedgerKind, 'refund' | 'second-refund'>,
  { refundId, ...booked }: Booked & { refundId: string },
): Promise<void> {
  const { applicationId, payment, now } = booked
  const { id: paymentId, amountCents, currency } = payment
  const back = kind === 'refund' ? await authorityIn(tx, applicationId, amountCents) : 0
  const amounts = { amountCents: -amountCents, authorityCents: -back, currency }
  const about = { applicationId, paymentId, refundId }
  await insertEntries(tx, [{ kind, ...about, ...amounts, bookedAt: now }])
}

/**
 * Books the official fees of travellers in their current state: the recorded amount, or our own fee
 * once filed; reversed when the record is removed or the filing was a mistake. Books only the
 * difference, so it is idempotent.
 */
export async function bookFiling(
  tx: Tx,
  { id: applicationId, visaType, currency }: ApplicationRow,
  travellers: readonly ApplicantRow[],
  now: Date,
): Promise<void> {
  const ids = travellers.map(({ id }) => id)
  if (ids.length === 0) return
  const noted = await notedOf(tx, applicationId)
  const booked = await sumAuthorityPaid(tx, ids)
  const entries = travellers.flatMap((each) => {
    const { id: applicantId } = each
    const paid = noted.get(applicantId) ?? (isFiled(each) ? authorityShare(visaType) : 0)
    const cents = (booked.get(applicantId) ?? 0) - paid
    const amounts = { amountCents: cents, authorityCents: cents, currency, bookedAt: now }
    const entry = { kind: 'authority-fee' as const, applicationId, applicantId, ...amounts }
    return cents === 0 ? [] : [entry]
  })
  await insertEntries(tx, entries)
}
