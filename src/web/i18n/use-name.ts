import { useCallback } from 'react'
import { formatName, type Named } from '#phrases/format.ts'
import { useLanguage } from './provider.tsx'

/** How a screen writes the names of its travellers: in the order of its language. */
export function useName(): (person: Named) => string {
  const language = useLanguage()
  return useCallback((person) => formatName(person, language), [language])
}
