import { useMemo, useRef } from 'react'
import type { StepId } from '#domain/application/journey.ts'
import { checkAgreement } from '#domain/application/steps/agreement.ts'
import { finding } from '#domain/application/steps/finding.ts'
import type { Issue } from '../form/issues.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { inWords, type useFindings } from './use-findings.ts'
import type { WizardValues } from './values.ts'

type IssuesOf = Readonly<{
  step: StepId
  values: WizardValues
  findings: ReturnType<typeof useFindings>
  /** Whether somebody tried to go on: errors are shown from then on. */
  isShown: boolean
  /** The one traveller whose errors are shown. */
  scope: number | null
  /** What the server refused although the screen let it through. */
  refused: readonly Issue[]
  signature: string
  isSignatureRefused: boolean
}>

const none: readonly Issue[] = []

/** What is said beside the fields of the step on the screen. */
export function useIssues(given: IssuesOf): readonly Issue[] {
  const t = useTranslate()
  const { step, values, findings, isShown, scope, refused, signature, isSignatureRefused } = given
  const issues = useMemo(() => {
    if (step === 'payment') {
      const answers = { ...values.agreement, digitalSignature: signature }
      const found = [
        ...(isShown ? checkAgreement(answers) : []),
        ...(isSignatureRefused ? [finding('digitalSignature', 'digitalSignature.incomplete')] : []),
      ]
      return inWords('payment', found, t)
    }
    const all = isShown ? findings.all(step, values) : findings.advice(step, values)
    const found = scope === null || !isShown ? all : ofApplicant(all, scope)
    const known = new Set(found.map(({ path }) => path))
    return [...found, ...refused.filter(({ path }) => !known.has(path))]
  }, [step, values, findings, isShown, scope, refused, signature, isSignatureRefused, t])
  return useSame(issues)
}

/** What should be looked at again before paying; it never blocks. */
export function useWarnings({
  step,
  values,
  findings,
}: Pick<IssuesOf, 'step' | 'values' | 'findings'>): readonly Issue[] {
  const warnings = useMemo(() => {
    if (step !== 'payment') return none
    const all = [...findings.all('details', values), ...findings.all('applicants', values)]
    return all.filter(({ severity }) => severity === 'warning')
  }, [step, values, findings])
  return useSame(warnings)
}

export function ofApplicant(issues: readonly Issue[], index: number): Issue[] {
  return issues.filter(({ path }) => path.startsWith(`applicants.${index}.`))
}

/** The same list as before while it says the same, so that nothing is drawn for nothing. */
function useSame<T>(list: readonly T[]): readonly T[] {
  const kept = useRef(list)
  if (JSON.stringify(kept.current) !== JSON.stringify(list)) kept.current = list
  return kept.current
}
