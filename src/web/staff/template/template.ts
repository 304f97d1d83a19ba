import type { AnswerOf } from '#client/route.ts'
import { type Language, languages } from '#domain/reference/languages.ts'
import { variablesOf } from '#domain/template.ts'
import { useAsked } from '../parts/asked.ts'
import { templatesKey } from '../parts/message/use-writing.ts'

/** A template as it is edited: a text for each language, empty where there is none. */
export type EditedTemplate = Readonly<{
  name: string
  isShared: boolean
  texts: Readonly<Record<Language, string>>
}>

export const blankTemplate: EditedTemplate = { name: '', isShared: false, texts: textsFrom({}) }

function textsFrom(texts: Readonly<Partial<Record<Language, string>>>): Record<Language, string> {
  const entries = languages.map((language) => [language, texts[language] ?? ''])
  return Object.fromEntries(entries)
}

export const firstOf = ({ name, isShared, texts }: FullTemplate): EditedTemplate => ({
  ...{ name, isShared, texts: textsFrom(texts) },
})

export function writtenTexts({ texts }: EditedTemplate): Partial<Record<Language, string>> {
  const written = languages.filter((language) => texts[language].trim())
  return Object.fromEntries(written.map((language) => [language, texts[language].trim()]))
}

/** The first language in whose text something in braces is no variable, and what. */
export function unknownIn(
  texts: EditedTemplate['texts'],
): { language: Language; names: readonly string[] } | null {
  for (const language of languages) {
    const { unknown } = variablesOf(texts[language])
    if (unknown.length > 0) return { language, names: unknown.map((name) => `{${name}}`) }
  }
  return null
}

export type FullTemplate = AnswerOf<'GET /api/admin/templates/{id}'>

/** A template in all its languages; nothing is asked for one that is new. */
export function useTemplate(id: string | null) {
  return useAsked(
    [...templatesKey, 'one', id],
    'GET /api/admin/templates/{id}',
    { params: { id: id ?? '' } },
    {
      enabled: id !== null,
      // What is edited stays as it was opened; who saves over a colleague's change is told by the server.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
  )
}
