import { type Messages, setupI18n } from '@lingui/core'
import type { Language } from '#domain/reference/languages.ts'
import type { Dictionary, Namespace, PrefixOf } from './index.ts'

export type PhraseKey = {
  [N in Namespace]: `${PrefixOf<N>}.${Extract<keyof Dictionary[N], string>}`
}[Namespace]

export type PhraseParams = Readonly<Record<string, string | number | readonly string[]>>

/** Says a phrase in the language it was made for; a missing key warns and shows itself. */
export type Translate = (key: PhraseKey, params?: PhraseParams) => string

/** Tells besides whether there is such a phrase: for keys made from what was stored. */
export type Translator = Translate & Readonly<{ has: (key: string) => key is PhraseKey }>

/** Phrases as data that a page can carry: `key → compiled ICU message` (see compile.ts). */
export type CompiledPhrases = Messages

export function createTranslate(
  language: Language,
  phrases: CompiledPhrases,
  onMissing: (message: string) => void,
): Translator {
  const i18n = setupI18n({ locale: language, messages: { [language]: phrases } })
  i18n.on('missing', ({ id }) => onMissing(`Missing phrase: ${id}`))
  const translate = (key: PhraseKey, params?: PhraseParams) => i18n._(key, params)
  return Object.assign(translate, {
    has: (key: string): key is PhraseKey => Object.hasOwn(phrases, key),
  })
}

/** For keys made from data, such as `rule.${code}`: the caller has checked that the phrase exists. */
export function phraseKey(key: string): PhraseKey {
  return key as PhraseKey
}
