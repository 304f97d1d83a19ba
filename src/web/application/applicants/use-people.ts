import { useDeferredValue, useMemo } from 'react'
import { useLanguage } from '../../i18n/provider.tsx'
import type { Wizard } from '../use-wizard.ts'
import { createProgress, type Person } from './progress.ts'

/** Travellers and their progress, deferred so as not to delay typing. */
export function usePeople({ values, check }: Pick<Wizard, 'values' | 'check'>): readonly Person[] {
  const language = useLanguage()
  const deferred = useDeferredValue(values)
  const progress = useMemo(() => createProgress(check, language), [check, language])
  return useMemo(() => progress(deferred), [progress, deferred])
}
