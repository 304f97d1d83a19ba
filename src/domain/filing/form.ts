import type { VisaType } from '../application/choice.ts'
import type { PortalFiles } from '../document/portal.ts'
import type { Cents } from '../money/money.ts'
import { type FilingSource, formatsOf, type LineFormat, sourceOf } from './sources.ts'

/** One question of the portal. */
export type FilingLine = {
  /** Lower case letters, digits and hyphens; the same in every version of the form, for ticks go by it. */
  readonly key: string
  /** In the words of the portal. */
  readonly label: string
  readonly source: FilingSource
  readonly format: LineFormat
  readonly isOn: boolean
  /** The portal's own words for a choice, or for the countries that it calls otherwise (by alpha-2). */
  readonly values?: Readonly<Record<string, string>> | undefined
}

export type FilingSection = {
  readonly key: string
  readonly label: string
  readonly lines: readonly FilingLine[]
}

/** The form of the authority's portal, in its order. */
export type FilingForm = {
  /**
   * The address that the portal writes to. `{reference}` and `{traveller}` stand for the application and the
   * place of a traveller in it, so that each has an address of their own; empty: the company's address.
   */
  readonly mailbox: string
  /** The official fee of one traveller, as the authority asks it now. */
  readonly fees: Readonly<Record<VisaType, Cents>>
  /** What is taken of documents, and what their copies are called. */
  readonly files: PortalFiles
  readonly sections: readonly FilingSection[]
}

export const maxFilingLabel = 80
export const maxFilingValue = 120
export const maxFilingSections = 12
/** Of one section. */
export const maxFilingLines = 40
/** Words of one line: there are some 250 countries. */
export const maxFilingValues = 260

/** Characters of the address that the portal writes to, and of its security question and the answer. */
export const maxMailbox = 200
export const maxSecurityText = 200
/** Characters of the number that the portal gives, and how many travellers are filed in one call. */
export const maxPortalNumber = 64
export const maxFiled = 1000
/** Ticks of one call. */
export const maxTicks = 200

export const filingKeyPattern = /^[a-z][a-z0-9-]{0,39}$/

/** What is wrong with a form that has the right shape. */
export type FormFault = 'key.twice' | 'format.other-kind' | 'value.unknown' | 'line.none'

function faultOf({ source, format, values = {} }: FilingLine): FormFault | null {
  const { kind, choices } = sourceOf(source)
  if (!formatsOf[kind].includes(format)) return 'format.other-kind'
  const isKnown = (code: string) =>
    kind === 'country' ? /^[A-Z]{2}$/.test(code) : (choices ?? []).includes(code)
  return Object.keys(values).every(isKnown) ? null : 'value.unknown'
}

/** What stands against a form; null when it can be used. */
export function formFault({ sections }: Pick<FilingForm, 'sections'>): FormFault | null {
  const lines = sections.flatMap((section) => section.lines)
  const keys = [...sections, ...lines].map(({ key }) => key)
  if (new Set(keys).size < keys.length) return 'key.twice'
  if (!lines.some(({ isOn }) => isOn)) return 'line.none'
  return lines.map(faultOf).find((fault) => fault !== null) ?? null
}
