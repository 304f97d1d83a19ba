import { genders, visaTypes } from '../application/choice.ts'
import { portCodePattern } from '../rules/rules.ts'

/** The kind of a value, which determines its formats. */
export type ValueKind = 'none' | 'code' | 'text' | 'date' | 'country' | 'choice' | 'phone'

type Source = Readonly<{
  kind: ValueKind
  /** Usually the same for all travellers of an application. */
  isOfAll?: true
  /** Travellers may leave it empty, and there may be nothing to say. */
  isOptional?: true
  /** All values of a choice, each with the portal's word; those of `port` are in the rules. */
  choices?: readonly string[]
}>

/** The source of a line's value: an answer of the traveller, our mailbox, or none because we do not ask. */
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
  'postal-code': { kind: 'text', isOfAll: true, isOptional: true },
  'country-of-residence': { kind: 'country', isOfAll: true },
  'visa-kind': { kind: 'choice', isOfAll: true, choices: visaTypes },
  purpose: { kind: 'choice', isOfAll: true, choices: visaTypes },
  arrival: { kind: 'date', isOfAll: true },
  port: { kind: 'choice', isOfAll: true },
  'accommodation-city': { kind: 'text', isOfAll: true, isOptional: true },
  'accommodation-address': { kind: 'text', isOfAll: true, isOptional: true },
  companion: { kind: 'text', isOptional: true },
} as const satisfies Record<string, Source>

export type FilingSource = keyof typeof filingSources
export const filingSourceNames = Object.keys(filingSources) as [FilingSource, ...FilingSource[]]

export const sourceOf = (name: FilingSource): Source => filingSources[name]

/** Lines that we do not ask and that tell travellers apart, even where they answer alike. */
const personalLines: ReadonlySet<string> = new Set([
  ...['country-of-birth', 'marital-status', 'father-name', 'mother-name', 'employment-status'],
  ...['employer', 'passport-type', 'passport-place', 'earlier-visits', 'funds'],
])

/** Whether a line is usually answered alike by all travellers of an application. */
export const isOfAll = ({ key, source }: { key: string; source: FilingSource }): boolean =>
  source === 'not-asked' ? !personalLines.has(key) : sourceOf(source).isOfAll === true

/** Whether a value may have a word of its own; a port that the rules no longer have keeps its. */
export function isValueOf(source: FilingSource, code: string): boolean {
  const { kind, choices } = sourceOf(source)
  if (kind === 'country') return /^[A-Z]{2}$/.test(code)
  if (source === 'port') return portCodePattern.test(code)
  return choices?.includes(code) ?? false
}

/**
 * The format of a value.
 * - machine-zone: capitals without accents, as in the machine zone of a passport
 * - capitals, plain: Latin letters without accents, in capitals or as typed
 * - plus, zeros, digits: the prefix of a phone number's country code
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

/** The formats of each kind, the default first. */
export const formatsOf: Readonly<Record<ValueKind, readonly [LineFormat, ...LineFormat[]]>> = {
  none: ['as-written'],
  code: ['as-written'],
  choice: ['as-written', 'capitals'],
  text: ['plain', 'capitals', 'machine-zone', 'as-written'],
  date: ['DD/MM/YYYY', 'DD-MM-YYYY', 'DD.MM.YYYY', 'DD MMM YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD'],
  country: ['name', 'name-capitals', 'alpha-3', 'alpha-2'],
  phone: ['plus', 'zeros', 'digits'],
}
