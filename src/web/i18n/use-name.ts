import { useCallback } from 'react'
import { formatName, type Named } from '#phrases/format.ts'
import { useLanguage } from './provider.tsx'

/** Formats travellers' names in the order of the page's language. */
export function useName(): (person: Named) => string {
  const language = useLanguage()
  return useCallback((person) => formatName(person, language), [language])
}
