import { type ReactNode, useEffect, useState } from 'react'
import type { StaffLanguage } from '#domain/reference/languages.ts'
import { chooseLanguage, chosenLanguage } from '../../i18n/chosen-language.ts'
import { useLanguage } from '../../i18n/provider.tsx'
import { EmptyBar } from './TopBar.tsx'

type OwnLanguageProps = Readonly<{ language: StaffLanguage; children: ReactNode }>

/**
 * Whoever comes in reads their own language: a page in another one is asked for again. Once, and
 * only on the way in, so that no work is lost when the account changes elsewhere.
 */
export function OwnLanguage({ language, children }: OwnLanguageProps) {
  const shown = useLanguage()
  const [isLeaving, setLeaving] = useState(
    () => shown !== language && chosenLanguage() !== language,
  )
  useEffect(() => {
    if (!isLeaving) return
    chooseLanguage(language)
    // A browser that keeps no choice would get the same page again, for ever.
    if (chosenLanguage() === language) location.reload()
    else setLeaving(false)
  }, [isLeaving, language])
  return isLeaving ? <EmptyBar /> : children
}
