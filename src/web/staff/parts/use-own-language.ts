import { useEffect, useEffectEvent, useState } from 'react'
import type { StaffLanguage } from '#domain/reference/languages.ts'
import { chooseLanguage, chosenLanguage } from '../../i18n/chosen-language.ts'
import { useLanguage } from '../../i18n/provider.tsx'

/**
 * Asks for the page again where somebody reads another language than it is in; true while it leaves. Once, and
 * only on the way in, so that no work is lost when the account changes elsewhere. `keep` runs before it leaves.
 */
export function useOwnLanguage(language: StaffLanguage, keep?: () => void): boolean {
  const shown = useLanguage()
  const [isLeaving, setLeaving] = useState(
    () => shown !== language && chosenLanguage() !== language,
  )
  const leave = useEffectEvent(() => keep?.())
  useEffect(() => {
    if (!isLeaving) return
    chooseLanguage(language)
    // A browser that keeps no choice would get the same page again, for ever.
    if (chosenLanguage() !== language) return setLeaving(false)
    leave()
    location.reload()
  }, [isLeaving, language])
  return isLeaving
}
