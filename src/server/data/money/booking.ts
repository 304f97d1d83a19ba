import {
  authorityBack,
  type BookedFee,
  feeEntries,
  feeOf,
  type LedgerKind,
  noFee,
} from '#domain/money/ledger.ts'
import { type Cents, currency } from '#domain/money/money.ts'
import { authorityShare } from '#domain/money/pricing.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { type ApplicantRow, findApplicants } from '../application/applicant.ts'
import { type ApplicationRow, findApplicationById } from '../application/application.ts'
import { findHeld } from '../casework/held-decision.ts'
import { findAuthorityFees, findExpectedOf } from './authority-fee.ts'
import { findBookedFee, findBookedFees, insertEntries, sumAuthorityHeld } from './ledger.ts'

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
type Noted = ReadonlyMap<number, { amountCents: Cents; paidOn: CalendarDate }>

async function notedOf(tx: Tx, applicationId: number): Promise<Noted> {
  const fees = await findAuthorityFees(tx, applicationId)
  return new Map(
    fees.flatMap(({ applicantId, amountCents, paidOn }) =>
      applicantId === null ? [] : [[applicantId, { amountCents, paidOn }] as const],
    ),
  )
}

/** Filed, as far as fees are concerned: an approval implies it. */
const isFiled = ({ state, filedAt }: Standing): boolean => filedAt !== null || state === 'approved'

/** Whose official fee is paid or will be, once filed. */
const isOwed = (each: Standing, noted: Noted): boolean =>
  isFiled(each) || noted.has(each.id) || (each.state !== 'withdrawn' && each.state !== 'rejected')

/** The part of an outgoing amount that is the official fee. */
async function authorityIn(
  tx: Tx,
  rules: Rules,
  applicationId: number,
  amountCents: Cents,
): Promise<Cents> {
  const application = await findApplicationById(tx, applicationId)
  if (!application) return 0
  const noted = await notedOf(tx, applicationId)
  const travellers = await findApplicants(tx, applicationId)
  const owed = travellers.filter((each) => isOwed(each, noted)).length
  return authorityBack({
    heldCents: await sumAuthorityHeld(tx, applicationId),
    owedCents: owed * authorityShare(rules, application.visaType),
    amountCents,
  })
}

/**
 * Books refunded money after the gateway made the refund and leaving travellers are withdrawn. A
 * mistaken payment contains no official fee. `rules`: those of the application.
 */
export async function bookRefund(
  tx: Tx,
  rules: Rules,
  kind: Extract<LedgerKind, 'refund' | 'second-refund'>,
  { refundId, ...booked }: Booked & { refundId: string },
): Promise<void> {
  const { applicationId, payment, now } = booked
  const { id: paymentId, amountCents, currency } = payment
  const back = kind === 'refund' ? await authorityIn(tx, rules, applicationId, amountCents) : 0
  const amounts = { amountCents: -amountCents, authorityCents: -back, currency }
  const about = { applicationId, paymentId, refundId }
  await insertEntries(tx, [{ kind, ...about, ...amounts, bookedAt: now }])
}

/** A traveller, or the erased ones of an application, and when it is booked. */
type FeeOwner = {
  applicationId: number
  applicantId: number | null
  currency: string
  now: Date
}

/** Books the difference between what is booked of an official fee and what is to be. */
export async function bookFee(
  tx: Tx,
  { now: bookedAt, ...owner }: FeeOwner,
  booked: BookedFee,
  wanted: BookedFee,
): Promise<void> {
  const entries = feeEntries(booked, wanted)
  await insertEntries(
    tx,
    entries.map((entry) => ({ ...owner, ...entry, bookedAt })),
  )
}

/** Books back what is expected of a locked application that goes: nobody could say any more that it was paid. */
export async function bookExpectedBack(tx: Tx, applicationId: number, now: Date): Promise<void> {
  for (const owner of await findExpectedOf(tx, applicationId)) {
    const booked = await findBookedFee(tx, owner)
    await bookFee(tx, { ...owner, currency, now }, booked, { ...booked, expectedCents: 0 })
  }
}

/**
 * Books the official fees of a locked application's travellers as they stand; idempotent. Decisions
 * that can still be undone book nothing. What the authority expects is the fee of the day of filing.
 * `removed`: whose note was removed just now.
 */
export async function bookFees(
  tx: Tx,
  rules: Services['rules'],
  { id: applicationId, visaType, currency }: ApplicationRow,
  now: Date,
  removed: readonly number[] = [],
): Promise<void> {
  const travellers = await findApplicants(tx, applicationId)
  const ids = travellers.map(({ id }) => id)
  if (ids.length === 0) return
  const noted = await notedOf(tx, applicationId)
  const booked = await findBookedFees(tx, ids)
  const untold = (await findHeld(tx, applicationId, now)).flatMap(({ before }) => before.applicants)
  for (const each of travellers) {
    const { id: applicantId } = each
    const before = booked.get(applicantId) ?? noFee
    const note = noted.get(applicantId)
    const wanted = feeOf({
      booked: before,
      noted: note?.amountCents ?? (removed.includes(applicantId) ? 'removed' : null),
      isFiled: isFiled(each),
      isHeld: untold.some(({ id }) => id === applicantId),
      usualCents: authorityShare(rules.at(each.filedAt ?? now), visaType),
    })
    const days = {
      expectedOn: each.filedAt && dayAtSeat(each.filedAt),
      paidOn: note?.paidOn ?? null,
    }
    const owner = { applicationId, applicantId, currency, now }
    await bookFee(tx, owner, before, { ...wanted, ...days })
  }
}
