import { isWrittenInLatin } from '#phrases/format.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'

/** For languages in other scripts: a hint that answers must be in Latin letters. */
export function useLatinHint(): string | undefined {
  const t = useTranslate()
  return isWrittenInLatin(useLanguage()) ? undefined : t('apply.latin.hint')
}
