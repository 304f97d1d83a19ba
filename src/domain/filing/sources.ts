import { genders, visaTypes } from '../application/choice.ts'
import { ports } from '../reference/ports.ts'

/** What a value is, which says in which formats it can be written. */
export type ValueKind = 'none' | 'code' | 'text' | 'date' | 'country' | 'choice' | 'phone'

type Source = Readonly<{
  kind: ValueKind
  /** What travellers of one application usually have in common. */
  isOfAll?: true
  /** Of a choice: every value that it may have, each with the portal's word for it. */
  choices?: readonly string[]
}>

/**
 * Where the value of a line comes from: an answer of the traveller, our own mailbox, or nowhere, because we
 * do not ask for it.
 */
export const filingSources = {
  'not-asked': { kind: 'none' },
  mailbox: { kind: 'code' },
  'given-names': { kind: 'text' },
  surname: { kind: 'text' },
  sex: { kind: 'choice', choices: genders },
  'date-of-birth': { kind: 'date' },
  'place-of-birth': { kind: 'text' },
  nationality: { kind: 'country' },
  occupation: { kind: 'text' },
  'passport-number': { kind: 'code' },
  'passport-country': { kind: 'country' },
  'passport-issued': { kind: 'date' },
  'passport-expires': { kind: 'date' },
  phone: { kind: 'phone', isOfAll: true },
  address: { kind: 'text', isOfAll: true },
  city: { kind: 'text', isOfAll: true },
  'postal-code': { kind: 'text', isOfAll: true },
  'country-of-residence': { kind: 'country', isOfAll: true },
  'visa-kind': { kind: 'choice', isOfAll: true, choices: visaTypes },
  purpose: { kind: 'choice', isOfAll: true, choices: visaTypes },
  arrival: { kind: 'date', isOfAll: true },
  port: { kind: 'choice', isOfAll: true, choices: ports.map(({ code }) => code) },
  'accommodation-city': { kind: 'text', isOfAll: true },
  'accommodation-address': { kind: 'text', isOfAll: true },
  companion: { kind: 'text' },
} as const satisfies Record<string, Source>

export type FilingSource = keyof typeof filingSources
export const filingSourceNames = Object.keys(filingSources) as [FilingSource, ...FilingSource[]]

export const sourceOf = (name: FilingSource): Source => filingSources[name]

/**
 * How a value is written.
 * - machine-zone: capitals without marks, as in the lower lines of a passport
 * - capitals, plain: Latin letters without marks, in capitals or as they were typed
 * - plus, zeros, digits: of a phone number, what stands before the code of its country
 */
export const lineFormats = [
  'as-written',
  'plain',
  'capitals',
  'machine-zone',
  'DD/MM/YYYY',
  'DD-MM-YYYY',
  'DD.MM.YYYY',
  'DD MMM YYYY',
  'MM/DD/YYYY',
  'YYYY-MM-DD',
  'name',
  'name-capitals',
  'alpha-3',
  'alpha-2',
  'plus',
  'zeros',
  'digits',
] as const
export type LineFormat = (typeof lineFormats)[number]

/** The formats of each kind, the usual one first. */
export const formatsOf: Readonly<Record<ValueKind, readonly [LineFormat, ...LineFormat[]]>> = {
  none: ['as-written'],
  code: ['as-written'],
  choice: ['as-written', 'capitals'],
  text: ['plain', 'capitals', 'machine-zone', 'as-written'],
  date: ['DD/MM/YYYY', 'DD-MM-YYYY', 'DD.MM.YYYY', 'DD MMM YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD'],
  country: ['name', 'name-capitals', 'alpha-3', 'alpha-2'],
  phone: ['plus', 'zeros', 'digits'],
}
