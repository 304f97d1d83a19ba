import type { Language } from '#domain/reference/languages.ts'
import { compilePhrases } from '#phrases/compile.ts'
import type { Namespace } from '#phrases/index.ts'
import type { IslandProps } from './provider.tsx'

/** An island's props, created at build time: the browser never loads the compiler. */
export function islandProps(language: Language, namespaces: readonly Namespace[]): IslandProps {
  return { language, phrases: JSON.stringify(compilePhrases(language, namespaces)) }
}
