import { type Authority, may } from './staff/permission.ts'

/**
 * Variables that are filled from an application: `{name}` is its contact, `{link}` the page of its standing,
 * `{colleague}` whoever writes, `{promised}` the day by which we file.
 */
export const templateVariables = [
  'name',
  'reference',
  'travellers',
  'visa',
  'arrival',
  'promised',
  'link',
  'colleague',
  'company',
] as const
export type TemplateVariable = (typeof templateVariables)[number]

/** Templates that the product brings along, in the order in which they are offered. */
export const productTemplates = [
  'greeting',
  'reference',
  'status',
  'documents',
  'photo-unusable',
  'passport-unclear',
  'passport-expires',
  'return-ticket',
  'payment',
  'payment-question',
  'waiting',
  'extra-days',
  'visa-arrived',
  'refund-explained',
  'supplement',
  'cancellation-explained',
  'contact-asked',
  'email',
  'closing',
] as const
export type ProductTemplate = (typeof productTemplates)[number]

export function isProductTemplate(id: string): id is ProductTemplate {
  return productTemplates.some((each) => each === id)
}

/** What a template may hold, lengths in UTF-16 units; `templates` of one member of staff. */
export const templateLimits = {
  name: 60,
  text: 4000,
  templates: 200,
  free: 200,
  freeName: 40,
} as const

/** Who changes a template and removes it: whose it is, and of a shared one whoever looks after all of them. */
export function mayChangeTemplate(
  { isOwn, isShared }: { isOwn: boolean; isShared: boolean },
  authority: Authority,
): boolean {
  return isOwn || (isShared && may(authority, 'template.manage'))
}

/** What stands for the variables of a text: what is known of an application, and what its author filled in. */
export type Filling = Readonly<{
  /** Null, or nothing, where the application does not say. */
  known: Readonly<Partial<Record<TemplateVariable, string | null>>>
  /** By the names of free variables. */
  free: Readonly<Record<string, string>>
}>

type Place =
  | { kind: 'known'; name: TemplateVariable }
  | { kind: 'free'; name: string }
  | { kind: 'unknown'; name: string }

const places = /\{([^{}\n]*)\}/gu
const freeName = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _-]*$/u

function placeOf(inner: string): Place {
  const written = inner.trim()
  if (written.startsWith('?')) {
    const free = written.slice(1).trim()
    const isName = freeName.test(free) && free.length <= templateLimits.freeName
    return isName ? { kind: 'free', name: free } : { kind: 'unknown', name: written }
  }
  const name = templateVariables.find((each) => each === written.toLowerCase())
  return name ? { kind: 'known', name } : { kind: 'unknown', name: written }
}

function placesIn(text: string): Place[] {
  return [...text.matchAll(places)].map(([, inner = '']) => placeOf(inner))
}

/** The variables of a text, each once, in their order; `unknown` is in braces and none. */
export function variablesOf(text: string): {
  known: readonly TemplateVariable[]
  free: readonly string[]
  unknown: readonly string[]
} {
  const all = placesIn(text)
  const known = all.flatMap((place) => (place.kind === 'known' ? [place.name] : []))
  const named = (kind: 'free' | 'unknown') =>
    all.flatMap((place) => (place.kind === kind ? [place.name] : []))
  return {
    known: [...new Set(known)],
    free: [...new Set(named('free'))],
    unknown: [...new Set(named('unknown'))],
  }
}

/** How a variable is written. */
export const writtenOf = (name: TemplateVariable): string => `{${name}}`
export const writtenFree = (name: string): string => `{?${name}}`

/** The variables of ours that still stand in a text, as they are written; braces around other words are none. */
export function unfilled(text: string): readonly string[] {
  const { known, free } = variablesOf(text)
  return [...known.map(writtenOf), ...free.map(writtenFree)]
}

/**
 * A text with its variables filled, once: what stands in a value is not read as one again. Whatever cannot
 * be filled is told instead, as it is written; a blank value fills nothing.
 */
export function fill(
  text: string,
  { known, free }: Filling,
): { text: string } | { missing: readonly string[] } {
  const filled = fillKnown(text, { known, free })
  const missing = unfilled(filled)
  return missing.length > 0 ? { missing } : { text: filled }
}

/** The same as far as it can be done; what is missing stays as it is written. */
export function fillKnown(text: string, { known, free }: Filling): string {
  return text.replace(places, (written: string, inner: string) => {
    const place = placeOf(inner)
    if (place.kind === 'known') return valueIn(known, place.name) ?? written
    if (place.kind === 'free') return valueIn(free, place.name) ?? written
    return written
  })
}

function valueIn(
  values: Readonly<Record<string, string | null | undefined>>,
  name: string,
): string | null {
  const value = Object.hasOwn(values, name) ? values[name]?.trim() : undefined
  return value || null
}
