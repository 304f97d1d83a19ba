/**
 * A long text as data. Strings may hold links as `[words](target)`; a target is the name of a page
 * (`refundPolicy`), `email`, `phone` or `official`.
 */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] }

export type LegalSection = { id: string; title: string; body: readonly LegalBlock[] }

export type LegalPage = {
  title: string
  description: string
  /** When the text began to hold, in words. */
  dated: string
  intro: readonly string[]
  sections: readonly LegalSection[]
}
