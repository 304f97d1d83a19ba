import { useMemo } from 'react'
import type { Finding } from '#domain/application/steps/finding.ts'
import { now } from '../../../clock.ts'
import { useRules } from '../../../rules.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { findingsBy } from './findings.ts'

/** What the rules say of each applicant, worked out once for each state of the application. */
export function useFindings(): ReadonlyMap<number, readonly Finding[]> {
  const rules = useRules()
  const { application } = useDetail()
  return useMemo(() => {
    if (application.erasedAt) return new Map()
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    return findingsBy(rules, application, now(), timeZone)
  }, [rules, application])
}
