import type { VisaType } from '../application/choice.ts'
import type { Rules } from '../rules/rules.ts'
import type { DocumentType } from './type.ts'

export { type DocumentType, documentTypes } from './type.ts'

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

/** File kinds accepted for each type; others are refused. */
export const acceptedKinds: Readonly<Record<DocumentType, readonly FileKind[]>> = {
  passportPhoto: ['jpeg', 'png'],
  passportDocument: fileKinds,
  flightTicket: fileKinds,
  transitTicket: fileKinds,
  transitVisa: fileKinds,
  invitationLetter: fileKinds,
  companyRegistration: fileKinds,
}

/** Documents required of each applicant for a kind of visa, in screen order. */
export function requiredDocuments(rules: Rules, visaType: VisaType): readonly DocumentType[] {
  return rules.documents[visaType]
}

export function missingDocuments(
  rules: Rules,
  visaType: VisaType,
  uploaded: readonly DocumentType[],
): readonly DocumentType[] {
  return requiredDocuments(rules, visaType).filter((type) => !uploaded.includes(type))
}

/** Required documents of one applicant: uploaded and total. */
export function documentProgress(
  required: readonly DocumentType[],
  uploaded: readonly DocumentType[],
): { uploaded: number; total: number; complete: boolean } {
  const total = required.length
  const missing = required.filter((type) => !uploaded.includes(type)).length
  return { uploaded: total - missing, total, complete: missing === 0 }
}
