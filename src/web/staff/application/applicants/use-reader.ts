import { useMemo } from 'react'
import { namesIn } from '#domain/reference/country-search.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import type { Reader } from './fields.ts'

export function useReader(): Reader {
  const t = useTranslate()
  const language = useLanguage()
  return useMemo(() => ({ t, language, countryName: namesIn(language) }), [t, language])
}
