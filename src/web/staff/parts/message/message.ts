import type { AnswerOf } from '#client/route.ts'
import type { Language } from '#domain/reference/languages.ts'
import { type Filling, fill, fillKnown, isProductTemplate, variablesOf } from '#domain/template.ts'
import { formatTyped } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { phraseKey } from '#phrases/translate.ts'
import { holding } from '../search.ts'

export type Template = AnswerOf<'GET /api/admin/templates'>['items'][number]
export type Writing = AnswerOf<'GET /api/admin/applications/{id}/message'>

export type Draft = Readonly<{
  /** As it stands in the field, with what is still to be filled. */
  text: string
  free: Readonly<Record<string, string>>
  template: string | null
}>

export const emptyDraft: Draft = { text: '', free: {}, template: null }

/** What a template is called: those of the product in the writer's language. */
export function templateName({ name }: Pick<Template, 'name'>, t: Translate): string {
  return isProductTemplate(name) ? t(`staff.template.name.${name}`) : name
}

const known = ['traveller', 'expires', 'amount', 'day']

/** What a free variable asks for: those of the product in words, others by their name. */
export function freeLabel(name: string, t: Translate): string {
  return known.includes(name) ? t(phraseKey(`staff.template.free.${name}`)) : name
}

export function fittingTemplates<T extends Pick<Template, 'name' | 'text'>>(
  templates: readonly T[],
  search: string,
  t: Translate,
): readonly T[] {
  const fits = holding(search)
  return templates.filter((each) => fits(`${templateName(each, t)} ${each.text}`))
}

/** A draft with a template in it: what the application says is filled in, what was typed stays above it. */
export function withTemplate(
  draft: Draft,
  { id, text }: Pick<Template, 'id' | 'text'>,
  values: Writing['values'],
): Draft {
  const filled = fillKnown(text, { known: values, free: {} })
  const above = draft.text.trim()
  return { ...draft, text: above ? `${above}\n\n${filled}` : filled, template: id }
}

/** What stands in the way of a message, or what it will say. */
export type Standing = Readonly<{
  message: string | null
  /** To be filled in, each once. */
  free: readonly string[]
  /** What the application does not say, as it is written. */
  unknown: readonly string[]
  isBlank: boolean
}>

export function standingOf({ text, free }: Draft, { language, values }: Writing): Standing {
  const filling: Filling = { known: values, free: sayAll(free, language) }
  const result = fill(text.trim(), filling)
  const variables = variablesOf(text)
  const missing = 'missing' in result ? result.missing : []
  return {
    message: 'text' in result && result.text ? result.text : null,
    free: variables.free,
    unknown: missing.filter((written) => !written.startsWith('{?')),
    isBlank: !text.trim(),
  }
}

/** What was filled in, as the traveller reads it. */
export function sayAll(
  free: Readonly<Record<string, string>>,
  language: Language,
): Record<string, string> {
  const said = Object.entries(free).map(([name, typed]) => [
    name,
    formatTyped(typed.trim(), language),
  ])
  return Object.fromEntries(said)
}
