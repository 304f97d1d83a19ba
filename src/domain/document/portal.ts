import type { VisaType } from '../application/choice.ts'
import type { Rules } from '../rules/rules.ts'
import { type DocumentType, endingOf, mediaTypes, requiredDocuments } from './document.ts'

/** What the authority's portal accepts, as far as known; the operator edits it. */
export type PortalFiles = {
  /** Maximum bytes of a picture, and of a PDF. */
  readonly pictureBytes: number
  readonly pdfBytes: number
  /** Fixed words in the name of every copy. */
  readonly names: Readonly<Record<DocumentType, string>>
}

const KB = 1024

/** From public sources; to be checked against the portal. */
export const defaultFiles: PortalFiles = {
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

/** Range for a limit in bytes: less is unreadable, more is pointless. */
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

/** Maximum bytes for the file type that the portal wants of a document. */
export const portalLimit = (type: DocumentType, files: PortalFiles): number =>
  kinds[type] === 'jpeg' ? files.pictureBytes : files.pdfBytes

type Stored = Readonly<{ documentType: DocumentType; mediaType: string; sizeBytes: number }>

/**
 * How to make the portal's copy of a stored file. `same`: as it is. `picture`: a JPEG within the
 * limit. `page`: the picture as a PDF page. `none`: the PDF is too large.
 */
export type PortalCopy = 'same' | 'picture' | 'page' | 'none'

export function portalCopyOf(
  { documentType, mediaType, sizeBytes }: Stored,
  files: PortalFiles,
): PortalCopy {
  // A PDF stays one even where the portal prefers a picture: then the PDF limit applies.
  if (mediaType === mediaTypes.pdf) return sizeBytes <= files.pdfBytes ? 'same' : 'none'
  if (kinds[documentType] === 'pdf') return 'page'
  return mediaType === mediaTypes.jpeg && sizeBytes <= files.pictureBytes ? 'same' : 'picture'
}

type Kept = Pick<Stored, 'documentType' | 'mediaType'>

/** Media type of the copy, regardless of size. */
export function portalMediaType({ documentType, mediaType }: Kept): string {
  if (mediaType === mediaTypes.pdf) return mediaType
  return kinds[documentType] === 'pdf' ? mediaTypes.pdf : mediaTypes.jpeg
}

/** Only the longer of `.jpg` and `.jpeg` is documented as accepted. */
export function portalEnding(mediaType: string): string {
  return mediaType === mediaTypes.jpeg ? '.jpeg' : endingOf(mediaType)
}

/** '2-passport': numbered in the order in which documents are asked for. */
export function portalName(
  required: readonly DocumentType[],
  type: DocumentType,
  files: PortalFiles,
): string {
  return `${required.indexOf(type) + 1}-${files.names[type]}`
}

/** File name of the copy: '2-passport.jpeg'. */
export function portalFileName(
  rules: Rules,
  stored: Kept,
  visaType: VisaType,
  files: PortalFiles,
): string {
  const required = requiredDocuments(rules, visaType)
  return portalName(required, stored.documentType, files) + portalEnding(portalMediaType(stored))
}
