import type { Language } from './reference/languages.ts'

const latin = /\p{Script=Latin}/u

/** The scripts of each language. */
const scripts: Partial<Record<Language, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
}

/** Addresses, references and variables look the same in every language. */
const alike = /https?:\/\/\S+|\S+@\S+|TZ-\d+|\{[^{}]*\}/gu

/** Minimum letters for a verdict. */
const least = 12

/**
 * Whether a text is probably in another language: most of its letters are of a foreign script.
 * Languages with the same script are not distinguished.
 */
export function isOtherScript(text: string, language: Language): boolean {
  const letters = [...text.replace(alike, ' ').matchAll(/\p{L}/gu)].map(([letter]) => letter)
  if (letters.length < least) return false
  const script = scripts[language] ?? latin
  const own = letters.filter((letter) => script.test(letter)).length
  // Kana distinguishes Japanese from Chinese.
  if (language === 'ja' && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return true
  if (language === 'zh' && /\p{Script=Hiragana}/u.test(text)) return true
  return own < letters.length / 2
}
