import type { Language } from '#domain/reference/languages.ts'
import type { Words } from './view/words.ts'

declare global {
  // Defined by scripts/build-widget.ts.
  /** Phrases of the panel's language. */
  const __WORDS__: Words
  /** Content hash of the lazily loaded views. */
  const __MORE__: string
  /** The button's label in every language. */
  const __LABELS__: Record<Language, string>
  /** Content hash of the panels. */
  const __VERSION__: string
}

declare module '*.css?inline' {
  const css: string
  export default css
}
