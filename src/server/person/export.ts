import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { AppError } from '#domain/error.ts'
import { recordStaffEvent } from '../data/application/event.ts'
import { closeRequest } from '../data/person/data-request.ts'
import { findByEmail } from '../data/person/person.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { openStored } from '../platform/stored.ts'
import type { Services } from '../services.ts'
import { type ExportFile, findRecords } from './records.ts'
import { getRequest } from './requests.ts'

type Call = { id: string; staff: StaffActor; trace: Trace; now: Date }

/** Everything held, as of one moment. */
async function readRecords(tx: Tx, services: Services, id: string) {
  const { email, ...request } = await getRequest(tx, id, 'export')
  // Answered so long ago that nobody knows any more whom it was about.
  if (email === null) throw new AppError('data-request.not-found')
  const applications = await findByEmail(tx, email)
  return { request, applications, held: await findRecords(tx, services, { email, applications }) }
}

type Records = Awaited<ReturnType<typeof readRecords>>

/** Writes down that it is told, before it is. */
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

/** Opens each file when its turn comes, so that one at a time is open. */
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
 * Everything held about a person as a ZIP: data.json, and every file in a folder for its application.
 * Throws data-request.not-found.
 */
export async function exportPerson(
  services: Services,
  call: Call,
): Promise<ReadableStream<Uint8Array>> {
  // One moment for all that is read; what is written would fail there whenever somebody works beside it.
  const read = await inTransaction(
    services.db,
    (tx) => readRecords(tx, services, call.id),
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
  // Whatever goes wrong inside breaks the download off instead of ending it as if it were whole.
  zip.on('error', (error) => stream.destroy(error as Error))
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>
}

export const exportName = (now: Date, id: string): string =>
  `personal-data-${now.toISOString().slice(0, 10)}-${id.slice(0, 8)}.zip`
