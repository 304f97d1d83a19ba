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

/** Books money that came, in the transaction that records it. Amounts in US cents. */
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
/** By traveller, what staff noted as paid to the authority. */
type Noted = ReadonlyMap<number, Cents>

async function notedOf(tx: Tx, applicationId: number): Promise<Noted> {
  const fees = await findAuthorityFees(tx, applicationId)
  return new Map(
    fees.flatMap(({ applicantId, amountCents }) =>
      applicantId === null ? [] : [[applicantId, amountCents] as const],
    ),
  )
}

/** Whose official fee is paid as long as nobody says otherwise: who is approved was filed, whatever was written down. */
const isFiled = ({ state, filedAt }: Standing): boolean => filedAt !== null || state === 'approved'

/** Whose official fee is paid, or will be once they are filed. */
const isOwed = (each: Standing, noted: Noted): boolean =>
  isFiled(each) || noted.has(each.id) || (each.state !== 'withdrawn' && each.state !== 'rejected')

/** What of an amount that leaves an application is the official fee. */
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
 * Books money that went back, once the gateway has done so and everybody who leaves has withdrawn. Of money
 * that came by mistake nothing is the official fee.
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
 * Books the official fee of travellers as they stand: what staff noted as paid, else our own fee once they are
 * filed; taken back where the note is, or where somebody without one was filed by mistake. Booked is the
 * difference, so that calling it twice books nothing twice.
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
