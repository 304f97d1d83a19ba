import {
  applicationTypes,
  communicationChannels,
  companionRelationships,
  genders,
  processingTypes,
  transportationMethods,
  visaTypes,
} from './choice.ts'

// Every field of an application, described once: columns, empty values, views, screens, corrections and erasure are
// derived from here. What a value may be stands in the schemas, which no browser loads.

/** The kind of a field, which determines how it is stored, typed, cleaned and displayed. */
export type FieldKind =
  | 'text'
  | 'name'
  | 'code'
  | 'country'
  | 'port'
  | 'date'
  | 'choice'
  | 'tick'
  | 'count'

export type Field = Readonly<{
  kind: FieldKind
  choices?: readonly string[]
  /** Null where nothing was answered. */
  isOptional?: true
  /** What stands in the form before anybody chose. */
  initial?: string
}>
export type Fields = Readonly<Record<string, Field>>

/** A field of all travellers says what an erasure puts in its place; those of one go with the traveller. */
type DetailsField = Field & Readonly<{ erased: 'stays' | Readonly<{ to: string | null }> }>

/** Step 1 and the consent given with it. */
export const detailsGroups = {
  order: {
    applicationType: { kind: 'choice', choices: applicationTypes, erased: 'stays' },
    numberOfApplicants: { kind: 'count', initial: '1', erased: 'stays' },
    visaType: { kind: 'choice', choices: visaTypes, erased: 'stays' },
    processingType: {
      kind: 'choice',
      choices: processingTypes,
      initial: 'normal',
      erased: 'stays',
    },
    hasInsurance: { kind: 'tick', erased: 'stays' },
    hasESim: { kind: 'tick', erased: 'stays' },
  },
  /** How all travellers arrive, but for those who say otherwise. */
  trip: {
    transportationMethod: {
      kind: 'choice',
      choices: transportationMethods,
      initial: 'airports',
      erased: 'stays',
    },
    portOfEntry: { kind: 'port', erased: 'stays' },
  },
  /** How we reach the contact. */
  contact: {
    contactName: { kind: 'text', erased: { to: 'Erased' } },
    contactEmail: { kind: 'text', erased: { to: 'erased@erased.invalid' } },
    contactPhone: { kind: 'text', erased: { to: '0000000' } },
    communicationChannel: {
      kind: 'choice',
      choices: communicationChannels,
      initial: 'whatsapp',
      erased: 'stays',
    },
    communicationId: { kind: 'text', isOptional: true, erased: { to: null } },
  },
  /** A consent, so it is not corrected with the contact and not taken to a further application. */
  news: {
    messengerNews: { kind: 'tick', erased: 'stays' },
  },
  /** Kept as the version of the terms. */
  consent: {
    privacyPolicyAccepted: { kind: 'tick', erased: 'stays' },
    termsOfServiceAccepted: { kind: 'tick', erased: 'stays' },
  },
} as const satisfies Record<string, Readonly<Record<string, DetailsField>>>

const { order, trip, contact, news, consent } = detailsGroups

/** Fields of step 1 with columns of their own. */
export const orderedFields = { ...order, ...trip, ...contact, ...news }

export const detailsFields = { ...orderedFields, ...consent }

/** Step 2: the answers of one traveller, section by section in the order of the screen. */
export const applicantSections = {
  personal: {
    firstName: { kind: 'name' },
    lastName: { kind: 'name' },
    singleName: { kind: 'tick' },
    dateOfBirth: { kind: 'date' },
    placeOfBirth: { kind: 'text', isOptional: true },
    nationality: { kind: 'country' },
    gender: { kind: 'choice', choices: genders },
    occupation: { kind: 'text', isOptional: true },
  },
  passport: {
    passportNumber: { kind: 'code' },
    passportExpiryDate: { kind: 'date' },
    passportIssueDate: { kind: 'date' },
    passportIssuingCountry: { kind: 'country' },
  },
  address: {
    residentialAddress: { kind: 'text' },
    residentialCity: { kind: 'text' },
    residentialPostalCode: { kind: 'text', isOptional: true },
    residentialCountry: { kind: 'country' },
  },
  travel: {
    intendedDateOfArrival: { kind: 'date' },
    portOfEntry: { kind: 'port', isOptional: true },
  },
  accommodation: {
    accommodationAddress: { kind: 'text', isOptional: true },
    accommodationCity: { kind: 'text', isOptional: true },
  },
  companion: {
    hasCompanion: { kind: 'tick' },
    companionName: { kind: 'name', isOptional: true },
    companionRelationship: { kind: 'choice', choices: companionRelationships, isOptional: true },
  },
} as const satisfies Record<string, Fields>

export type ApplicantSection = keyof typeof applicantSections

const { personal, passport, address, travel, accommodation, companion } = applicantSections

export const applicantFields = {
  ...personal,
  ...passport,
  ...address,
  ...travel,
  ...accommodation,
  ...companion,
}
export type AnswerField = keyof typeof applicantFields

/** The names of some fields, in their order. */
export const namesOf = <F extends object>(fields: F) => Object.keys(fields) as (keyof F & string)[]

type ValueOf<F extends Field> = F extends { choices: readonly (infer Choice)[] }
  ? Choice
  : F['kind'] extends 'tick'
    ? boolean
    : F['kind'] extends 'count'
      ? number
      : string

/** A field as stored and shown: days as 'YYYY-MM-DD'. */
export type Kept<F extends Field> = ValueOf<F> | (F extends { isOptional: true } ? null : never)
