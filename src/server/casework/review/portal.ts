import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { referenceOf } from '#domain/application/reference.ts'
import { documentTypes } from '#domain/document/document.ts'
import {
  type PortalFiles,
  portalCopyOf,
  portalFileName,
  portalLimit,
  portalMediaType,
} from '#domain/document/portal.ts'
import { scanPdf } from '#domain/document/scan-pdf.ts'
import { AppError } from '#domain/error.ts'
import { findApplicant } from '../../data/application/applicant.ts'
import { findApplicationById } from '../../data/application/application.ts'
import { findCurrentFiles, type StoredDocument } from '../../data/document/document-version.ts'
import { createFairQueue } from '../../http/admission/fair-queue.ts'
import { attachmentOf, guarded } from '../../http/attachment.ts'
import type { Tx } from '../../platform/db/database.ts'
import { readStored } from '../../platform/read-stored.ts'
import type { Services } from '../../services.ts'
import { formOf } from '../filing-form.ts'

/** Overhead of a one-page PDF over its picture. */
const pdfBytes = 2_000

/** One picture at a time, fair between colleagues: each needs some twenty megabytes. */
const turn = createFairQueue({ atOnce: 1, maxWaiting: 64, maxWaitingOfOne: 16 })

/** The portal's file rules, and the caller. */
type Asked = { files: PortalFiles; staffId: string }

/** The copy for the portal. Throws document.portal-too-large, document.damaged, server.busy, server.away. */
async function makeCopy(services: Services, document: StoredDocument, { files, staffId }: Asked) {
  const copy = portalCopyOf(document, files)
  if (copy === 'none') throw new AppError('document.portal-too-large')
  const bytes = await readStored(services, document.storageKey)
  if (copy === 'same') return bytes
  const maxBytes = portalLimit(document.documentType, files)
  return await turn({ party: staffId, member: '' }, async () => {
    const { fitPicture } = await import('../../document/upload/fit-picture.ts')
    if (copy === 'picture') return (await fitPicture(bytes, maxBytes)).jpeg
    return scanPdf([await fitPicture(bytes, maxBytes - pdfBytes)])
  })
}

/** '2-passport.jpeg' */
async function nameOf(
  { db, rules }: Services,
  document: StoredDocument,
  files: PortalFiles,
): Promise<string> {
  const application = await findApplicationById(db, document.applicationId)
  if (!application) throw new AppError('document.not-found')
  return portalFileName(rules.of(application.rulesVersion), document, application.visaType, files)
}

/** The download of one copy. Throws as `makeCopy` does. */
export async function portalFile(services: Services, document: StoredDocument, staffId: string) {
  const { files } = await formOf(services.db)
  const bytes = await makeCopy(services, document, { files, staffId })
  const headers = {
    ...guarded,
    'content-type': portalMediaType(document),
    'content-length': String(bytes.byteLength),
    'content-disposition': attachmentOf(await nameOf(services, document, files)),
  }
  return { status: 200 as const, bytes: streamOf(bytes), headers }
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream()
}

/** A traveller's accepted documents. Throws document.not-found if none. */
export async function getPortalDocuments(tx: Tx, applicantId: number) {
  const applicant = await findApplicant(tx, applicantId)
  const current = await findCurrentFiles(tx, applicantId)
  const documents = current.filter(({ review }) => review === 'accepted')
  if (!applicant || documents.length === 0) throw new AppError('document.not-found')
  const placeOf = ({ documentType }: StoredDocument) => documentTypes.indexOf(documentType)
  return { applicant, documents: documents.toSorted((a, b) => placeOf(a) - placeOf(b)) }
}

type Found = Awaited<ReturnType<typeof getPortalDocuments>>

/**
 * The download of all of a traveller's copies as a ZIP. A file that cannot be made small enough is
 * included unchanged, and its name says so, so that nothing is missing unnoticed.
 */
export function portalZip(services: Services, { applicant, documents }: Found, staffId: string) {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const fail = (error: unknown) => output.destroy(error as Error)
  zip.on('error', fail)
  void fill(services, zip, documents, staffId).then(() => zip.end(), fail)
  const name = `portal-${referenceOf(applicant.applicationId)}-${applicant.position}.zip`
  const headers = {
    ...guarded,
    'content-type': 'application/zip',
    'content-disposition': attachmentOf(name),
  }
  const bytes = Readable.toWeb(output) as ReadableStream<Uint8Array>
  return { status: 200 as const, bytes, headers }
}

async function fill(
  services: Services,
  zip: ZipFile,
  documents: readonly StoredDocument[],
  staffId: string,
): Promise<void> {
  const { files } = await formOf(services.db)
  for (const document of documents) {
    const options = { mtime: document.createdAt, compress: false }
    const isTooLarge = portalCopyOf(document, files) === 'none'
    const bytes = isTooLarge
      ? await readStored(services, document.storageKey)
      : await makeCopy(services, document, { files, staffId })
    const name = await nameOf(services, document, files)
    const told = isTooLarge ? name.replace(/(\.\w+)$/, '-TOO-LARGE$1') : name
    zip.addBuffer(Buffer.from(bytes.buffer), told, options)
  }
}
