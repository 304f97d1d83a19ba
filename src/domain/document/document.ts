import type { VisaType } from '../application/choice.ts'

export const documentTypes = [
  'passportPhoto',
  'passportDocument',
  'flightTicket',
  'transitTicket',
  'transitVisa',
  'invitationLetter',
  'companyRegistration',
] as const
export type DocumentType = (typeof documentTypes)[number]

/** File kinds, detected from the bytes. */
export const fileKinds = ['jpeg', 'png', 'pdf'] as const
export type FileKind = (typeof fileKinds)[number]

export const mediaTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
} as const satisfies Record<FileKind, string>

/** File extensions of each kind, the usual one first. */
export const fileEndings: Readonly<Record<FileKind, readonly [string, ...string[]]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  pdf: ['.pdf'],
}

/** The usual extension of a media type, '.pdf'; empty if unknown. */
export function endingOf(mediaType: string): string {
  const kind = fileKinds.find((each) => mediaTypes[each] === mediaType)
  return kind ? fileEndings[kind][0] : ''
}

/** Maximum upload size in bytes: 5 MB. */
export const maxUploadBytes = 5 * 1024 * 1024

export type DocumentRule = {
  /** Kinds accepted; others are refused. */
  accepted: readonly FileKind[]
  /** Kinds and size that the authority asks for: a hint only. */
  advised: readonly FileKind[]
  advisedMaxBytes: number
}

const KB = 1024
const anyKind = fileKinds

export const documentRules: Readonly<Record<DocumentType, DocumentRule>> = {
  passportPhoto: { accepted: ['jpeg', 'png'], advised: ['jpeg'], advisedMaxBytes: 500 * KB },
  passportDocument: { accepted: anyKind, advised: ['jpeg', 'png'], advisedMaxBytes: 300 * KB },
  flightTicket: { accepted: anyKind, advised: ['pdf'], advisedMaxBytes: 1024 * KB },
  transitTicket: { accepted: anyKind, advised: ['pdf'], advisedMaxBytes: 1024 * KB },
  transitVisa: { accepted: anyKind, advised: ['pdf'], advisedMaxBytes: 1024 * KB },
  invitationLetter: { accepted: anyKind, advised: ['pdf'], advisedMaxBytes: 2048 * KB },
  companyRegistration: { accepted: anyKind, advised: ['pdf'], advisedMaxBytes: 1024 * KB },
}

const always: readonly DocumentType[] = ['passportPhoto', 'passportDocument', 'flightTicket']

/** Documents required of each applicant for a kind of visa, in screen order. */
export function requiredDocuments(visaType: VisaType): readonly DocumentType[] {
  if (visaType === 'transit') return [...always, 'transitTicket', 'transitVisa']
  if (visaType === 'business') return [...always, 'invitationLetter', 'companyRegistration']
  return always
}

export function missingDocuments(
  visaType: VisaType,
  uploaded: readonly DocumentType[],
): readonly DocumentType[] {
  return requiredDocuments(visaType).filter((type) => !uploaded.includes(type))
}

/** Required documents of one applicant: uploaded and total. */
export function documentProgress(
  visaType: VisaType,
  uploaded: readonly DocumentType[],
): { uploaded: number; total: number; complete: boolean } {
  const total = requiredDocuments(visaType).length
  const missing = missingDocuments(visaType, uploaded).length
  return { uploaded: total - missing, total, complete: missing === 0 }
}
