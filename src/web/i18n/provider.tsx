import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import type { Language } from '#domain/reference/languages.ts'
import { type CompiledPhrases, createTranslate, type Translator } from '#phrases/translate.ts'

/** Props of every island: its language, its compiled phrases as JSON, and the address of further ones. */
export type IslandProps = Readonly<{ language: Language; phrases: string; late?: string }>

type Words = Readonly<{ language: Language; t: Translator; bring: () => Promise<void> }>

const WordsContext = createContext<Words | null>(null)

/** Parses the phrases once and provides them. */
export function PhrasesProvider({
  language,
  phrases,
  late,
  children,
}: IslandProps & { children: ReactNode }) {
  const [more, setMore] = useState<CompiledPhrases | null>(null)
  const isWhole = !late || more !== null
  const bring = useCallback(async () => {
    if (isWhole) return
    const answer = await fetch(late)
    if (!answer.ok) throw new Error(`${answer.status}`)
    setMore(await answer.json())
  }, [late, isWhole])
  const words = useMemo(() => {
    const compiled: CompiledPhrases = { ...JSON.parse(phrases), ...more }
    return { language, t: createTranslate(language, compiled, console.warn), bring }
  }, [language, phrases, more, bring])
  return <WordsContext value={words}>{children}</WordsContext>
}

/** The language of the page, and what says things in it. */
export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('PhrasesProvider is missing above this component')
  return words
}

export function useTranslate(): Translator {
  return useWords().t
}

/** Brings the phrases that the page came without. */
export const useBring = (): Words['bring'] => useWords().bring

export function useLanguage(): Language {
  return useWords().language
}
