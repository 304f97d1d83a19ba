import { referenceOf } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import { isListed } from '#domain/letter.ts'
import {
  beginningOf,
  condensed,
  type EvidenceContent,
  type EvidenceLetter,
  type EvidenceLogLine,
  evidenceLimits,
  withoutKeys,
} from '#domain/money/evidence.ts'
import { shownLines } from '#domain/money/pricing.ts'
import { issuerOf } from '#domain/money/receipt.ts'
import { signedCopy } from '../../application/agreement-copy.ts'
import { rowForTraveller } from '../../application/for-traveller.ts'
import { findAgreement, findAgreementOf } from '../../data/application/agreement.ts'
import { type ApplicationRow, findApplicationById } from '../../data/application/application.ts'
import type { LetterRow } from '../../data/correspondence/letter.ts'
import { contentOf } from '../../data/correspondence/sealed-letter.ts'
import { findDispute } from '../../data/money/dispute.ts'
import {
  findDisputedPayment,
  findDocumentsTold,
  findEventsTold,
  findLettersTold,
  findRefundsDone,
  findWorkTold,
} from '../../data/money/evidence.ts'
import type { Services } from '../../services.ts'

/** Provided by other areas. */
export type MoneyHelpers = {
  /** A letter as it would be sent; null when it is no longer needed. */
  composeLetter: (
    services: Services,
    letter: LetterRow,
  ) => Promise<{ subject: string; text: string } | null>
}

type Disputed = NonNullable<Awaited<ReturnType<typeof findDispute>>>
type Names = ReadonlyMap<number | null, string>

/** Reads more rows than printed, since repeated actions within an hour are one line. */
const readAhead = 5

/** Throws dispute.not-found, and dispute.no-evidence where the payment is not ours or was erased. */
async function getCase({ db }: Services, id: string) {
  const dispute = await findDispute(db, id)
  if (!dispute) throw new AppError('dispute.not-found')
  const { applicationId, paymentId } = dispute
  const application =
    applicationId === null ? undefined : await findApplicationById(db, applicationId)
  const payment = paymentId === null ? undefined : await findDisputedPayment(db, paymentId)
  if (!application || application.erasedAt || !payment) throw new AppError('dispute.no-evidence')
  return { dispute, application, payment }
}

async function logOf({ db }: Services, applicationId: number, names: Names, now: Date) {
  const most = evidenceLimits.logLines
  const events = await findEventsTold(db, applicationId, { limit: readAhead * most, now })
  const work = await findWorkTold(db, applicationId, readAhead * most)
  const told = condensed([
    ...events.map(
      ({ at, kind, actor, applicantId, toStatus, toState }): EvidenceLogLine => ({
        at: at.toISOString(),
        step: kind as EvidenceLogLine['step'],
        actor,
        about: names.get(applicantId) ?? null,
        to: toState ?? toStatus,
        count: 1,
      }),
    ),
    ...work.map(
      ({ at, action }): EvidenceLogLine => ({
        at: at.toISOString(),
        step: action as EvidenceLogLine['step'],
        actor: 'staff',
        about: null,
        to: null,
        count: 1,
      }),
    ),
  ])
  return { lines: told.slice(0, most), left: Math.max(0, told.length - most) }
}

type Told = EvidenceLetter['content']

/** The stored text of a sent letter; null from before texts were stored. */
async function keptTextOf(services: Services, { id, subject }: LetterRow): Promise<Told> {
  const kept = await contentOf(services, services.db, id)
  if (!kept || subject === null) return null
  return { subject, text: beginningOf(withoutKeys(kept.text)), isComposedAnew: false }
}

/** The sent text; recomposed as of then if not stored, as far as possible. */
async function textOf(services: Services, helpers: MoneyHelpers, letter: LetterRow): Promise<Told> {
  const { sentAt } = letter
  if (!sentAt) return null
  try {
    const kept = await keptTextOf(services, letter)
    if (kept) return kept
    const then = { ...services, clock: { now: () => sentAt } }
    const composed = await helpers.composeLetter(then, letter)
    if (!composed) return null
    const text = beginningOf(withoutKeys(composed.text))
    return { subject: composed.subject, text, isComposedAnew: true }
  } catch (err) {
    services.log.warn({ err, letterId: letter.id }, 'a letter could not be told as evidence')
    return null
  }
}

/** Reminders repeat other letters, so those are printed first. */
const isReminder = ({ kind }: LetterRow): boolean => kind.startsWith('reminder-')

