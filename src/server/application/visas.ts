import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { referenceOf } from '#domain/application/reference.ts'
import { visaFileName } from '#domain/document/visa-name.ts'
import { AppError } from '#domain/error.ts'
import type { ApplicantRow } from '../data/application/applicant.ts'
import type { ApplicationRow } from '../data/application/application.ts'
import type { VisaRow } from '../data/casework/approval.ts'
import { attachment, attachmentOf, guarded } from '../http/attachment.ts'
import { openStored } from '../platform/stored.ts'
import type { Services } from '../services.ts'

/** The visa documents of those who are approved: what their travellers may take home. */
export function standingVisas(
  { status }: Pick<ApplicationRow, 'status'>,
  applicants: readonly Pick<ApplicantRow, 'id' | 'state'>[],
  visas: readonly VisaRow[],
): VisaRow[] {
  return visas.filter(({ applicantId }) => {
    // Approved at a time when that needed no traveller.
    if (applicantId === null) return status === 'approved'
    return applicants.find(({ id }) => id === applicantId)?.state === 'approved'
  })
}

type Named = Pick<ApplicantRow, 'id' | 'position' | 'firstName' | 'lastName'>

/** What a visa is saved as; one that is of several travellers is named after the application alone. */
export function savedAs(
  applicationId: number,
  { applicantId, mediaType }: VisaRow,
  applicants: readonly Named[],
): string {
  const whose = applicants.find(({ id }) => id === applicantId) ?? null
  return visaFileName(referenceOf(applicationId), whose, mediaType)
}

/** Each file once: one document may be of several travellers. */
export const filesOf = (visas: readonly VisaRow[]): VisaRow[] =>
  visas.filter(
    ({ storageKey }, index) =>
      visas.findIndex((other) => other.storageKey === storageKey) === index,
  )

/** Opens each file when its turn comes, so that one at a time is open. */
function zipOf(services: Services, files: readonly { name: string; visa: VisaRow }[]): ZipFile {
  const zip = new ZipFile()
  // What fails in the middle breaks the stream off: nobody takes half a ZIP for a whole one.
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

/** The answer that hands visas out: the file, or a ZIP of several. Throws document.not-found. */
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
    // Of several travellers: named after nobody.
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
