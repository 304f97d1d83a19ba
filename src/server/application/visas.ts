import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { referenceOf } from '#domain/application/reference.ts'
import { visaFileName } from '#domain/document/visa-name.ts'
import { AppError } from '#domain/error.ts'
import type { ApplicantRow } from '../data/application/applicant.ts'
import type { ApplicationRow } from '../data/application/application.ts'
import type { VisaRow } from '../data/casework/approval.ts'
import { attachment, attachmentOf, guarded } from '../http/attachment.ts'
import { openStored } from '../platform/read-stored.ts'
import type { Services } from '../services.ts'

/** The visa documents of approved applicants, which their travellers may download. */
export function standingVisas(
  { status }: Pick<ApplicationRow, 'status'>,
  applicants: readonly Pick<ApplicantRow, 'id' | 'state'>[],
  visas: readonly VisaRow[],
): VisaRow[] {
  return visas.filter(({ applicantId }) => {
    // Approved before approvals were by traveller.
    if (applicantId === null) return status === 'approved'
    return applicants.find(({ id }) => id === applicantId)?.state === 'approved'
  })
}

type Named = Pick<ApplicantRow, 'id' | 'position' | 'firstName' | 'lastName'>

/** The download name of a visa; a visa shared by travellers is named after the application alone. */
export function savedAs(
  applicationId: number,
  { applicantId, mediaType }: VisaRow,
  applicants: readonly Named[],
): string {
  const whose = applicants.find(({ id }) => id === applicantId) ?? null
  return visaFileName(referenceOf(applicationId), whose, mediaType)
}

/** Each file once: travellers may share a document. */
export const filesOf = (visas: readonly VisaRow[]): VisaRow[] =>
  visas.filter(
    ({ storageKey }, index) =>
      visas.findIndex((other) => other.storageKey === storageKey) === index,
  )

/** Opens one file at a time. */
function zipOf(services: Services, files: readonly { name: string; visa: VisaRow }[]): ZipFile {
  const zip = new ZipFile()
  // A failure aborts the stream, so that nobody takes a partial ZIP for a whole one.
  zip.on('error', (error: Error) => (zip.outputStream as Readable).destroy(error))
  for (const { name, visa } of files) {
    const options = { mtime: visa.createdAt, compress: false }
    zip.addReadStreamLazy(name, options, (give) => {
      openStored(services, visa.storageKey).then(
        ({ stream }) => give(null, stream),
        (error) => give(error, Readable.from([])),
      )
    })
  }
  zip.end()
  return zip
}

/** The download of visas: the file, or a ZIP of several. Throws document.not-found. */
export async function visaAnswer(
  services: Services,
  applicationId: number,
  visas: readonly VisaRow[],
  applicants: readonly Named[],
) {
  const files = filesOf(visas)
  const [only] = files
  if (!only) throw new AppError('document.not-found')
  if (files.length === 1) {
    // A shared file carries nobody's name.
    const named = visas.length > 1 || applicants.length === 1 ? [] : applicants
    const fileName = savedAs(applicationId, only, named)
    const { mediaType } = only
    return attachment(await openStored(services, only.storageKey), { mediaType, fileName })
  }
  const entries = files.map((visa) => ({ visa, name: savedAs(applicationId, visa, applicants) }))
  const output = zipOf(services, entries).outputStream as Readable
  const headers = {
    ...guarded,
    'content-type': 'application/zip',
    'content-disposition': attachmentOf(`visas-${referenceOf(applicationId)}.zip`),
  }
  const bytes = Readable.toWeb(output) as ReadableStream<Uint8Array>
  return { status: 200 as const, bytes, headers }
}
