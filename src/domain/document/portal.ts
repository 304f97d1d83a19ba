import type { VisaType } from '../application/choice.ts'
import { type DocumentType, endingOf, mediaTypes, requiredDocuments } from './document.ts'

/** What the portal of the authority takes of a document, as far as is known: a kind, and bytes at most. */
type PortalRule = Readonly<{ kind: 'jpeg' | 'pdf'; maxBytes: number }>

const KB = 1024
const page: PortalRule = { kind: 'pdf', maxBytes: 1024 * KB }

export const portalRules: Readonly<Record<DocumentType, PortalRule>> = {
  passportPhoto: { kind: 'jpeg', maxBytes: 300 * KB },
  passportDocument: { kind: 'jpeg', maxBytes: 300 * KB },
  flightTicket: page,
  transitTicket: page,
  transitVisa: page,
  invitationLetter: page,
  companyRegistration: page,
}

type Stored = Readonly<{ documentType: DocumentType; mediaType: string; sizeBytes: number }>

/**
 * How the copy for the portal is made of a stored file. `same`: it is one already. `picture`: a JPEG of at most
 * so many bytes. `page`: a picture becomes the page of a PDF. `none`: a PDF that weighs too much.
 */
export type PortalCopy = 'same' | 'picture' | 'page' | 'none'

export function portalCopyOf({ documentType, mediaType, sizeBytes }: Stored): PortalCopy {
  const { kind, maxBytes } = portalRules[documentType]
  // A PDF stays one, also where the portal would rather have a picture: then the limit of pages counts.
  if (mediaType === mediaTypes.pdf) return sizeBytes <= page.maxBytes ? 'same' : 'none'
  if (kind === 'pdf') return 'page'
  return mediaType === mediaTypes.jpeg && sizeBytes <= maxBytes ? 'same' : 'picture'
}

/** What the copy is. */
export function portalMediaType(stored: Stored): string {
  const made = { same: stored.mediaType, picture: mediaTypes.jpeg, page: mediaTypes.pdf }
  const copy = portalCopyOf(stored)
  return copy === 'none' ? stored.mediaType : made[copy]
}

/** The same words in every name, so that whoever files finds them again. */
const words: Readonly<Record<DocumentType, string>> = {
  passportPhoto: 'photo',
  passportDocument: 'passport',
  flightTicket: 'ticket',
  transitTicket: 'onward-ticket',
  transitVisa: 'onward-visa',
  invitationLetter: 'invitation',
  companyRegistration: 'company',
}

/** '2-passport': its place among the documents of a traveller, in the order in which they are asked for. */
export function portalName(place: number, type: DocumentType): string {
  return `${place}-${words[type]}`
}

/** Of `.jpg` and `.jpeg` only the longer is said to be taken. */
export function portalEnding(mediaType: string): string {
  return mediaType === mediaTypes.jpeg ? '.jpeg' : endingOf(mediaType)
}

/** '2-passport.jpeg': the name of the copy. */
export function portalFileName(stored: Stored, visaType: VisaType): string {
  const place = requiredDocuments(visaType).indexOf(stored.documentType) + 1
  return portalName(place, stored.documentType) + portalEnding(portalMediaType(stored))
}
