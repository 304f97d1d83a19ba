import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Language } from '#domain/reference/languages.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { en, type Namespace, prefixOf, type Translation } from './index.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { ru } from './ru.ts'
import { tr } from './tr.ts'
import {
  type CompiledPhrases,
  createTranslate,
  type PhraseKey,
  type PhraseParams,
  type Translator,
} from './translate.ts'
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
        `${prefixOf(namespace)}.${key}`,
        compileMessage(text),
      ]),
    ),
  )
}

const compiled = new Map<Language, CompiledPhrases>()

const namespacesBy = Map.groupBy<string, Namespace>(Object.keys(en) as Namespace[], prefixOf)

/** The words of a key such as `chat.state.open`; undefined where there are none. */
function wordsOf(language: Language, key: string): string | undefined {
  const dictionary: Partial<Record<Namespace, Readonly<Record<string, string>>>> =
    dictionaries[language] ?? en
  for (let dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) {
    const name = key.slice(dot + 1)
    for (const namespace of namespacesBy.get(key.slice(0, dot)) ?? []) {
      const words: Readonly<Record<string, string>> = dictionary[namespace] ?? en[namespace]
      if (Object.hasOwn(words, name)) return words[name]
    }
  }
  return undefined
}

/**
 * Everything in one language, for letters, the agreement and prerendered pages. A phrase is compiled when it
 * is first said: all of a language take a fifth of a second, and a server says few of them.
 */
export function translatorFor(
  language: Language,
  onMissing: (message: string) => void,
): Translator {
  const phrases = compiled.get(language) ?? {}
  compiled.set(language, phrases)
  const translate = createTranslate(language, phrases, onMissing)
  const bring = (key: string) => {
    if (Object.hasOwn(phrases, key)) return
    const words = wordsOf(language, key)
    if (words !== undefined) phrases[key] = compileMessage(words)
  }
  const say = (key: PhraseKey, params?: PhraseParams) => {
    bring(key)
    return translate(key, params)
  }
  const has = (key: string): key is PhraseKey => {
    bring(key)
    return translate.has(key)
  }
  return Object.assign(say, { has })
}
