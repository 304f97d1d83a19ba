import { isBeforeFiling } from '#domain/application/applicant-state.ts'
import { isPaid } from '#domain/application/status.ts'
import { fileKinds, mediaTypes, requiredDocuments } from '#domain/document/document.ts'
import { isDoubt } from '#domain/document/review.ts'
import { AppError } from '#domain/error.ts'
import { checkPassport, doubtAbout, zoneNamesOf } from '#domain/passport/check.ts'
import type { PassportReading } from '#domain/passport/reading.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { findApplicant } from '../data/application/applicant.ts'
import { refreshReadiness } from '../data/application/applicant-state.ts'
import {
  type ApplicationRow,
  askWhileRejected,
  lockApplication,
} from '../data/application/application.ts'
import { recordEvent } from '../data/application/event.ts'
import { keepVerdict } from '../data/casework/review.ts'
import {
  findPassportDocument,
  findPassportDocumentOf,
  findUncomparedPages,
  forgetCompared,
  keepPassportCheck,
  type PassportDocument,
} from '../data/document/passport-check.ts'
import type { Tx } from '../platform/db/database.ts'
import { enqueue } from '../platform/db/enqueue.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { readStored } from '../platform/read-stored.ts'
import type { Services } from '../services.ts'
import { requestDocuments } from './request-documents.ts'
import { OutOfTime } from './upload/isolated-process.ts'
import { readPassportPage } from './upload/passport-reader.ts'

type Parts = Pick<Services, 'boss'>

/** Compares a current passport page with the answers, after this transaction. */
export async function comparePage(tx: Tx, { boss }: Parts, documentId: string): Promise<void> {
  await enqueue(tx, boss, 'compare-passport', { id: documentId })
}

/** The same for an applicant's page, if any, after their answers changed. */
export async function comparePageOf(
  tx: Tx,
  services: Services,
  row: ApplicationRow,
  applicant: { id: number; changed: readonly string[] },
  now: Date,
): Promise<void> {
  const page = await findPassportDocumentOf(tx, applicant.id)
  if (!page) return
  await forgetCompared(tx, page.id, applicant.changed)
  await judgePage(tx, services, row, page.id, now)
  await comparePage(tx, services, page.id)
}

const notFound: PassportReading = { outcome: 'not-found' }

/**
 * Reads a stored page; empty for damaged bytes, or when time ran out twice. Throws server.away when
 * the store is, and server.busy when time runs out the first time.
 */
async function read(
  services: Services,
  found: PassportDocument,
  lacked: number,
  readPage: typeof readPassportPage,
): Promise<PassportReading> {
  const kind = fileKinds.find((each) => mediaTypes[each] === found.mediaType)
  if (!kind) return notFound
  try {
    const bytes = await readStored(services, found.storageKey)
    return await readPage(bytes, kind, dayAtSeat(services.clock.now()))
  } catch (error) {
    if (error instanceof AppError && error.code === 'document.damaged') return notFound
    if (lacked === 0 || !(error instanceof OutOfTime)) throw error
    services.log.warn(
      { documentId: found.id },
      'a passport page took too long, and is left to staff',
    )
    return notFound
  }
}

/**
 * The job after a new passport page or a correction of its answers: reads the page, stores which
 * answers it contradicts, and asks about them. Ignores replaced pages. Idempotent; `lacked` says
 * how often time ran out before.
 */
export async function comparePassportPage(
  services: Services,
  { id }: { id: string },
  lacked = 0,
  readPage = readPassportPage,
): Promise<void> {
  const found = await findPassportDocument(services.db, id)
  if (!found || found.checkedAt) return
  const reading = await read(services, found, lacked, readPage)
  await inTransaction(services.db, async (tx) => {
    // Corrections hold this lock, so the current answers are compared.
    const row = await lockApplication(tx, found.applicationId)
    // Nothing is asked for before the payment; the hand-over compares what was left out.
    if (!isPaid(row)) return
    const applicant = await findApplicant(tx, found.applicantId)
    if (!applicant || !(await findPassportDocument(tx, id))) return
    const check = { ...checkPassport(reading, applicant), names: zoneNamesOf(reading, applicant) }
    const now = services.clock.now()
    await keepPassportCheck(tx, id, check, now)
    await judgePage(tx, services, row, id, now)
  })
}

/** Runs an application's outstanding comparisons. Throws as reading does. */
export async function compareNow(services: Services, applicationId: number): Promise<void> {
  for (const id of await findUncomparedPages(services.db, applicationId)) {
    await comparePassportPage(services, { id })
  }
}

/**
 * A page that contradicts answers is requested again by the system, with a letter, until each is
 * confirmed or corrected. The staff's review stays.
 */
export async function judgePage(
  tx: Tx,
  services: Services,
  row: ApplicationRow,
  id: string,
  now: Date,
): Promise<void> {
  const page = await findPassportDocument(tx, id)
  if (!page || !isBeforeFiling(page.state)) return
  if (page.review !== 'unreviewed' && !isDoubt(page)) return
  const doubt = doubtAbout(page.fields ?? [], page.confirmedAnswers)
  if (doubt === page.reviewReason) return
  await keepVerdict(tx, id, {
    review: doubt ? 'rejected' : 'unreviewed',
    ...{ reviewReason: doubt, reviewNote: null, reviewedBy: null },
    reviewedAt: doubt && now,
  })
  if (doubt) {
    await recordEvent(tx, {
      ...{ applicationId: row.id, at: now, actor: 'system' },
      ...{ kind: 'document-rejected', note: 'passportDocument' },
    })
  }
  const rules = services.rules.for(row.rulesVersion, now)
  await refreshReadiness(tx, row.id, requiredDocuments(rules, row.visaType))
  await askWhileRejected(tx, rules, row, row.documentsAskedAt ?? now)
  // Dropped if the traveller answers before it is sent.
  if (doubt) await requestDocuments(tx, services, row, now)
}
