import { useMemo } from 'react'
import { namesIn } from '#domain/reference/country-search.ts'
import type { Words } from '../../../form/applicant/correction-words.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { useRules } from '../../../rules.ts'

export function useReader(): Words {
  const t = useTranslate()
  const language = useLanguage()
  const rules = useRules()
  return useMemo(
    () => ({ rules, t, language, countryName: namesIn(language) }),
    [rules, t, language],
  )
}
