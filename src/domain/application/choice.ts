/** The choices of a traveller: API values, in screen order. */
export const applicationTypes = ['single', 'family', 'group'] as const
export type ApplicationType = (typeof applicationTypes)[number]

/** Maximum number of applicants by application type; the minimum is always 1. */
export const maxApplicants: Readonly<Record<ApplicationType, number>> = {
  single: 1,
  family: 8,
  group: 50,
}

/** More than a family are a group; a smaller one may be called so too. */
export const groupFrom = maxApplicants.family + 1

export const visaTypes = ['tourist', 'tourist_multiple', 'business', 'transit'] as const
export type VisaType = (typeof visaTypes)[number]

export const processingTypes = ['normal', 'urgent', 'super_urgent'] as const
export type ProcessingType = (typeof processingTypes)[number]

/** Aliases that the API accepts for the faster speeds. */
export const processingAliases = { fast: 'urgent', very_fast: 'super_urgent' } as const

/** The speed with that name or alias, or null. */
export function processingTypeOf(text: string): ProcessingType | null {
  if (text === 'fast' || text === 'very_fast') return processingAliases[text]
  return processingTypes.find((type) => type === text) ?? null
}

export const transportationMethods = ['airports', 'roads', 'vessel'] as const
export type TransportationMethod = (typeof transportationMethods)[number]

export const communicationChannels = [
  'whatsapp',
  'telegram',
  'wechat',
  'viber',
  'signal',
  'other',
] as const
export type CommunicationChannel = (typeof communicationChannels)[number]

/** Whether a messenger addresses people by phone number. */
export function isByPhone(channel: string): boolean {
  return ['whatsapp', 'viber', 'signal', 'telegram'].includes(channel)
}

export const genders = ['male', 'female'] as const
export type Gender = (typeof genders)[number]

export const companionRelationships = [
  'spouse',
  'child',
  'parent',
  'sibling',
  'friend',
  'colleague',
  'other',
] as const
export type CompanionRelationship = (typeof companionRelationships)[number]
