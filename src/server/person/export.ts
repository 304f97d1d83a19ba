import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { AppError } from '#domain/error.ts'
import { recordStaffEvent } from '../data/application/event.ts'
import { refuseHeld } from '../data/casework/held-decision.ts'
import { closeRequest } from '../data/person/data-request.ts'
import { findByEmail } from '../data/person/person.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { openStored } from '../platform/read-stored.ts'
import type { Services } from '../services.ts'
import { type ExportFile, findRecords } from './records.ts'
import { getRequest } from './requests.ts'

type Call = { id: string; staff: StaffActor; trace: Trace; now: Date }

/** All data in one snapshot. */
async function readRecords(tx: Tx, services: Services, { id, now }: Pick<Call, 'id' | 'now'>) {
  const { email, ...request } = await getRequest(tx, id, 'export')
  // Answered so long ago that its address is gone.
  if (email === null) throw new AppError('data-request.not-found')
  const applications = await findByEmail(tx, email)
  // It would tell what can still be undone.
  for (const { id } of applications) await refuseHeld(tx, id, now)
  return { request, applications, held: await findRecords(tx, services, { email, applications }) }
}

type Records = Awaited<ReturnType<typeof readRecords>>

/** Records the answer before it is given. */
async function answerRequest(
  tx: Tx,
  { request, applications }: Records,
  call: Call,
): Promise<void> {
  for (const { id } of applications) {
    const about = { applicationId: id, staffId: call.staff.id, now: call.now }
    await recordStaffEvent(tx, about, { kind: 'person-exported' })
  }
  await closeRequest(tx, call.id, request.doneAt ?? call.now)
  await call.trace(tx, { subject: call.id, details: { applications: applications.length } })
}

/** Opens one file at a time. */
function addFile(services: Services, zip: ZipFile, file: ExportFile): void {
  const options = { mtime: file.at, compress: false }
  zip.addReadStreamLazy(file.path, options, (give) => {
    openStored(services, file.storageKey).then(
      ({ stream }) => give(null, stream),
      (error) => give(error, Readable.from([])),
    )
  })
}

/**
 * All data about a person as a ZIP: data.json, and files in a folder per application. Throws
 * data-request.not-found, application.held.
 */
export async function exportPerson(
  services: Services,
  call: Call,
): Promise<ReadableStream<Uint8Array>> {
  // One snapshot for reading; writing in it would conflict with concurrent work.
  const read = await inTransaction(
    services.db,
    (tx) => readRecords(tx, services, call),
    'repeatable read',
  )
  await inTransaction(services.db, (tx) => answerRequest(tx, read, call))
  const { held } = read
  const zip = new ZipFile()
  const data = { exportedAt: call.now.toISOString(), ...held.data }
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json', { mtime: call.now })
  for (const file of held.files) addFile(services, zip, file)
  zip.end()
  const stream = zip.outputStream as Readable
  // An error aborts the download, so that it does not look complete.
  zip.on('error', (error) => stream.destroy(error as Error))
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>
}

export const exportName = (now: Date, id: string): string =>
  `personal-data-${now.toISOString().slice(0, 10)}-${id.slice(0, 8)}.zip`
