import type { PortalFiles } from '../document/portal.ts'
import { type FilingSource, formatsOf, isValueOf, type LineFormat, sourceOf } from './sources.ts'

/** A question of the portal. */
export type FilingLine = {
  /** Lower case letters, digits and hyphens; stable across versions of the form, since ticks refer to it. */
  readonly key: string
  /** In the portal's words. */
  readonly label: string
  readonly source: FilingSource
  readonly format: LineFormat
  readonly isOn: boolean
  /** Asked in the application too, where it has no source and is on; forms stored earlier do not say. */
  readonly isAsked?: boolean | undefined
  /** The portal's words for a choice, or for countries it names differently (by alpha-2). */
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
   * The address the portal writes to. `{reference}` and `{traveller}` become the application and
   * the traveller's position, so that each gets an address of their own. Empty: the company's
   * address.
   */
  readonly mailbox: string
  /** Accepted documents, and the names of their copies. */
  readonly files: PortalFiles
  readonly sections: readonly FilingSection[]
}

export const maxFilingLabel = 80
export const maxFilingValue = 120
export const maxFilingSections = 12
/** Maximum lines of a section. */
export const maxFilingLines = 40
/** Maximum lines asked in the application: a saved draft holds no more of a traveller. */
export const maxAskedLines = 12
/** Maximum value mappings of a line: there are some 250 countries. */
export const maxFilingValues = 260

/** Maximum length of the portal's mail address, security question and answer. */
export const maxMailbox = 200
export const maxSecurityText = 200
/** Maximum length of a portal number, and travellers filed in one call. */
export const maxPortalNumber = 64
export const maxFiled = 1000
/** Maximum ticks in one call. */
export const maxTicks = 200

export const filingKeyPattern = /^[a-z][a-z0-9-]{0,39}$/

export type AskedLine = Pick<FilingLine, 'key' | 'label'>

/** The lines that travellers are asked in the application, though it has no field for them. */
export const askedLines = ({ sections }: Pick<FilingForm, 'sections'>): AskedLine[] =>
  sections.flatMap(({ lines }) =>
    lines
      .filter(({ isOn, source, isAsked }) => isOn && source === 'not-asked' && isAsked === true)
      .map(({ key, label }) => ({ key, label })),
  )

/** Whether the form still has a line in these words: in others it is another question. */
export const hasLine = (
  { sections }: Pick<FilingForm, 'sections'>,
  { line, label }: { line: string; label: string },
): boolean =>
  sections.some(({ lines }) =>
    lines.some((each) => each.isOn && each.key === line && each.label === label),
  )

/** Faults of a well-formed form. */
export type FormFault =
  | 'key.twice'
  | 'format.other-kind'
  | 'value.unknown'
  | 'line.none'
  | 'asked.too-many'

function faultOf({ source, format, values = {} }: FilingLine): FormFault | null {
  if (!formatsOf[sourceOf(source).kind].includes(format)) return 'format.other-kind'
  const isKnown = (code: string) => isValueOf(source, code)
  return Object.keys(values).every(isKnown) ? null : 'value.unknown'
}

/** Why a form cannot be used, or null. */
export function formFault({ sections }: Pick<FilingForm, 'sections'>): FormFault | null {
  const lines = sections.flatMap((section) => section.lines)
  const keys = [...sections, ...lines].map(({ key }) => key)
  if (new Set(keys).size < keys.length) return 'key.twice'
  if (!lines.some(({ isOn }) => isOn)) return 'line.none'
  if (askedLines({ sections }).length > maxAskedLines) return 'asked.too-many'
  return lines.map(faultOf).find((fault) => fault !== null) ?? null
}
