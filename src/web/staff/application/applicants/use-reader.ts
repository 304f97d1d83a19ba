import { useMemo } from 'react'
import { namesIn } from '#domain/reference/country-search.ts'
import type { Words } from '../../../form/applicant/correction-words.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'

export function useReader(): Words {
  const t = useTranslate()
  const language = useLanguage()
  return useMemo(() => ({ t, language, countryName: namesIn(language) }), [t, language])
}
