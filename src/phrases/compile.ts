import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Language } from '#domain/reference/languages.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { en, type Namespace, type Translation } from './index.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { ru } from './ru.ts'
import { tr } from './tr.ts'
import { type CompiledPhrases, createTranslate, type Translate } from './translate.ts'
import { zh } from './zh.ts'

/** Every language that is written so far, complete by its type. */
export const dictionaries: Partial<Record<Language, Translation>> = {
  ar,
  de,
  en,
  es,
  fr,
  ja,
  ko,
  ru,
  tr,
  zh,
}

/**
 * The compiled messages of some namespaces in one language, for a page to carry.
 * Runs at build time and on the server only: browsers never load the compiler.
 */
export function compilePhrases(
  language: Language,
  namespaces: readonly Namespace[],
): CompiledPhrases {
  const dictionary = dictionaries[language] ?? en
  return Object.fromEntries(
    namespaces.flatMap((namespace) =>
      Object.entries<string>(dictionary[namespace] ?? en[namespace]).map(([key, text]) => [
        `${namespace}.${key}`,
        compileMessage(text),
      ]),
    ),
  )
}

const compiled = new Map<Language, CompiledPhrases>()

/** Everything in one language, for letters, the agreement and prerendered pages; compiled once. */
export function translatorFor(language: Language, onMissing: (message: string) => void): Translate {
  const phrases = compiled.get(language) ?? compilePhrases(language, Object.keys(en) as Namespace[])
  compiled.set(language, phrases)
  return createTranslate(language, phrases, onMissing)
}
