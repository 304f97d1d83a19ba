import { useCallback, useMemo, useRef, useState } from 'react'
import { type StepId, steps } from '#domain/application/step.ts'
import type { AgreementAnswers } from '#domain/application/steps/agreement.ts'
import type { FieldError } from '#domain/error.ts'
import { readingIn } from '../form/applicant/findings.ts'
import { type IssueWords, issueOf, type ScreenFinding } from '../form/issue-words.ts'
import type { Issue } from '../form/issues.tsx'
import { loadPhoneRules } from '../form/PhoneField.tsx'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { useRules } from '../rules.ts'
import { type WizardValues, withApplicants } from './values.ts'
import { errorsOf, ofApplicant, type WizardState } from './wizard-state.ts'

type PhoneRules = Awaited<ReturnType<typeof loadPhoneRules>>

// Nothing to report before the first answer: loaded then.
const loadChecks = () => import('./findings.ts')
type Checks = Awaited<ReturnType<typeof loadChecks>>

/** Findings in words, by the traveller's local date. */
export function useFindings() {
  const t = useTranslate()
  const language = useLanguage()
  const rules = useRules()
  const phone = useRef<PhoneRules | null>(null)
  const checks = useRef<Checks | null>(null)
  const [hasChecks, setHasChecks] = useState(false)

  /** Loads the checks, and the numbering plans if possible: the server checks those too. False without checks. */
  const prepare = useCallback(async () => {
    const [found, plans] = await Promise.all([
      checks.current ?? loadChecks().catch(() => null),
      phone.current ?? loadPhoneRules().catch(() => null),
    ])
    checks.current = found
    phone.current = plans
    setHasChecks(found !== null)
    return found !== null
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded checks find more
  return useMemo(() => {
    const words: IssueWords = { t, language }
    const all = (step: StepId, values: WizardValues): Issue[] => {
      if (!checks.current) return []
      const found: ScreenFinding[] = checks.current.findingsOf(
        step,
        values,
        readingIn(rules, language),
      )
      const number = values.details.contactPhone
      const hasPhone = !found.some(({ path }) => path === 'contactPhone')
      const more =
        step === 'details' && hasPhone ? phone.current?.checkPhone('contactPhone', number) : []
      return inWords(step, [...found, ...(more ?? [])], words, values)
    }
    return {
      all,
      advice: (step: StepId, values: WizardValues) =>
        checks.current
          ? inWords(
              step,
              checks.current.adviceOf(step, values, readingIn(rules, language)),
              words,
              values,
            )
          : [],
      agreement: (answers: AgreementAnswers, isRefused?: boolean) =>
        inWords('payment', checks.current?.agreementFindings(answers, isRefused) ?? [], words),
      /** The server's refusal as issues, of the step of its first field. */
      refusals: (fields: readonly FieldError[], values: WizardValues): Issue[] => {
        const refused = checks.current?.refusedBy(fields)
        return refused ? inWords(refused.step, refused.found, words, values) : []
      },
      /** The first incomplete step, for the number of travellers; the first step without checks. */
      furthest: (values: WizardValues): StepId => {
        if (!checks.current) return 'details'
        const complete = withApplicants(values)
        const before = steps.filter(({ number }) => number < 3)
        return before.find(({ id }) => errorsOf(all(id, complete)).length > 0)?.id ?? 'payment'
      },
      prepare,
    }
  }, [language, t, prepare, hasChecks, rules])
}

export type Findings = ReturnType<typeof useFindings>

const prefixes: Partial<Record<StepId, string>> = { details: 'details.', payment: 'details.' }

/** Findings as issues with paths. */
export function inWords(
  step: StepId,
  findings: readonly ScreenFinding[],
  words: IssueWords,
  values?: WizardValues,
): Issue[] {
  const channel = values?.details.communicationChannel ?? ''
  return findings.map((found) => {
    const [, index] = found.path.split('.')
    const hasOneName = values?.applicants[Number(index)]?.singleName === true
    const path = `${prefixes[step] ?? ''}${found.path}`
    const issue = issueOf(found, path, words, { channel, hasOneName })
    return found.code === 'dateOfBirth.too-young'
      ? { ...issue, askUs: words.t('eligibility.baby') }
      : issue
  })
}

type IssuesOf = Readonly<{
  state: WizardState
  values: WizardValues
  findings: ReturnType<typeof useFindings>
  signature: string
  isSignatureRefused: boolean
}>

const none: readonly Issue[] = []

/** Issues beside the fields of the current step. */
export function useIssues(given: IssuesOf): readonly Issue[] {
  const { values, findings, signature, isSignatureRefused } = given
  const { step, scope, refused, tries } = given.state
  // Errors are shown after the first attempt to continue.
  const isShown = tries > 0
  const issues = useMemo(() => {
    if (step === 'payment') {
      const answers = { ...values.details, digitalSignature: signature }
      const found = findings.agreement(answers, isSignatureRefused)
      return isShown
        ? found
        : found.filter(({ path }) => isSignatureRefused && /Signature$/.test(path))
    }
    const all = isShown ? findings.all(step, values) : findings.advice(step, values)
    const found = scope === null || !isShown ? all : ofApplicant(all, scope)
    const known = new Set(found.map(({ path }) => path))
    return [...found, ...refused.filter(({ path }) => !known.has(path))]
  }, [step, values, findings, isShown, scope, refused, signature, isSignatureRefused])
  return useSame(issues)
}

/** Warnings to check before paying; they never block. */
export function useWarnings(
  step: StepId,
  values: WizardValues,
  findings: IssuesOf['findings'],
): readonly Issue[] {
  const warnings = useMemo(() => {
    if (step !== 'payment') return none
    const all = [...findings.all('details', values), ...findings.all('applicants', values)]
    return all.filter(({ severity }) => severity === 'warning')
  }, [step, values, findings])
  return useSame(warnings)
}

/** Keeps the previous list while equal, to avoid re-rendering. */
function useSame<T>(list: readonly T[]): readonly T[] {
  const shown = useRef(list)
  if (JSON.stringify(shown.current) !== JSON.stringify(list)) shown.current = list
  return shown.current
}
