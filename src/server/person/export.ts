import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { insertStaffEvent } from '../application/staff-change.ts'
import type { Tx } from '../db/database.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { findHeld, type HeldFile } from './held.ts'
import { findByEmail } from './queries.ts'
import { getRequest } from './requests.ts'

type Call = { id: string; staff: StaffActor; trace: Trace; now: Date }

/** Marks the request as answered in the transaction that reads: what is told is what was there then. */
async function answerRequest(tx: Tx, call: Call) {
  const request = await getRequest(tx, call.id, 'export')
  const applications = await findByEmail(tx, request.email)
  const held = await findHeld(tx, request.email, applications)
  for (const { id } of applications) {
    const about = { applicationId: id, staffId: call.staff.id, now: call.now }
    await insertStaffEvent(tx, about, { kind: 'person-exported' })
  }
  await tx
    .updateTable('dataRequest')
    .set({ doneAt: request.doneAt ?? call.now })
    .where('id', '=', call.id)
    .execute()
  await call.trace(tx, { subject: call.id, details: { applications: applications.length } })
  return held
}

/** Opens each file when its turn comes, so that one at a time is in memory. */
function addFile({ documentStore }: Services, zip: ZipFile, file: HeldFile): void {
  const options = { mtime: file.at, compress: false }
  zip.addReadStreamLazy(file.path, options, (give) => {
    documentStore.get(file.storageKey).then(
      (bytes) => give(null, Readable.from([bytes], { objectMode: false })),
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
  const held = await services.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => answerRequest(tx, call))
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
