import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Language } from '#domain/reference/languages.ts'
import { type CompiledPhrases, createTranslate, type Translate } from '#phrases/translate.ts'

/** Props of every island: its language, and its compiled phrases as JSON. */
export type IslandProps = Readonly<{ language: Language; phrases: string }>

type Words = Readonly<{ language: Language; t: Translate }>

const WordsContext = createContext<Words | null>(null)

/** Parses the phrases once and provides them. */
export function PhrasesProvider({
  language,
  phrases,
  children,
}: IslandProps & { children: ReactNode }) {
  const words = useMemo(() => {
    const compiled = JSON.parse(phrases) as CompiledPhrases
    return { language, t: createTranslate(language, compiled, console.warn) }
  }, [language, phrases])
  return <WordsContext value={words}>{children}</WordsContext>
}

function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('PhrasesProvider is missing above this component')
  return words
}

export function useTranslate(): Translate {
  return useWords().t
}

export function useLanguage(): Language {
  return useWords().language
}
