import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { staffLanguages } from '#domain/reference/languages.ts'
import { dictionaries } from './compile.ts'
import { en, type Namespace, staffNamespaces } from './index.ts'

type Compiled = ReturnType<typeof compileMessage>

/** Which parameters a message takes, and how: 'name', 'count plural'; plural forms differ by language. */
function placeholdersOf(message: Compiled): string[] {
  if (typeof message === 'string') return []
  const found = message.flatMap((part): string[] => {
    if (typeof part === 'string') return []
    const [name, format, forms] = part as [string, string?, Record<string, Compiled>?]
    if (name === '#') return []
    const inner = Object.entries(forms ?? {}).flatMap(([form, text]) =>
      form === 'offset' ? [] : placeholdersOf(text),
    )
    return [[name, format].filter(Boolean).join(' '), ...inner]
  })
  return [...new Set(found)].sort()
}

const translations = Object.entries(dictionaries).filter(([language]) => language !== 'en')

/** Languages whose nouns have no number: there a count may stand as it is. */
const unnumbered = ['ja', 'ko', 'tr', 'zh']

/** What both take, without how it is counted: a language may need a plural where English does not. */
const uncounted = (placeholders: readonly string[]) => [
  ...new Set(placeholders.map((each) => each.replace(/ plural$/, ''))),
]

const pluralsIn = (placeholders: readonly string[]) =>
  placeholders.filter((each) => each.endsWith(' plural'))

describe.each(translations)('%s', (language, dictionary) => {
  test.each(Object.keys(dictionary) as Namespace[])('%s takes what English takes', (namespace) => {
    const english: Record<string, string> = en[namespace]
    const translated: Record<string, string> = { ...dictionary[namespace] }
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort())
    const both = Object.keys(english).map((key) => ({
      key,
      english: placeholdersOf(compileMessage(english[key] ?? '')),
      translated: placeholdersOf(compileMessage(translated[key] ?? '')),
    }))
    expect(both.map(({ key, translated: own }) => [key, uncounted(own).sort()])).toEqual(
      both.map(({ key, english: asked }) => [key, uncounted(asked).sort()]),
    )
    if (unnumbered.includes(language)) return
    const uncountedOnes = both.filter(({ english: asked, translated: own }) =>
      pluralsIn(asked).some((each) => !own.includes(each)),
    )
    expect(uncountedOnes.map(({ key }) => key)).toEqual([])
  })
})

test.each(staffLanguages)('colleagues can read all of their area in %s', (language) => {
  expect(Object.keys(dictionaries[language] ?? {})).toEqual(
    expect.arrayContaining([...staffNamespaces]),
  )
})

test('English compiles', () => {
  for (const texts of Object.values(en)) {
    for (const text of Object.values(texts)) expect(() => compileMessage(text)).not.toThrow()
  }
})
