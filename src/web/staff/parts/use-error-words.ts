import { now } from '../../clock.ts'
import { useWords } from '../../i18n/provider.tsx'
import { sayError } from './words.ts'

export function useErrorWords(): (error: unknown) => string {
  const { t, language } = useWords()
  return (error) => sayError(error, t, language, now())
}
