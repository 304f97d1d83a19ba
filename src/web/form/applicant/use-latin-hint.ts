import { isWrittenInLatin } from '#phrases/format.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'

/** Says in languages of another script, before a rule has to, that an answer is written in Latin letters. */
export function useLatinHint(): string | undefined {
  const t = useTranslate()
  return isWrittenInLatin(useLanguage()) ? undefined : t('apply.latin.hint')
}
