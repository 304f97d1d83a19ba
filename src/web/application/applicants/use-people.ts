import { useDeferredValue, useMemo } from 'react'
import { travellerContext } from '#domain/application/steps/finding.ts'
import { now } from '../../clock.ts'
import { useAll, useFields } from '../../form/fields.tsx'
import { knownMonths } from '../../form/known-months.ts'
import { useLanguage } from '../../i18n/provider.tsx'
import type { WizardValues } from '../values.ts'
import { createProgress, type Person } from './progress.ts'

/** Everybody and how far they are, a moment behind what is typed: it never holds a keystroke up. */
export function usePeople(): readonly Person[] {
  const language = useLanguage()
  const values = useDeferredValue(useAll(useFields<WizardValues>()))
  const progress = useMemo(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const context = travellerContext(now(), zone)
    return createProgress({ context, monthNames: knownMonths(language) })
  }, [language])
  return useMemo(() => progress(values), [progress, values])
}
