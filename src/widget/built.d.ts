import type { Language } from '#domain/reference/languages.ts'
import type { Words } from './view/words.ts'

declare global {
  // What scripts/build-widget.ts puts in.
  /** The words of the one language that a panel is built in. */
  const __WORDS__: Words
  /** The part of the names of the views that are fetched later. */
  const __MORE__: string
  /** What the button is called, in every language. */
  const __LABELS__: Record<Language, string>
  /** The part of the panels' names that changes with what is in them. */
  const __VERSION__: string
}

declare module '*.css?inline' {
  const css: string
  export default css
}
