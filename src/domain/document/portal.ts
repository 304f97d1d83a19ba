import type { VisaType } from '../application/choice.ts'
import { type DocumentType, endingOf, mediaTypes, requiredDocuments } from './document.ts'

/** What the portal of the authority takes of documents, as far as is known; the operator edits it. */
export type PortalFiles = {
  /** Bytes at most of a picture, and of a PDF. */
  readonly pictureBytes: number
  readonly pdfBytes: number
  /** The same words in the name of every copy, so that whoever files finds them again. */
  readonly names: Readonly<Record<DocumentType, string>>
}

const KB = 1024

/** As public sources have it, to be checked against the portal. */
export const shippedFiles: PortalFiles = {
  pictureBytes: 300 * KB,
  pdfBytes: 1024 * KB,
  names: {
    passportPhoto: 'photo',
    passportDocument: 'passport',
    flightTicket: 'ticket',
    transitTicket: 'onward-ticket',
    transitVisa: 'onward-visa',
    invitationLetter: 'invitation',
    companyRegistration: 'company',
  },
}

/** Bytes that a limit may be set to: below, nothing can be read on a picture; above, nobody asks for it. */
export const minPortalBytes = 50 * KB
export const maxPortalBytes = 10 * 1024 * KB
export const maxPortalName = 30
export const portalNamePattern = /^[a-z][a-z0-9-]{0,29}$/

const kinds: Readonly<Record<DocumentType, 'jpeg' | 'pdf'>> = {
  passportPhoto: 'jpeg',
  passportDocument: 'jpeg',
  flightTicket: 'pdf',
  transitTicket: 'pdf',
  transitVisa: 'pdf',
  invitationLetter: 'pdf',
  companyRegistration: 'pdf',
}

/** Bytes at most of what the portal wants a document to be. */
export const portalLimit = (type: DocumentType, files: PortalFiles): number =>
  kinds[type] === 'jpeg' ? files.pictureBytes : files.pdfBytes

type Stored = Readonly<{ documentType: DocumentType; mediaType: string; sizeBytes: number }>

/**
 * How the copy for the portal is made of a stored file. `same`: it is one already. `picture`: a JPEG of at most
 * so many bytes. `page`: a picture becomes the page of a PDF. `none`: a PDF that weighs too much.
 */
export type PortalCopy = 'same' | 'picture' | 'page' | 'none'

export function portalCopyOf(
  { documentType, mediaType, sizeBytes }: Stored,
  files: PortalFiles,
): PortalCopy {
  // A PDF stays one, also where the portal would rather have a picture: then the limit of PDFs counts.
  if (mediaType === mediaTypes.pdf) return sizeBytes <= files.pdfBytes ? 'same' : 'none'
  if (kinds[documentType] === 'pdf') return 'page'
  return mediaType === mediaTypes.jpeg && sizeBytes <= files.pictureBytes ? 'same' : 'picture'
}

type Kept = Pick<Stored, 'documentType' | 'mediaType'>

/** What the copy is, whatever it may weigh. */
export function portalMediaType({ documentType, mediaType }: Kept): string {
  if (mediaType === mediaTypes.pdf) return mediaType
  return kinds[documentType] === 'pdf' ? mediaTypes.pdf : mediaTypes.jpeg
}

/** Of `.jpg` and `.jpeg` only the longer is said to be taken. */
export function portalEnding(mediaType: string): string {
  return mediaType === mediaTypes.jpeg ? '.jpeg' : endingOf(mediaType)
}

/** '2-passport': its place among the documents of a traveller, in the order in which they are asked for. */
export function portalName(type: DocumentType, visaType: VisaType, files: PortalFiles): string {
  return `${requiredDocuments(visaType).indexOf(type) + 1}-${files.names[type]}`
}

/** '2-passport.jpeg': the name of the copy. */
export function portalFileName(stored: Kept, visaType: VisaType, files: PortalFiles): string {
  return portalName(stored.documentType, visaType, files) + portalEnding(portalMediaType(stored))
}
