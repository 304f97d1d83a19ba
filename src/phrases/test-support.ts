import type { Language } from '#domain/reference/languages.ts'
import { dictionaries } from './compile.ts'
import { staffNamespaces } from './index.ts'

const isForStaff = (namespace: string) => staffNamespaces.some((each) => each === namespace)

/** What others than staff read in a language: each message by its key, `letter.x`. */
export const messagesIn = (language: Language): (readonly [key: string, message: string])[] =>
  Object.entries(dictionaries[language] ?? {}).flatMap(([namespace, phrases]) =>
    isForStaff(namespace)
      ? []
      : Object.entries<string>(phrases).map(
          ([key, text]) => [`${namespace}.${key}`, text] as const,
        ),
  )

/** The same, without the evidence for banks, and of each message only what is read of it. */
export const readIn = (language: Language): (readonly [key: string, words: string])[] =>
  messagesIn(language)
    .filter(([key]) => !key.startsWith('evidence.'))
    .map(([key, text]) => [key, wordsOf(text)] as const)

/** A message without names of parameters, and without the words of plurals and choices. */
const wordsOf = (message: string) =>
  message
    .replaceAll(/\{\w+\}/g, '…')
    .replaceAll(/\{\w+,\s*(?:plural|selectordinal|select)\s*,(?:\s*offset:\d+)?/g, ' ')
    .replaceAll(/(?:=\d+|[\w-]+)\s*\{/g, ' ')
