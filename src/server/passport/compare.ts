import { fileKinds, mediaTypes } from '#domain/document/document.ts'
import { AppError } from '#domain/error.ts'
import { checkPassport, zoneNamesOf } from '#domain/passport/check.ts'
import type { PassportReading } from '#domain/passport/reading.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { findApplicant } from '../data/applicant.ts'
import { lockApplication } from '../data/application.ts'
import { findPassportDocument, keepPassportCheck } from '../data/passport-check.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { readStored } from '../stored.ts'
import { readPassportPage } from '../upload/passport-reader.ts'

const notFound: PassportReading = { outcome: 'not-found' }

type Found = NonNullable<Awaited<ReturnType<typeof findPassportDocument>>>

/** What can be read of a stored page; bytes that are damaged say nothing. Throws server.busy when the store is away. */
async function read(services: Services, found: Found): Promise<PassportReading> {
  const kind = fileKinds.find((each) => mediaTypes[each] === found.mediaType)
  if (!kind) return notFound
  try {
    const bytes = await readStored(services, found.storageKey)
    return await readPassportPage(bytes, kind, dayAtSeat(services.clock.now()))
  } catch (error) {
    if (error instanceof AppError && error.code === 'document.damaged') return notFound
    throw error
  }
}

/**
 * The job after each new version of a passport page, and after its traveller's answers were corrected: reads
 * the page, and keeps which answers it contradicts. Of one that was replaced meanwhile nothing is kept. May
 * run more than once.
 */
export async function comparePassportPage(
  services: Services,
  { id }: { id: string },
): Promise<void> {
  const found = await findPassportDocument(services.db, id)
  if (!found) return
  const reading = await read(services, found)
  await inTransaction(services.db, async (tx) => {
    // Answers are corrected under this lock: what is compared is what stands.
    await lockApplication(tx, found.applicationId)
    const applicant = await findApplicant(tx, found.applicantId)
    if (!applicant || !(await findPassportDocument(tx, id))) return
    const check = { ...checkPassport(reading, applicant), names: zoneNamesOf(reading, applicant) }
    await keepPassportCheck(tx, id, check, services.clock.now())
  })
}
