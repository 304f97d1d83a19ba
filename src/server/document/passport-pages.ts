import { isBeforeFiling } from '#domain/application/applicant-state.ts'
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
import { writeAsking } from './request-again.ts'
import { OutOfTime } from './upload/in-process.ts'
import { readPassportPage } from './upload/passport-reader.ts'

type Parts = Pick<Services, 'boss'>

/** Has a passport page that stands compared with the answers, after this transaction. */
export async function comparePage(tx: Tx, { boss }: Parts, documentId: string): Promise<void> {
  await enqueue(tx, boss, 'compare-passport', { id: documentId })
}

/** The same of whichever page an applicant has given, if any: these answers are others than they were. */
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
 * What can be read of a stored page; bytes that are damaged say nothing, nor does one for which time lacked twice.
 * Throws server.away when the store is, and server.busy where time lacks for the first time.
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
 * The job after each new version of a passport page, and after its traveller's answers were corrected: reads
 * the page, keeps which answers it contradicts, and asks about them. Of one that was replaced meanwhile nothing
 * is kept. May run more than once; `lacked` says how often time lacked before.
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
    // Answers are corrected under this lock: what is compared is what stands.
    const row = await lockApplication(tx, found.applicationId)
    const applicant = await findApplicant(tx, found.applicantId)
    if (!applicant || !(await findPassportDocument(tx, id))) return
    const check = { ...checkPassport(reading, applicant), names: zoneNamesOf(reading, applicant) }
    const now = services.clock.now()
    await keepPassportCheck(tx, id, check, now)
    await judgePage(tx, services, row, id, now)
  })
}

/** Compares what its jobs have not compared yet of an application. Throws what reading does. */
export async function compareNow(services: Services, applicationId: number): Promise<void> {
  for (const id of await findUncomparedPages(services.db, applicationId)) {
    await comparePassportPage(services, { id })
  }
}

/**
 * A page that contradicts answers is asked for again by the system, with a letter, until each of them was
 * confirmed or corrected. What staff said of it stands.
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
  await refreshReadiness(tx, row.id, requiredDocuments(row.visaType))
  await askWhileRejected(tx, row, row.documentsAskedAt ?? now)
  // It is dropped where the traveller answers before it goes.
  if (doubt) await writeAsking(tx, services, row, now)
}