async function lettersOf(services: Services, helpers: MoneyHelpers, applicationId: number) {
  const { letters: most, lettersInFull } = evidenceLimits
  const rows = await findLettersTold(services.db, applicationId, 2 * most)
  const shown = rows.slice(0, most)
  const inFull = new Set(
    [...shown.filter((row) => !isReminder(row)), ...shown.filter(isReminder)].slice(
      0,
      lettersInFull,
    ),
  )
  const letters: EvidenceLetter[] = []
  for (const row of shown) {
    const { kind, sentAt, recipient } = row
    if (!isListed(kind) || !sentAt) continue
    const content = inFull.has(row) ? await textOf(services, helpers, row) : null
    letters.push({ kind, sentAt: sentAt.toISOString(), recipient, content })
  }
  return { letters, left: rows.length - shown.length }
}

async function documentsOf({ db }: Services, applicationId: number, names: Names, now: Date) {
  const most = evidenceLimits.documents
  const rows = await findDocumentsTold(db, applicationId, { limit: 2 * most, now })
  const documents = rows.slice(0, most).map(({ applicantId, at, ...row }) => ({
    ...row,
    traveller: names.get(applicantId) ?? '',
    at: at.toISOString(),
  }))
  return { documents, left: rows.length - documents.length }
}

async function agreementOf({ db }: Services, applicationId: number) {
  const found = await findAgreementOf(db, applicationId)
  const row = found && (await findAgreement(db, found.id))
  if (!row) return null
  return {
    id: row.id,
    name: row.content.client.name,
    signedAt: row.signedAt.toISOString(),
    networkAddress: row.networkAddress,
    termsVersion: row.content.termsVersion,
    sha256: row.sha256.toString('hex'),
  }
}

const disputeOf = (row: Disputed): EvidenceContent['dispute'] => ({
  gateway: row.gateway,
  gatewayRef: row.gatewayRef,
  state: row.state,
  reason: row.reason,
  amountCents: row.amountCents,
  currency: row.currency,
  openedAt: row.openedAt.toISOString(),
  respondBy: row.respondBy?.toISOString() ?? null,
})

const orderOf = (services: Services, row: ApplicationRow): EvidenceContent['order'] => {
  const { speeds, prices } = services.rules.of(row.rulesVersion)
  return {
    reference: referenceOf(row.id),
    createdAt: row.createdAt.toISOString(),
    language: row.language,
    visaType: row.visaType,
    processingType: row.processingType,
    speeds,
    numberOfApplicants: row.numberOfApplicants,
    lines: shownLines(prices, row.priceLines),
    totalCents: row.totalPriceCents,
  }
}

async function paymentOf(
  { db }: Services,
  paymentId: string,
  payment: NonNullable<Awaited<ReturnType<typeof findDisputedPayment>>>,
) {
  const { receiptContent, capturedAt, ...row } = payment
  const refunds = await findRefundsDone(db, paymentId)
  return {
    payment: {
      ...row,
      capturedAt: capturedAt.toISOString(),
      billing: receiptContent?.billing ?? null,
    },
    refunds: refunds.map(({ amountCents, doneAt, createdAt }) => ({
      amountCents,
      at: (doneAt ?? createdAt).toISOString(),
    })),
  }
}

/**
 * The evidence for a disputed payment as one PDF within `evidenceLimits`: made on request, in
 * memory, and not stored. Throws dispute.not-found, dispute.no-evidence, server.busy, server.away.
 */
export async function evidenceOf(
  services: Services,
  helpers: MoneyHelpers,
  { id, now }: { id: string; now: Date },
) {
  const { dispute, application, payment } = await getCase(services, id)
  const { applicants: travellers } = await rowForTraveller(services.db, application, now)
  const names: Names = new Map(
    travellers.map(({ id, firstName, lastName }) => [
      id,
      [firstName, lastName].filter(Boolean).join(' '),
    ]),
  )
  const agreement = await agreementOf(services, application.id)
  const log = await logOf(services, application.id, names, now)
  const told = await lettersOf(services, helpers, application.id)
  const handedIn = await documentsOf(services, application.id, names, now)
  const content: EvidenceContent = {
    company: issuerOf(services.company),
    madeAt: now.toISOString(),
    isTest: services.testPayments,
    dispute: disputeOf(dispute),
    order: orderOf(services, application),
    contact: {
      name: application.contactName,
      email: application.contactEmail,
      phone: application.contactPhone,
    },
    ...(await paymentOf(services, dispute.paymentId ?? '', payment)),
    agreement,
    travellers: travellers.slice(0, evidenceLimits.travellers).map((each) => ({
      name: names.get(each.id) ?? '',
      nationality: each.nationality,
      arrivesOn: each.intendedDateOfArrival,
      state: each.state,
      filedAt: each.filedAt?.toISOString() ?? null,
      decidedAt: each.decidedAt?.toISOString() ?? null,
    })),
    log: log.lines,
    letters: told.letters,
    documents: handedIn.documents,
    left: { log: log.left, letters: told.left, documents: handedIn.left },
  }
  const signed = agreement && (await signedCopy(services, agreement.id))
  const bytes = await services.printer.evidence(content, signed ?? null)
  return { bytes, application, gatewayRef: dispute.gatewayRef }
}
