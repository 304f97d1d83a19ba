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
