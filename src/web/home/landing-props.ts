import type { Language } from '#domain/reference/languages.ts'
import type { PageFacts } from '#domain/reference/page-facts.ts'
import type { Rules } from '#domain/rules/rules.ts'
import type { Translate } from '#phrases/translate.ts'

/** Props of every section of the landing page. */
export type LandingProps = Readonly<{
  t: Translate
  language: Language
  company: PageFacts
  rules: Rules
}>
