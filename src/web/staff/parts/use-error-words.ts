import { now } from '../../clock.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { sayError } from './words.ts'

export function useErrorWords(): (error: unknown) => string {
  const t = useTranslate()
  const language = useLanguage()
  return (error) => sayError(error, t, language, now())
}
