import type { Language } from './reference/languages.ts'

const latin = /\p{Script=Latin}/u

/** The scripts that a language is written in. */
const scripts: Partial<Record<Language, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
}

/** Addresses, references and variables are written alike in every language. */
const alike = /https?:\/\/\S+|\S+@\S+|TZ-\d+|\{[^{}]*\}/gu

/** Letters from which on a script says something. */
const least = 12

/**
 * Whether a text is likely written in another language: most of its letters are of a script that this one
 * does not use. Of two languages with the same script it tells nothing.
 */
export function isOtherScript(text: string, language: Language): boolean {
  const letters = [...text.replace(alike, ' ').matchAll(/\p{L}/gu)].map(([letter]) => letter)
  if (letters.length < least) return false
  const script = scripts[language] ?? latin
  const own = letters.filter((letter) => script.test(letter)).length
  // Kana tells Japanese from Chinese, which share the rest.
  if (language === 'ja' && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return true
  if (language === 'zh' && /\p{Script=Hiragana}/u.test(text)) return true
  return own < letters.length / 2
}
