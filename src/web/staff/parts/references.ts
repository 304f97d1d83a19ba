import { parseReference } from '#domain/application/reference.ts'

/** A stretch of words, or an application that they name. */
export type ReferencePart = Readonly<{ text: string; applicationId: number | null }>

/** As people write them within a sentence; a bare number may be anything. */
const reference = /\bTZ[-‐‑‒–—−]?\d{4,15}\b/gi

/** Words in parts whose texts together are the words: numbers of applications apart. */
export function referenceParts(words: string): ReferencePart[] {
  const parts: ReferencePart[] = []
  let from = 0
  for (const { 0: text, index } of words.matchAll(reference)) {
    if (index > from) parts.push({ text: words.slice(from, index), applicationId: null })
    parts.push({ text, applicationId: parseReference(text) })
    from = index + text.length
  }
  if (from < words.length) parts.push({ text: words.slice(from), applicationId: null })
  return parts
}

/** The application that messages name last; null where they name none. */
export function namedApplication(messages: readonly string[]): number | null {
  const named = messages.flatMap((words) =>
    referenceParts(words).flatMap(({ applicationId }) => applicationId ?? []),
  )
  return named.at(-1) ?? null
}
