import { type Authority, may } from './staff/permission.ts'

/**
 * Variables filled from an application: `{name}` is the contact, `{link}` the status page,
 * `{colleague}` the writer, `{promised}` the promised filing day.
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

/** Templates of the product, in display order. */
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

/** Limits of a template, lengths in UTF-16 units; `templates` per member of staff. */
export const templateLimits = {
  name: 60,
  text: 4000,
  templates: 200,
  free: 200,
  freeName: 40,
} as const

/** Whether a template may be changed and removed: by its owner, shared ones also by those who manage them. */
export function mayChangeTemplate(
  { isOwn, isShared }: { isOwn: boolean; isShared: boolean },
  authority: Authority,
): boolean {
  return isOwn || (isShared && may(authority, 'template.manage'))
}

/** Values of a text's variables: from the application, and from its author. */
export type Filling = Readonly<{
  /** Null or absent if the application has no value. */
  known: Readonly<Partial<Record<TemplateVariable, string | null>>>
  /** By name of the free variable. */
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

/** The variables of a text, unique and in order; `unknown` are other words in braces. */
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

/** A variable's notation. */
export const writtenOf = (name: TemplateVariable): string => `{${name}}`
export const writtenFree = (name: string): string => `{?${name}}`

/** Unfilled variables in a text, in their notation; other words in braces are ignored. */
export function unfilled(text: string): readonly string[] {
  const { known, free } = variablesOf(text)
  return [...known.map(writtenOf), ...free.map(writtenFree)]
}

/**
 * Fills a text's variables once: values are not expanded again. Variables without a value, or with
 * a blank one, are returned instead, in their notation.
 */
export function fill(
  text: string,
  { known, free }: Filling,
): { text: string } | { missing: readonly string[] } {
  const filled = fillKnown(text, { known, free })
  const missing = unfilled(filled)
  return missing.length > 0 ? { missing } : { text: filled }
}

/** Fills what it can and leaves the rest. */
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
